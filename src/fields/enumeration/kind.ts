import { pick } from '../../engine/sample/pick';
import { codesSchema } from '../../engine/schema/codesSchema';
import { isEmpty } from '../../engine/text/words';
import { positionsOf } from '../../engine/rules/positions';
import type { FieldModel } from '../../engine/model';
import type { FieldKind, FormatContext } from '../kind';

/** @returns the title of a code, of options written in place or of the enumeration; undefined for an unknown one */
export function titlesOf(field: FieldModel, context: FormatContext): (value: unknown) => string | undefined {
  const items = field.options ?? (field.enumeration === undefined ? [] : context.enumeration(field.enumeration)?.items ?? []);
  return (value) => items.find((each) => each.value === (value ?? null))?.title;
}

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
  least: 76,
  sortable: true,
  keywords: ['enumeration', 'as', 'unique'],
  schema(field) {
    const codes = field.codes ?? [];
    return codesSchema(field.required || codes.includes(null) ? codes : [...codes, null]);
  },
  parse(text, field) {
    const clean = text.trim();
    if (clean === '') return null;
    const code = (field.codes ?? []).find((each) => String(each) === clean);
    if (code === undefined) throw new Error(`${field.title}不在可选范围内`);
    return code;
  },
  format(value, field, context) {
    return titlesOf(field, context)(value) ?? (isEmpty(value) ? '' : String(value));
  },
  sample: (field, random, context) =>
    pick(random, positionsOf(field) ?? field.codes ?? context.enumeration(field.enumeration ?? '')?.items.map(({ value }) => value) ?? [null]),
};
