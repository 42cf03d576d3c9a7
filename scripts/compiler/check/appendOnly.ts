/** Checks what is said of a table whose rows are written once: nothing of its entity may change one of them. */
import type { NormalEntity, NormalResource } from '../normal';
import { type CheckContext, tell } from './context';

const changing: readonly string[] = ['update', 'delete', 'switch'];

export function checkAppendOnly(context: CheckContext, { table, softDelete, resource, byTime, completes }: NormalEntity): void {
  if (!table.appendOnly) return;
  const refuse = (what: string) => { tell(context, table, 'appendOnly', `rows of the table are written once, and ${what}`); };
  if (table.kept) refuse('the server makes this one itself');
  if (softDelete) refuse('"softDelete" marks those that are deleted');
  if (byTime.length > 0) refuse('"byTime" changes them');
  if (completes.length > 0) refuse('"follows" changes them');
  if (resource) checkCalls(refuse, resource);
}

function checkCalls(refuse: (what: string) => void, { calls, actions, service, states, list, views }: NormalResource): void {
  for (const { role, name } of calls) if (changing.includes(role)) refuse(`"${name}" changes them`);
  for (const { name, effect } of [...actions, ...service]) if (effect && !('create' in effect || 'book' in effect)) refuse(`"${name}" changes them`);
  if (states) refuse('"states" moves them');
  const filters = [list, ...views].flatMap((each) => each?.filters ?? []);
  for (const { operator, param } of filters) if (operator === 'contains') refuse(`filter "${param}" searches by pieces of texts, which older rows get by an update`);
}
