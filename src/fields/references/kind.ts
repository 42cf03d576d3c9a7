import { parseId } from '../../engine/references/ids';
import { between, times } from '../../engine/sample/pick';
import { listSchema } from '../../engine/schema/listSchema';
import { listKind, type FieldKind } from '../kind';

/** Where a whole tree may be ticked. */
const wholeTree = 10_000;

/** Ids of several records of another entity, in the order chosen, each once. */
export const kind: FieldKind = {
  ...listKind,
  name: 'references',
  title: '多项关联',
  keywords: ['to', 'toBy', 'leavesOnly', 'onDelete', 'minItems', 'maxItems', 'as', 'marks', 'inverse'],
  schema: (field) => ({
    ...listSchema(field, { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, field.as === 'tree' ? wholeTree : 1000),
    uniqueItems: true,
  }),
  parse: (text, field) => text.split(/[,，\s]+/).filter((part) => part !== '').map((part) => parseId(part, field)),
  format: (value, field, context) =>
    Array.isArray(value)
      ? value.map((id) => (field.to === undefined ? undefined : context.displayName?.(field.to, id)) ?? String(id)).join('、')
      : '',
  normalize: (value) => (Array.isArray(value) ? [...new Set(value)] : value),
  sample(field, random) {
    const most = field.maxItems ?? 1000;
    const first = between(random, 1, 40);
    return times(Math.max(field.minItems ?? 1, Math.min(most, between(random, 1, 3))), (index) => first + index);
  },
};
