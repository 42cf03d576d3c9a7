import { canonicalReference, noReference, parseId, smallestId } from '../../engine/references/ids';
import { between } from '../../engine/sample/pick';
import { nullable } from '../../engine/schema/nullable';
import type { FieldKind } from '../kind';

/** Id of one record of another entity. */
export const kind: FieldKind = {
  name: 'reference',
  title: '关联',
  verb: '请选择',
  wires: ['plain'],
  operators: ['equals', 'in', 'none'],
  empty: null,
  align: 'left',
  width: 140,
  least: 92,
  sortable: false,
  keywords: ['to', 'toBy', 'leavesOnly', 'onDelete', 'unique', 'fills'],
  schema: (field) => nullable(field, { type: 'integer', minimum: smallestId(field), maximum: Number.MAX_SAFE_INTEGER }),
  parse: (text, field) => (text.trim() === '' ? noReference(field) : canonicalReference(parseId(text, field), field)),
  format(value, field, context) {
    if (typeof value !== 'number' || value === 0) return '';
    return (field.to === undefined ? undefined : context.displayName?.(field.to, value)) ?? String(value);
  },
  normalize: canonicalReference,
  sample: (_field, random) => between(random, 1, 50),
};
