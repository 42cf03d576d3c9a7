/** Checks of single records: nothing that means several is written, and the record can be there before anybody fills it in. */
import { kinds } from '../../../src/fields/kinds';
import type { NormalEntity, NormalProperty, NormalResource } from '../normal';
import { type CheckContext, expectField, tell } from './context';

/** Words of `resource` and `api` that speak of several records. */
const several = ['list', 'views', 'detail', 'tree', 'queue', 'shopPage', 'choice', 'options', 'softDelete', 'actions', 'states'] as const;
const severalCalls = ['list', 'create', 'delete', 'switch', 'reads', 'counts', 'export'] as const;

export function checkSingle(context: CheckContext, { fields, source }: NormalEntity, resource: NormalResource): void {
  for (const call of resource.calls) {
    const { value, role } = call;
    if (value === undefined) continue;
    if (!resource.single || role !== 'one') tell(context, call, 'shape', '"value" belongs to the read of a single record');
    else if (expectField(context, call, 'shape', value, fields)?.writeOnly) tell(context, call, 'shape', `"${value}" is never answered`);
  }
  if (!resource.single) return;
  const written = source.resource as object & { api?: object };
  for (const word of several) if (word in written) tell(context, written, word, `"${word}" is about several records, and "single" says that there is one`);
  for (const word of severalCalls) if (written.api && word in written.api) tell(context, written.api, word, `"${word}" is about several records, and "single" says that there is one; its calls are "one" and "update"`);
  for (const rows of ['seed', 'demo'] as const) if (source[rows]) tell(context, source, rows, 'a single record begins with the defaults of its fields; write them there');
  if (resource.style !== 'platform') tell(context, resource, 'style', `a single record has no id, which ${resource.style} needs`);
  for (const field of fields) {
    if (isBlank(field)) tell(context, field, undefined, `"${field.name}" must be filled in, and the record is there before anybody fills it in; write "default"`);
  }
}

/** Nothing stands for a number or a code that nobody has chosen; texts and lists are empty. */
const isBlank = ({ kind, required, when, computed, default: initial }: NormalProperty): boolean =>
  required && !when && !computed && initial === undefined && kinds[kind] !== undefined && kinds[kind].empty === null;
