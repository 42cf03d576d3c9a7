/** A record that an input names by another key than its id. */
import type { NormalEntity, NormalProperty } from '../normal';
import { type CheckContext, expectEntity, expectField, tell } from './context';

/** @param isInput a stored field refers by id, so that what it names can be renamed */
export function checkKeyed(context: CheckContext, field: NormalProperty, key: string, isInput: boolean): void {
  if (!isInput) return tell(context, field, 'key', '"key" belongs to inputs of actions; a record refers by id: leave it out');
  if (field.kind !== 'text') return tell(context, field, 'key', `a key is a text; "${field.name}" is ${field.kind}`);
  if (field.to === undefined) return tell(context, field, 'key', `"${field.name}" names nothing by its key; write "to": "<section>/<entity>"`);
  const target = expectEntity(context, field, 'to', field.to);
  const by = target && expectField(context, field, 'key', key, target.fields);
  if (by && !namesOne(target, by)) tell(context, field, 'key', `"${key}" of ${field.to} names no one record; name a stored text that is "unique" and answered whole`);
}

function namesOne({ fields }: NormalEntity, by: NormalProperty): boolean {
  return fields.includes(by) && by.kind === 'text' && by.unique !== undefined && by.unique.scope.length === 0 && !by.computed && !by.masked && !by.writeOnly;
}
