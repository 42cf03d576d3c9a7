/** How wide the column of row actions is. */
import type { Row } from '../table/model';
import { type ActionOffer, offeredOn } from './offers';

/** Pixels: a letter, the room around a link with what divides it from the next, the button of the menu, the padding of the cell. */
const letter = 13;
const around = 16;
const menu = 60;
const padding = 16;
const least = 80;

/**
 * Which actions of one row stand there as links, and which wait behind 更多: first what the row's state waits for, then the others in
 * the order of the schema. A menu of one would cost a click and no room.
 */
export function shareOut(offers: readonly ActionOffer[], row: Row, links: number): { shown: ActionOffer[]; rest: ActionOffer[] } {
  const allowed = offeredOn(offers, row);
  const possible = [...allowed.filter(({ awaited }) => awaited), ...allowed.filter(({ awaited }) => !awaited)];
  const shown = possible.length <= links ? possible : possible.slice(0, links - 1);
  return { shown, rest: possible.slice(shown.length) };
}

/** @returns pixels that the widest of the rows takes */
export function rowActionsWidth(offers: readonly ActionOffer[], rows: readonly Row[], links: number): number {
  const widths = rows.map((row) => {
    const { shown, rest } = shareOut(offers, row, links);
    return shown.reduce((sum, { title }) => sum + title.length * letter + around, rest.length > 0 ? menu : 0);
  });
  return Math.max(least, ...widths.map((width) => width + padding));
}
