/** Days of which records are counted. */
import type { Condition, DaysModel } from '../../../src/engine/model';
import type { NormalEntity } from '../normal';

/** What holds of the records that the list may show. */
export const listedOf = ({ resource }: NormalEntity): Condition | undefined => resource?.calls.find(({ name }) => name === resource.list?.read)?.where;

export const daysModel = (normal: NormalEntity): DaysModel[] | undefined =>
  (normal.days.length === 0 ? undefined : normal.days.map(({ of, listed, sums }) => ({ of, where: listed && listedOf(normal), sums })));
