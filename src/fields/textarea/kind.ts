import { paragraph } from '../../engine/sample/chinese';
import { fitText } from '../../engine/sample/fitText';
import { textSchema } from '../../engine/schema/textSchema';
import { trimmed } from '../../engine/text/words';
import type { FieldKind } from '../kind';

const lines = (value: unknown): string => trimmed(value).replace(/\r\n?/g, '\n');

/** Text of several lines; at most 10,000 characters unless declared. */
export const kind: FieldKind = {
  name: 'textarea',
  title: '多行文本',
  verb: '请输入',
  wires: ['plain'],
  operators: ['contains', 'none'],
  empty: '',
  align: 'left',
  width: 240,
  least: 92,
  sortable: false,
  keywords: ['minLength', 'maxLength', 'pattern'],
  schema: (field) => textSchema(field, { maxLength: 10_000 }),
  parse: lines,
  format: (value) => trimmed(value),
  normalize: lines,
  sample: (field, random) => fitText(paragraph(random), field, random),
};
