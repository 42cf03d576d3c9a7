import { pick } from '../../engine/sample/pick';
import { textSchema } from '../../engine/schema/textSchema';
import { trimmed } from '../../engine/text/words';
import { textKind, type FieldKind } from '../kind';

const written = (value: unknown): string => trimmed(value).replaceAll(/\s+/g, ' ').toUpperCase();

/**
 * When something is run again and again (`engine/time/cron.ts`). What the fields of it may hold is judged by a library that is too
 * large for every page: by the input, which fetches it, and by the writes of its entity.
 */
export const kind: FieldKind = {
  ...textKind,
  name: 'cron',
  title: 'cron表达式',
  operators: ['equals', 'none'],
  width: 160,
  least: 92,
  keywords: [],
  messages: { pattern: () => 'cron表达式应有六段：秒 分 时 日 月 星期' },
  schema: (field) => textSchema(field, { pattern: '^\\S+( \\S+){5}$', maxLength: 100 }),
  parse: written,
  normalize: written,
  sample: (_field, random) => pick(random, ['0 0 3 * * ?', '0 */10 * * * ?', '0 30 8 ? * MON-FRI', '0 0 0 L * ?', '0 15 9 ? * 2#1']),
};
