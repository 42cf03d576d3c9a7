/** The room that a column asks for: more where there is some left, less where there is too little. */
import { onlyField } from '../../../engine/format/template';
import type { ColumnModel, EnumerationModel, FieldModel, KindName } from '../../../engine/model';
import { kinds } from '../../../fields/kinds';

/** Beside 1 of every other kind, and of columns whose width was declared: who reads words needs room, figures and states do not. */
const words = 3;
const names = 2;

const growWeights: Partial<Record<KindName, number>> = {
  text: words, textarea: words, richText: words, json: words, url: words, link: words, tags: words, references: words, childTable: words,
  reference: names, treeReference: names, cascade: names, region: names,
};

type Kinds = ReadonlyMap<string, Pick<FieldModel, 'kind'>>;

/** Of the first line of a cell. A text made of several fields is as greedy as words. */
function valueWeight({ name, template, each }: Pick<ColumnModel, 'name' | 'template' | 'each'>, fields: Kinds): number {
  return template !== undefined || each !== undefined ? words : growWeights[fields.get(name)?.kind ?? 'text'] ?? 1;
}

/** Of the line of a cell that needs room most. */
export function growWeightOf({ below = [], ...column }: Pick<ColumnModel, 'name' | 'template' | 'each' | 'below'>, fields: Kinds): number {
  return Math.max(valueWeight(column, fields), ...below.map(({ template }) => (onlyField(template) === undefined ? words : valueWeight({ name: onlyField(template)! }, fields))));
}

/** Words can be cut a little more without saying less; figures, times and states cannot, whatever stands below them. @param least pixels @returns undefined where they cannot */
export const tightOf = (least: number, column: Pick<ColumnModel, 'name' | 'template' | 'each'>, fields: Kinds): number | undefined => (valueWeight(column, fields) > 1 ? Math.round(least * 0.88) : undefined);

/** Pixels of a letter in a head, of the space around it, of the arrows that sort, of the question mark that tells more. */
const letter = 13;
const padding = 18;
const arrows = 14;
const mark = 24;
/** Of a tag around its letters. */
const frame = 18;
/** Of a switch before its position. */
const track = 46;
/** Of a star of what is rated. */
const star = 18;
/** A title of more letters stands in two lines. */
const oneLine = 4;
/** A column that names a record, or matters, gives up this much of its width at most. */
const kept = 0.8;

/** Pixels of the further lines of a cell that are one field each: times and figures are not cut off there either. */
const linesWidth = (below: ColumnModel['below'], fields: ReadonlyMap<string, Drawn>): number =>
  Math.max(0, ...(below ?? []).flatMap(({ template }) => fields.get(onlyField(template) ?? '') ?? []).map(({ kind }) => (growWeights[kind] === undefined ? kinds[kind].least : 0)));

type Squeezed = Pick<ColumnModel, 'name' | 'title' | 'width' | 'minWidth' | 'template' | 'each' | 'below' | 'sortable' | 'sortsPage' | 'tip'>;
type Drawn = Pick<FieldModel, 'kind' | 'as'>;

/** The longest of the codes, in a line; one with a colour is drawn as a tag, a position behind its switch, a rating as all its stars. */
function codesWidth(field: Drawn | undefined, codes: EnumerationModel | undefined): number {
  if (field?.kind !== 'enumeration' || !codes) return 0;
  if (field.as === 'rate') return codes.items.length * star + padding;
  const before = (colour: string | undefined) => (field.as === 'switch' ? track : colour !== undefined || field.as === 'tag' ? frame : 0);
  return Math.max(...codes.items.map(({ title, colour }) => title.length * letter + padding + before(colour)));
}

/**
 * @param codes those of its field, none of which is cut off
 * @param matters it names the record, or is one of the columns that matter
 * @returns pixels to which a column may be squeezed
 */
export function leastOf(column: Squeezed, fields: ReadonlyMap<string, Drawn>, matters: boolean, codes?: EnumerationModel): number {
  const { title, template, each, below, width, minWidth } = column;
  const isSentence = template !== undefined || each !== undefined;
  const kind = fields.get(column.name)?.kind ?? 'text';
  const lineLength = title.length <= oneLine ? title.length : Math.ceil(title.length / 2);
  const head = lineLength * letter + padding + (column.sortable || column.sortsPage ? arrows : 0) + (column.tip === undefined ? 0 : mark);
  const declared = width ?? minWidth;
  const content = isSentence ? kinds.datetime.least : Math.max(kinds[kind].least, codesWidth(fields.get(column.name), codes), linesWidth(below, fields));
  const wanted = matters && (kind === 'text' || isSentence || below !== undefined) ? Math.max(content, declared * kept) : content;
  return Math.min(declared, Math.round(Math.max(head, wanted)));
}
