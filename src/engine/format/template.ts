import type { ColumnModel } from '../model';

/** Replaces `{name}` by what `textOf` says. @example fill('{name} | {id}', textOf) // '华为 | 7' */
export function fill(template: string, textOf: (name: string) => string): string {
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => textOf(name));
}

/** Names of the fields that a template shows. */
export const templateNames = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);

/**
 * Text of a list cell: the column's own texts first, then its template, else the formatted value with its suffix;
 * `empty` (or -) where nothing is left.
 * @param textOf formatted text of a field of the row
 */
export function cellText(
  column: Pick<ColumnModel, 'name' | 'template' | 'texts' | 'suffix' | 'empty'>,
  value: unknown,
  textOf: (name: string) => string,
): string {
  const own = column.texts?.[String(value)];
  if (own !== undefined) return own;
  if (column.template !== undefined) {
    const names = templateNames(column.template);
    if (names.length === 0 || names.some((name) => textOf(name) !== '')) return fill(column.template, textOf);
  } else {
    const text = textOf(column.name);
    if (text !== '') return text + (column.suffix ?? '');
  }
  return column.empty ?? '-';
}
