/** How a list's free room is shared: who reads words needs it, figures and states do not. */
import type { ColumnModel, FieldModel, KindName } from '../../../engine/model';

/** Beside 1 of every other kind, and of columns whose width was declared. */
const words = 3;
const names = 2;

const greed: Partial<Record<KindName, number>> = {
  text: words, textarea: words, richText: words, json: words, url: words, link: words, tags: words, references: words, childTable: words,
  reference: names, treeReference: names, cascade: names, region: names,
};

/** A column of words made of several fields is as greedy as words. */
export function greedOf({ name, template, each, below }: Pick<ColumnModel, 'name' | 'template' | 'each' | 'below'>, fields: ReadonlyMap<string, Pick<FieldModel, 'kind'>>): number {
  if (template !== undefined || each !== undefined || below !== undefined) return words;
  return greed[fields.get(name)?.kind ?? 'text'] ?? 1;
}
