import { readTable, writeTable } from '../../engine/matrix/table';

/** The cells that a spreadsheet copied: of its HTML table where there is one, which tells cells apart whatever they hold, else of its text. */
export function readCells(data: DataTransfer): string[][] {
  const html = data.getData('text/html');
  const table = html === '' ? null : new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (table) return cellsOf(table);
  const text = data.getData('text/plain');
  return text === '' ? [] : readTable(text);
}

/** Merged cells hold their text in their first place and leave the others empty, as the spreadsheet's own text does. */
function cellsOf(table: HTMLTableElement): string[][] {
  const lines: string[][] = Array.from(table.rows, () => []);
  const taken = new Set<string>();
  Array.from(table.rows).forEach((row, at) => {
    let column = 0;
    for (const cell of row.cells) {
      while (taken.has(`${at}:${column}`)) column += 1;
      for (let down = 0; down < cell.rowSpan && at + down < lines.length; down += 1) {
        for (let across = 0; across < cell.colSpan; across += 1) {
          taken.add(`${at + down}:${column + across}`);
          lines[at + down]![column + across] = down + across === 0 ? textOf(cell) : '';
        }
      }
    }
  });
  return lines.map((line) => Array.from(line, (cell) => cell ?? ''));
}

/** Excel breaks the lines of its source anywhere; what is a line break in a cell is written as one. */
function textOf(cell: HTMLTableCellElement): string {
  for (const end of cell.querySelectorAll('br')) end.replaceWith('\u2028');
  const text = cell.textContent.replace(/[ \t\r\n]+/g, ' ').replaceAll('\u00a0', ' ').trim().replaceAll(/ ?\u2028 ?/g, '\n');
  return text !== '' ? text : (cell.querySelector('img')?.getAttribute('src') ?? '');
}

export function writeCells(data: DataTransfer, cells: readonly (readonly string[])[]): void {
  const table = document.createElement('table');
  for (const line of cells) {
    const row = table.insertRow();
    for (const text of line) row.insertCell().textContent = text;
  }
  data.setData('text/plain', writeTable(cells));
  data.setData('text/html', table.outerHTML);
}
