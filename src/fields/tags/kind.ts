import { label } from '../../engine/sample/chinese';
import { between, times } from '../../engine/sample/pick';
import { listSchema } from '../../engine/schema/listSchema';
import { trimmed } from '../../engine/text/words';
import { listKind, type FieldKind } from '../kind';

/** Keywords: at most 20 of at most 32 characters, no duplicates (spec 2 §5); a comma separates and is never part of one. */
export const kind: FieldKind = {
  ...listKind,
  name: 'tags',
  title: '标签',
  isTyped: true,
  verb: '请输入',
  operators: ['in', 'contains', 'none'],
  least: 92,
  keywords: ['minItems', 'maxItems'],
  messages: { pattern: () => '标签不能包含逗号' },
  schema: (field) => ({
    ...listSchema(field, { type: 'string', minLength: 1, maxLength: 32, pattern: '^[^,]*$' }, 20),
    uniqueItems: true,
  }),
  parse: (text) => [...new Set(text.split(/[,，\n]/).map(trimmed).filter((each) => each !== ''))],
  format: (value) => (Array.isArray(value) ? value.join('、') : ''),
  normalize: (value) =>
    Array.isArray(value) ? [...new Set(value.map(trimmed).filter((each) => each !== ''))] : value,
  sample(field, random) {
    const most = field.maxItems ?? 20;
    const wanted = Math.max(field.minItems ?? 1, Math.min(most, between(random, 1, 4)));
    const chosen = new Set(times(wanted, () => label(random)));
    while (chosen.size < wanted) chosen.add(`${label(random)}${chosen.size + 1}`);
    return [...chosen];
  },
};
