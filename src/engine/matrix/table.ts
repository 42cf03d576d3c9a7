/** Tables as spreadsheets put them on the clipboard as text: lines of cells parted by tabs, quoted where a cell holds either. */

/** @returns lines of cells; the line end after the last line adds none */
export function readTable(text: string): string[][] {
  const lines: string[][] = [[]];
  let at = 0;
  for (;;) {
    const cell = quoted(text, at) ?? plain(text, at);
    lines.at(-1)!.push(cell.text);
    at = cell.end;
    if (text[at] === '\t') at += 1;
    else {
      at += text.startsWith('\r\n', at) ? 2 : 1;
      if (at >= text.length) return lines;
      lines.push([]);
    }
  }
}

const plainCell = /[^\t\r\n]*/y;
const quotedCell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;

function plain(text: string, at: number) {
  plainCell.lastIndex = at;
  const [found] = plainCell.exec(text)!;
  return { text: found, end: at + found.length };
}

/** A cell in quotes, unless they are part of it. */
function quoted(text: string, at: number) {
  quotedCell.lastIndex = at;
  const found = quotedCell.exec(text);
  return found && { text: found[1]!.replaceAll('""', '"'), end: at + found[0].length };
}

export const writeTable = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.map((cell) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t')).join('\n');
