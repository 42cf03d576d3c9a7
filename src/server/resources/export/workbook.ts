/**
 * The parts of an XLSX workbook (ECMA-376), as little of them as a list needs: cells of texts and numbers, a look for each column,
 * a head that stays in sight. Each sheet is written while it is read.
 */
import type { Line } from './rows';

export interface BookColumn {
  title: string;
  /** In characters. */
  width: number;
  /** How numbers are written, e.g. `#,##0.00`. */
  numberFormat?: string;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const partTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** What a cell holds at most; of a longer text spreadsheets call the whole file damaged. */
const longestText = 32_767;
/** Characters that XML cannot hold or would change, and what reads like their spelling (ECMA-376 ST_Xstring). */
const spelled = /[\0-\x08\x0b-\x1f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text
  .replace(spelled, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
  .replace(/[&<>"]/g, (character) => entities[character]!);

/** Whole characters. */
const shortened = (text: string): string => (text.length <= longestText ? text : `${text.slice(0, longestText - 1).replace(/[\ud800-\udbff]$/, '')}…`);

/** `A`, `B`, … `AA` of 0, 1, … 26. */
const letters = (index: number): string => (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + index % 26);

/** The looks: 0 as it comes, 1 the head, then one for each format of numbers. */
const formatsOf = (columns: readonly BookColumn[]): string[] => [...new Set(columns.flatMap(({ numberFormat }) => numberFormat ?? []))];
const head = 1;
const firstFormat = 164;

export function stylesXml(columns: readonly BookColumn[]): string {
  const formats = formatsOf(columns);
  const look = (format: number, font: number) => `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"${format ? ' applyNumberFormat="1"' : ''}${font ? ' applyFont="1"' : ''}/>`;
  const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
  return `${declaration}<styleSheet xmlns="${main}">`
    + (formats.length ? `<numFmts count="${formats.length}">${formats.map((format, at) => `<numFmt numFmtId="${firstFormat + at}" formatCode="${escaped(format)}"/>`).join('')}</numFmts>` : '')
    + `<fonts count="2">${font('')}${font('<b/>')}</fonts>`
    + '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>'
    + '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>'
    + `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>`
    + `<cellXfs count="${formats.length + 2}">${look(0, 0)}${look(0, 1)}${formats.map((_, at) => look(firstFormat + at, 0)).join('')}</cellXfs>`
    + '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
}

/** @param lines in chunks */
export async function* sheetXml(columns: readonly BookColumn[], lines: AsyncIterator<Line[]>): AsyncGenerator<string> {
  const formats = formatsOf(columns);
  const looks = columns.map(({ numberFormat }) => (numberFormat === undefined ? 0 : formats.indexOf(numberFormat) + 2));
  const places = columns.map((_, at) => letters(at));
  const cell = (value: string | number, at: number, row: number, look: number): string => {
    const start = `<c r="${places[at]}${row}"${look ? ` s="${look}"` : ''}`;
    if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
    return value === '' ? `${start}/>` : `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(shortened(value))}</t></is></c>`;
  };
  const rowXml = (line: Line, row: number, look: (at: number) => number) => `<row r="${row}">${line.map((value, at) => cell(value, at, row, look(at))).join('')}</row>`;

  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
    + `<cols>${columns.map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`
    + rowXml(columns.map(({ title }) => title), 1, () => head);
  let row = 2;
  for (let part = await lines.next(); !part.done; part = await lines.next()) {
    yield part.value.map((line) => rowXml(line, row++, (at) => looks[at]!)).join('');
  }
  yield '</sheetData></worksheet>';
}

export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** What holds the sheets together: path → content. */
export function bookXml(names: readonly string[], columns: readonly BookColumn[]): Record<string, string> {
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const part = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${partTypes}.${type}+xml"/>`;
  return {
    'xl/styles.xml': stylesXml(columns),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>`
      + `${names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="sheet${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageRelations}">`
      + `${names.map((_, at) => relation(`sheet${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('')}${relation('styles', 'styles', 'styles.xml')}</Relationships>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packageRelations}">${relation('book', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    '[Content_Types].xml': `${declaration}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`
      + `<Default Extension="xml" ContentType="application/xml"/>${part('xl/workbook.xml', 'sheet.main')}${part('xl/styles.xml', 'styles')}${names.map((_, at) => part(sheetPath(at + 1), 'worksheet')).join('')}</Types>`,
  };
}
