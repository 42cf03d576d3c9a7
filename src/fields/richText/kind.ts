import type { FieldModel } from '../../engine/model';
import { sentence, shortName } from '../../engine/sample/chinese';
import { fitLength } from '../../engine/sample/fitText';
import { between, times } from '../../engine/sample/pick';
import { textSchema } from '../../engine/schema/textSchema';
import { stripTags } from '../../engine/text/stripTags';
import { trimmed } from '../../engine/text/words';
import { textKind, type FieldKind } from '../kind';

/** '' for markup without any text, picture, video, table or rule. */
export const emptied = (html: string): string =>
  stripTags(html) === '' && !/<(?:img|video|audio|iframe|table|hr)\b/i.test(html) ? '' : html;

/** Characters of a rich text, markup included. */
export const longestOf = (field: Pick<FieldModel, 'maxLength'>): number => field.maxLength ?? 100_000;

/**
 * An HTML fragment. `rules.ts` says what may stand in it; the server enforces it on the way in (`sanitize.ts`),
 * the console on the way out. At most 100,000 characters unless declared, markup included.
 */
export const kind: FieldKind = {
  ...textKind,
  name: 'richText',
  title: '富文本',
  isTyped: true,
  operators: ['contains', 'none'],
  width: 260,
  least: 100,
  keywords: ['minLength', 'maxLength'],
  schema: (field) => textSchema(field, { maxLength: longestOf(field) }),
  format: (value) => stripTags(trimmed(value)),
  normalize: (value) => emptied(trimmed(value)),
  sample(field, random) {
    const paragraphs = times(between(random, 1, 3), () => `<p>${sentence(random)}</p>`);
    const html = `<h2>${shortName(random)}</h2>${paragraphs.join('')}`;
    if (html.length <= (field.maxLength ?? html.length) && html.length >= (field.minLength ?? 0)) return html;
    return fitLength(sentence(random), field, random);
  },
};
