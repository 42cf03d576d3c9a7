import type { ChoiceModel } from '../model';
import { isSuperUser } from '../permission/superUser';
import { holds } from './holds';

type Row = Record<string, unknown>;
type Ban = ChoiceModel['never'][number];

/** Why an account cannot newly choose a record; undefined when it can. */
export const banOf = (choice: ChoiceModel | undefined, record: Row, account: string | undefined): Ban | undefined =>
  choice?.never.find(({ when, except }) => !(except === 'superUser' && isSuperUser(account)) && holds(when, record));

export const isAlwaysChosen = (choice: ChoiceModel | undefined, record: Row): boolean =>
  choice?.always !== undefined && holds(choice.always, record);
