/** Figures as a table of text. */
import { met, ratio, type Figure } from './row';

const number = (value: number): string => (value >= 1000 ? Math.round(value).toLocaleString('en-US') : value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));

function goalText({ goal, peer, unit }: Figure): string {
  if (!goal) return '–';
  const [sign, bound] = 'atMost' in goal ? ['≤', goal.atMost] : ['≥', goal.atLeast];
  return peer ? `${sign} ${bound} ×` : `${sign} ${bound} ${unit}`;
}

export const heads = ['row', 'ours', 'peer', 'ratio', 'goal', 'met', 'unit', 'runs'];

/** The cells under `heads`. */
export function cellsOf(figure: Figure): string[] {
  const quotient = ratio(figure);
  const reached = met(figure);
  return [
    figure.what, number(figure.ours), figure.peer ? `${number(figure.peer.value)} (${figure.peer.name})` : '–',
    quotient === undefined ? '–' : quotient.toFixed(2), goalText(figure), reached === undefined ? '–' : reached ? 'met' : 'NOT MET', figure.unit, String(figure.runs),
  ];
}

/** How far a figure is from the one kept: of the ratio where there is a peer, else of ours. */
export function changeText(figure: Figure, last: Figure | undefined): string {
  if (!last) return 'new';
  const [now, before] = [ratio(figure) ?? figure.ours, ratio(last) ?? last.ours];
  if (before === 0) return now === 0 ? '0 %' : 'from 0';
  const percent = Math.round((now / before - 1) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)} %`;
}

/** @param last the figures kept, by what they tell */
export function printTable(figures: readonly Figure[], last: ReadonlyMap<string, Figure>): void {
  const lines = [[...heads, 'since last'], ...figures.map((figure) => [...cellsOf(figure), changeText(figure, last.get(figure.what))])];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  for (const line of lines) console.log(line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ').trimEnd());
}
