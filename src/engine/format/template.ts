import type { ColumnModel } from '../model';
import { holds } from '../rules/holds';

/** A field; or an amount behind ¥ with its sign, which between two values would be a dash. */
const place = /(?:(?<![}\p{L}\p{N}])([+-]))?¥\{(\w+)\}|\{(\w+)\}/gu;

/**
 * Replaces `{name}` by what `textOf` says. Words right behind the same words are said once: 上海市 is a province and its city.
 * Amounts behind ¥ have their sign in front of it, and nothing has none.
 * @example fill('{name} | {id}', textOf) // '华为 | 7'
 * @example fill('-¥{amount}', textOf) // '-¥1.00', '¥0.00', of -1 '¥1.00'
 */
export function fill(template: string, textOf: (name: string) => string): string {
  let before = { end: -1, text: '' };
  return template.replace(place, (whole, sign: string | undefined, amount: string | undefined, name: string, at: number) => {
    if (amount !== undefined) return amountOf(sign, textOf(amount));
    const text = textOf(name);
    const again = at === before.end && text === before.text && /\p{L}/u.test(text);
    before = { end: at + whole.length, text };
    return again ? '' : text;
  });
}

/** @param sign written before the ¥ @param text an amount as shown; anything else, as what is masked, stands as it is */
function amountOf(sign = '', text: string): string {
  if (!/^-?[\d,]+(\.\d+)?$/.test(text)) return `${sign}¥${text}`;
  const bare = text.replace(/^-/, '');
  if (!/[1-9]/.test(bare)) return `¥${bare}`;
  const isBelow = bare !== text;
  return `${isBelow ? (sign === '-' ? '' : '-') : sign}¥${bare}`;
}

/** Names of the fields that a text is made of. */
export const templateNames = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);

/** The only field of a text, in place of which the text stands. */
export const onlyField = (template: string): string | undefined => /^\{(\w+)\}$/.exec(template)?.[1];

/** Words in brackets before a field that is all else of a text, as in `[秒杀]{orderNo}`. */
export function markOf(template: string, name: string): string | undefined {
  const [, mark, field] = /^(\[[^\]{]+\])\{(\w+)\}$/.exec(template) ?? [];
  return field === name ? mark : undefined;
}

/** Names of the fields, beside its own, that a column's cells are made of. */
export const columnNames = ({ template, cases = [], below = [] }: Pick<ColumnModel, 'template' | 'cases' | 'below'>): string[] =>
  [...new Set([...(template === undefined ? [] : templateNames(template)), ...[...cases, ...below].flatMap(({ when = {}, template: text }) => [...Object.keys(when), ...templateNames(text)])])];

/**
 * Text of a list cell: the column's own texts first, then the template of the first case that holds, then its template, else the
 * formatted value with its suffix; `empty` (or -) where nothing is left.
 * @param row decoded values
 * @param textOf formatted text of a field of the row
 */
export function cellText(
  column: Pick<ColumnModel, 'name' | 'template' | 'cases' | 'texts' | 'suffix' | 'empty'>,
  row: Record<string, unknown>,
  textOf: (name: string) => string,
): string {
  const own = column.texts?.[String(row[column.name])];
  if (own !== undefined) return own;
  const template = column.cases?.find(({ when }) => holds(when, row))?.template ?? column.template;
  if (template !== undefined) {
    const names = templateNames(template);
    if (names.length === 0 || names.some((name) => textOf(name) !== '')) return fill(template, textOf);
  } else {
    const text = textOf(column.name);
    if (text !== '') return text + (column.suffix ?? '');
  }
  return column.empty ?? '-';
}
