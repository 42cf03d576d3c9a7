/** Figures as a table of text. */
import { met, ratio, type Figure } from './row';

const number = (value: number): string => (value >= 1000 ? Math.round(value).toLocaleString('en-US') : value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));

function goalText({ goal, peer, unit }: Figure): string {
  if (!goal) return '–';
  const [sign, bound] = 'atMost' in goal ? ['≤', goal.atMost] : ['≥', goal.atLeast];
  return peer ? `${sign} ${bound} ×` : `${sign} ${bound} ${unit}`;
}

function cells(figure: Figure): string[] {
  const quotient = ratio(figure);
  const reached = met(figure);
  return [
    figure.what, number(figure.ours), figure.peer ? `${number(figure.peer.value)} (${figure.peer.name})` : '–',
    quotient === undefined ? '–' : quotient.toFixed(2), goalText(figure), reached === undefined ? '–' : reached ? 'met' : 'NOT MET', figure.unit, String(figure.runs),
  ];
}

export function printTable(figures: readonly Figure[]): void {
  const lines = [['row', 'ours', 'peer', 'ratio', 'goal', 'met', 'unit', 'runs'], ...figures.map(cells)];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  for (const line of lines) console.log(line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ').trimEnd());
}
