/** What can be done to a range of cells: the next matrix, and the sentence that tells of it. Attributes' columns are never written. */
import { fillFrom, pasteInto, placesOf, withCells, type CellValue, type Place, type Range } from '../../engine/matrix/cells';
import type { Matrix, MatrixRow } from '../../engine/matrix/document';
import { seriesOf } from '../../engine/matrix/series';
import type { KindName } from '../../engine/model';
import { isEmpty } from '../../engine/text/words';
import { kinds } from '../kinds';
import { problemOf, textOfCell, valueOfText } from './cellText';
import type { Column } from './columns';

/** Kinds of cells that can go on; others are repeated. */
const counts = new Set<KindName>(['text', 'integer', 'decimal', 'money']);

export interface Edit {
  next: Matrix;
  what: string;
}

/** Cells of the row that sets columns stand for every cell of theirs. */
const spread = (matrix: Matrix, cells: readonly CellValue[]): CellValue[] =>
  cells.flatMap((cell) => (cell.row < 0 ? matrix.attrValueList.map((_, row) => ({ ...cell, row })) : [cell]));

const fieldAt = (columns: readonly Column[], place: Place) => columns[place.column]?.field;

export function enter(matrix: Matrix, columns: readonly Column[], place: Place, value: unknown): Edit {
  const { title, name } = columns[place.column]!;
  const next = withCells(matrix, spread(matrix, [{ row: place.row, name, value }]));
  return { next, what: place.row < 0 ? `已将 ${matrix.attrValueList.length} 行的${title}设为 ${textOfCell(value, columns[place.column]!.field!) || '空'}` : `已修改${title}` };
}

export function paste(matrix: Matrix, columns: readonly Column[], table: readonly (readonly string[])[], range: Range): Edit {
  // The row that sets columns takes one line.
  const cells = pasteInto(range.top < 0 ? table.slice(0, 1) : table, range, matrix.attrValueList.length, columns.length);
  const values = cells.flatMap(({ text, ...place }) => {
    const field = fieldAt(columns, place);
    return field ? [{ row: place.row, name: field.name, value: valueOfText(text, field), field }] : [];
  });
  const wrong = values.filter(({ value, field }) => problemOf(value, field) !== undefined).length;
  const offered = table.length * Math.max(...table.map((line) => line.length));
  const notes = [
    ...(wrong > 0 ? [`${wrong} 个格式不正确`] : []),
    ...(cells.length > values.length ? ['规格列不能粘贴'] : []),
    ...(cells.length < offered ? ['超出表格的内容未粘贴'] : []),
  ];
  return { next: withCells(matrix, spread(matrix, values)), what: [`已粘贴 ${values.length} 个单元格`, ...notes].join('，') };
}

export function clear(matrix: Matrix, columns: readonly Column[], range: Range): Edit {
  const cells = placesOf(range).flatMap((place) => {
    const field = fieldAt(columns, place);
    return field ? [{ row: place.row, name: field.name, value: kinds[field.kind].empty }] : [];
  });
  return { next: withCells(matrix, spread(matrix, cells)), what: `已清空 ${cells.length} 个单元格` };
}

/** How cells are drawn out: as they are; going on as they begin, or the other way round (`seriesOf`); counting wherever they can. */
export type Filling = 'copy' | 'series' | 'turned' | 'count';

/** @param target contains the source and has its columns */
export function fill(matrix: Matrix, columns: readonly Column[], source: Range, target: Range, filling: Filling): Edit {
  const series = columns.slice(source.left, source.right + 1).map(({ field, name }) => {
    if (!field || filling === 'copy' || !counts.has(field.kind)) return undefined;
    const texts = matrix.attrValueList.slice(source.top, source.bottom + 1).map((row) => textOfCell(row[name], field));
    return seriesOf(texts, filling === 'turned') ?? (filling === 'count' ? seriesOf(texts, true) : undefined);
  });
  const cells = fillFrom(source, target).flatMap(({ from, to }) => {
    const field = fieldAt(columns, to);
    if (!field) return [];
    const text = series[to.column - source.left]?.(to.row - source.top);
    return [{ row: to.row, name: field.name, value: text === undefined ? matrix.attrValueList[from.row]![field.name] : valueOfText(text, field) }];
  });
  return { next: withCells(matrix, cells), what: `已填充 ${cells.length} 个单元格` };
}

/** The first row of the range to its others; of one row to all rows below it. */
export function fillDown(matrix: Matrix, columns: readonly Column[], range: Range): Edit {
  const bottom = range.bottom > range.top ? range.bottom : matrix.attrValueList.length - 1;
  return fill(matrix, columns, { ...range, bottom: range.top }, { ...range, bottom }, 'copy');
}

/** What the first two rows of the range begin goes on in its others; what the first begins, where the second is empty. */
export function fillSeries(matrix: Matrix, columns: readonly Column[], range: Range): Edit {
  const second = matrix.attrValueList[range.top + 1];
  const begun = second && range.bottom > range.top + 1 && columns.slice(range.left, range.right + 1).some(({ field, name }) => field && !isEmpty(second[name]));
  return fill(matrix, columns, { ...range, bottom: range.top + (begun ? 1 : 0) }, range, 'count');
}

/** The cells of a range as texts, options of attributes included. */
export function textsOf(rows: Matrix['attrValueList'], columns: readonly Column[], { top, bottom, left, right }: Range): string[][] {
  return rows.slice(top, bottom + 1).map((row) =>
    columns.slice(left, right + 1).map(({ field, name }) => (field ? textOfCell(row[name], field) : (row.attrValue[name] ?? ''))));
}

/** What all rows have in common, for the row that sets columns. */
export function commonRow(matrix: Matrix, columns: readonly Column[]): MatrixRow {
  const [first, ...others] = matrix.attrValueList;
  const common = columns.filter(({ field, name }) => field && others.every((row) => Object.is(row[name], first?.[name])));
  return { ...Object.fromEntries(common.map(({ name }) => [name, first?.[name]])), sku: '批量设置', attrValue: {} };
}
