/** A broken unique index, said at the field it belongs to. The index, not a look before, is what holds under load. */
import { invalid, type Refusal } from '../../refusal';
import { uniqueViolation } from '../../sql/codes';
import type { Resource } from '../types';

/** Whether the index is that of the fields: one field may be unique by itself and lie in another's scope. */
const isOf = (columns: readonly string[], fields: readonly string[], resource: Resource): boolean =>
  columns.length === fields.length && fields.every((name) => columns.includes(resource.stored.get(name)?.column ?? ''));

interface DatabaseError { code?: string; constraint?: string }

/** @returns the refusal that says so, or nothing when the error is another one */
export function takenRefusal(error: unknown, resources: ReadonlyMap<string, Resource>): Refusal | undefined {
  const { code, constraint } = (error ?? {}) as DatabaseError;
  if (code !== uniqueViolation || !constraint) return undefined;
  for (const resource of resources.values()) {
    const index = resource.entity.table.indexes.find((one) => one.unique && one.name === constraint);
    if (!index) continue;
    for (const stored of resource.stored.values()) {
      const { field } = stored;
      if (field.unique && isOf(index.columns, [...field.unique.scope, field.name], resource)) return invalid([{ field: field.name, message: field.unique.message, code: field.unique.code }]);
    }
  }
  return undefined;
}
