import { pick } from '../../engine/sample/pick';
import { isEmpty } from '../../engine/text/words';
import type { FieldKind } from '../kind';

/** One code of an enumeration; `field.codes` holds all of them. */
export const kind: FieldKind = {
  name: 'enumeration',
  title: '枚举',
  verb: '请选择',
  wires: ['plain', '1/0', "'1'/'0'", 'true/false'],
  operators: ['equals', 'in', 'none'],
  empty: null,
  align: 'center',
  width: 120,
  sortable: true,
  keywords: ['enumeration', 'as', 'unique'],
  schema(field) {
    const codes = field.codes ?? [];
    return { enum: field.required || codes.includes(null) ? codes : [...codes, null] };
  },
  parse(text, field) {
    const clean = text.trim();
    if (clean === '') return null;
    const code = (field.codes ?? []).find((each) => String(each) === clean);
    if (code === undefined) throw new Error(`${field.title}不在可选范围内`);
    return code;
  },
  format(value, field, context) {
    const items = field.enumeration === undefined ? undefined : context.enumeration(field.enumeration)?.items;
    const item = items?.find((each) => each.value === (value ?? null));
    return item?.title ?? (isEmpty(value) ? '' : String(value));
  },
  sample: (field, random, context) =>
    pick(random, field.codes ?? context.enumeration(field.enumeration ?? '')?.items.map(({ value }) => value) ?? [null]),
};
