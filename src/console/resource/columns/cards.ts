/** What of a row stands on its card, on a telephone: chosen from the columns by their kinds and by what matters. */
import type { ColumnModel, FieldModel, KindName } from '../../../engine/model';
import { isSwitch } from '../../../engine/rules/positions';

export type CardPart = 'picture' | 'name' | 'state' | 'fact' | 'second';

/** @returns how little a column tells beside the others, from 0; those of the same rank tell as much */
export function rankOf(name: string, kind: KindName | undefined, primaryKey: string): number {
  const place = telling.indexOf(kind ?? 'text');
  return name === primaryKey || place < 0 ? telling.length : place;
}

type Field = Pick<FieldModel, 'kind' | 'as'>;

/** What says most about a record in few letters, the best first; kinds that are not here say nothing on a card. */
const telling: KindName[] = [
  'money', 'phone', 'reference', 'treeReference', 'enumeration', 'text', 'datetime', 'date', 'rating', 'integer', 'decimal', 'switch',
  'references', 'tags', 'dateRange', 'region', 'cascade', 'textarea', 'url', 'icon', 'colour', 'skuMatrix', 'time',
];

interface CardOptions {
  fields: ReadonlyMap<string, Field>;
  /** Field that names a record, and the one that holds its id. */
  display: string;
  primaryKey: string;
  /** Columns that matter, the weightiest first. */
  priority: readonly string[];
}

/**
 * @param columns shown ones, in order
 * @returns what each of the columns chosen is on the card, in the order in which it is read
 */
export function cardParts(columns: readonly Pick<ColumnModel, 'name'>[], { fields, display, primaryKey, priority }: CardOptions): Map<string, CardPart> {
  const names = columns.map(({ name }) => name);
  const kindOf = (name: string) => fields.get(name)?.kind;
  const weighty = [...priority.filter((name) => names.includes(name)), ...names.filter((name) => !priority.includes(name))];
  const name = names.find((each) => each === display) ?? names.find((each) => kindOf(each) === 'text') ?? names[0];
  const picture = names.find((each) => kindOf(each) === 'image') ?? names.find((each) => kindOf(each) === 'imageList');
  const others = weighty.filter((each) => each !== name && each !== picture);
  const isTag = (each: string) => fields.get(each)?.as === 'tag';
  const isTurned = (each: string) => isSwitch(fields.get(each) ?? { kind: 'text' });
  const state = others.find((each) => priority.includes(each) && (isTag(each) || isTurned(each))) ?? others.find(isTag) ?? others.find(isTurned);
  const rank = (each: string) => (priority.includes(each) ? priority.indexOf(each) - priority.length : rankOf(each, kindOf(each), primaryKey));
  const facts = others.filter((each) => each !== state).sort((a, b) => rank(a) - rank(b));
  const parts = new Map<string, CardPart>();
  for (const [each, part] of [[picture, 'picture'], [name, 'name'], [state, 'state'], [facts[0], 'fact'], [facts[1], 'second']] as const) {
    if (each !== undefined) parts.set(each, part);
  }
  return parts;
}
