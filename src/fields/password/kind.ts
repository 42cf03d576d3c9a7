import { fitText } from '../../engine/sample/fitText';
import { pick, times } from '../../engine/sample/pick';
import { textSchema } from '../../engine/schema/textSchema';
import type { FieldKind } from '../kind';

const secret = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** A secret: taken exactly as typed, never shown. */
export const kind: FieldKind = {
  name: 'password',
  title: '密码',
  verb: '请输入',
  wires: ['plain'],
  operators: [],
  empty: '',
  align: 'left',
  width: 100,
  least: 80,
  sortable: false,
  keywords: ['minLength', 'maxLength', 'pattern', 'hashed', 'unlike', 'repeats'],
  schema: (field) => textSchema(field, { maxLength: 64 }),
  parse: secret,
  format: (value) => (secret(value) === '' ? '' : '******'),
  normalize: secret,
  sample: (field, random) =>
    fitText(times(12, () => pick(random, [...'abcdefghjkmnpqrstuvwxyz23456789'])).join(''), field, random),
};
