import { mobile } from '../../engine/sample/chinese';
import { textSchema } from '../../engine/schema/textSchema';
import { textKind, type FieldKind } from '../kind';

/** Mobile 13–19 plus nine digits; landline of 7 or 8 digits with optional area code and hyphen; 400-xxxx-xxx (spec 1 §5). */
const phonePattern = '^(?:1[3-9]\\d{9}|(?:\\d{3,4}-)?\\d{7,8}|400-\\d{4}-\\d{3})$';
const wrong = '联系电话格式不正确!';

export const kind: FieldKind = {
  ...textKind,
  name: 'phone',
  title: '电话',
  isTyped: true,
  operators: ['equals', 'contains', 'none'],
  width: 140,
  least: 108,
  keywords: ['unique', 'pattern'],
  messages: { required: '请输入联系电话', pattern: () => wrong },
  schema: (field) => textSchema(field, { pattern: phonePattern, maxLength: 20 }),
  sample: (_field, random) => mobile(random),
};
