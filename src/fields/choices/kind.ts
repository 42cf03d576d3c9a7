import { between } from '../../engine/sample/pick';
import { codesSchema } from '../../engine/schema/codesSchema';
import { listSchema } from '../../engine/schema/listSchema';
import type { FieldModel, Scalar } from '../../engine/model';
import { titlesOf } from '../enumeration/kind';
import { listKind, type FieldKind } from '../kind';

const codesOf = (field: FieldModel): Scalar[] => (field.codes ?? []).filter((code) => code !== null);

/** Several codes of an enumeration, each once, in the enumeration's own order. */
export const kind: FieldKind = {
  ...listKind,
  name: 'choices',
  title: '多选',
  keywords: ['enumeration', 'as', 'minItems', 'maxItems'],
  schema: (field) => listSchema(field, codesSchema(codesOf(field))),
  parse(text, field) {
    return text.split(/[,，、\n]/).map((part) => part.trim()).filter((part) => part !== '').map((part) => {
      const code = codesOf(field).find((each) => String(each) === part);
      if (code === undefined) throw new Error(`${field.title}不在可选范围内`);
      return code;
    });
  },
  format: (value, field, context) => (Array.isArray(value) ? value.map((code) => titlesOf(field, context)(code) ?? String(code)).join('、') : ''),
  normalize(value, field) {
    if (!Array.isArray(value)) return value;
    const known = codesOf(field).filter((code) => value.includes(code));
    return [...new Set([...known, ...(value as unknown[])])];
  },
  sample(field, random) {
    const codes = codesOf(field);
    const count = Math.min(codes.length, Math.max(field.minItems ?? 1, between(random, 1, field.maxItems ?? codes.length)));
    const first = between(random, 0, codes.length - 1);
    return codes.filter((_code, index) => (index - first + codes.length) % codes.length < count);
  },
};
