/** Checks of `finds`: the record is read by one field, shown, and acted upon. */
import type { NormalEntity, NormalList } from '../normal';
import { type CheckContext, expectEntity, expectName, tell } from './context';

export function checkFinds(context: CheckContext, list: NormalList, finds: NonNullable<NormalList['finds']>, entity: NormalEntity): void {
  if (list.name !== 'list') return tell(context, list, 'finds', 'a record is found above the list of a screen, not in a view of it');
  const key = finds.in ?? entity.key;
  const target = key === entity.key ? entity : expectEntity(context, finds, 'in', key);
  if (!target) return;
  const { resource } = target;
  const one = resource?.calls.find(({ name }) => name === 'one');
  if (one?.id?.by === undefined) tell(context, finds, finds.in === undefined ? undefined : 'in', `${key} reads no record by what is entered; write "one": { "call": "GET info", "by": "<a unique field>" } in its "api"`);
  if (!resource?.detail) tell(context, finds, finds.in === undefined ? undefined : 'in', `what is found is shown as its detail says; ${key} has none`);
  const actions = (resource?.actions ?? []).filter(({ on }) => on.includes('row'));
  expectName(context, finds, 'act', 'action', finds.act, actions.map(({ name }) => name));
}
