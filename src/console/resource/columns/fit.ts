/** How a list is drawn in less room than its columns ask for. */
import type { PlacedColumn } from './layout';

/** Which part of the table pinned columns may take. */
const mostPinned = 0.4;

const widthOf = ({ width, minWidth }: PlacedColumn): number => width ?? minWidth;
const sum = (columns: readonly PlacedColumn[]): number => columns.reduce((total, column) => total + widthOf(column), 0);
const pinned = (columns: readonly PlacedColumn[]) => columns.filter(({ pin }) => pin !== undefined);

export interface Fitted {
  /** In the order drawn. */
  columns: PlacedColumn[];
  /** Names of those that found no room: each row shows them when it is unfolded. */
  away: string[];
}

/**
 * The columns for the room there is: first the actions fold, then columns give up what they can spare; those that tell least are put
 * away; what is pinned beyond two fifths is let go; and where what matters alone is too wide, it comes first and the rest is reached
 * by scrolling.
 *
 * @param columns in the order drawn
 * @param room pixels of the table; undefined: not known yet
 * @param isOrdered a person chose the order, which stays; what stands first there is put away last
 * @param more unfolds a row; drawn once something is put away, unless it is among the columns
 */
export function fit(columns: readonly PlacedColumn[], room: number | undefined, isOrdered: boolean, more?: PlacedColumn): Fitted {
  if (room === undefined) return { columns: [...columns], away: [] };
  const folded = fold(columns, room);
  const kept = more ? putAway(folded, room, isOrdered, more) : folded;
  const fitted = release(squeeze(kept, room), room);
  const away = folded.map(({ name }) => name).filter((name) => !kept.some((column) => column.name === name));
  return { columns: sum(fitted) <= room || isOrdered ? fitted : leadWithPriority(fitted), away };
}

/** The widest form of each column that can be folded with which all fit, else its narrowest. */
function fold(columns: readonly PlacedColumn[], room: number): PlacedColumn[] {
  const choices = Math.max(1, ...columns.map(({ folds }) => (folds?.length ?? 0) + 1));
  for (let choice = 0; ; choice += 1) {
    const folded = columns.map((column) => {
      const folds = column.folds ?? [];
      const at = Math.min(choice, folds.length);
      return at === 0 ? column : { ...column, width: folds[at - 1]!, minWidth: folds[at - 1]!, fold: at };
    });
    if (choice === choices - 1 || (sum(folded) <= room && sum(pinned(folded)) <= room * mostPinned)) return folded;
  }
}

const leastWidth = (column: PlacedColumn): number => (column.sized ? widthOf(column) : Math.min(widthOf(column), column.least ?? widthOf(column)));

/** Where a little less for words is not enough: keeps what matters, then what is pinned, then what tells most, as much of it as there is room for. */
function putAway(columns: readonly PlacedColumn[], room: number, isOrdered: boolean, more: PlacedColumn): PlacedColumn[] {
  const sumOfLeast = (some: readonly PlacedColumn[]) => some.reduce((total, column) => total + leastWidth(column), 0);
  if (sumOfLeast(columns) <= room) return [...columns];
  const tight = columns.map((column) => ({ ...column, least: column.tight ?? column.least }));
  if (sumOfLeast(tight) <= room) return tight;
  const withMore = columns.some(({ name }) => name === more.name) ? [...columns] : besideFrame(columns, more);
  const kept = new Set(withMore.filter(({ isFrame, priority }) => isFrame || priority));
  const order = ({ asked, pin, rank = 0 }: PlacedColumn) => (asked ? 0 : pin ? 1 : isOrdered ? 2 : 2 + rank);
  let left = room - sumOfLeast([...kept]);
  for (const column of withMore.filter((each) => !kept.has(each)).sort((a, b) => order(a) - order(b))) {
    if (leastWidth(column) > left) continue;
    kept.add(column);
    left -= leastWidth(column);
  }
  return withMore.filter((column) => kept.has(column));
}

/** Behind what the table itself has at its left edge. */
function besideFrame(columns: readonly PlacedColumn[], more: PlacedColumn): PlacedColumn[] {
  const at = columns.findIndex(({ isFrame, pin }) => !isFrame || pin !== 'left');
  return [...columns.slice(0, at), more, ...columns.slice(at)];
}

/** Each gives up the same part of what it can spare. */
function squeeze(columns: readonly PlacedColumn[], room: number): PlacedColumn[] {
  const excess = sum(columns) - room;
  const spare = (column: PlacedColumn) => (column.sized || column.least === undefined ? 0 : Math.max(0, widthOf(column) - column.least));
  const all = columns.reduce((total, column) => total + spare(column), 0);
  if (excess <= 0 || all === 0) return [...columns];
  const part = Math.min(1, excess / all);
  return columns.map((column) => (spare(column) === 0 ? column : { ...column, width: Math.floor(widthOf(column) - spare(column) * part) }));
}

/** Lets columns go from the inside out until the pinned ones leave enough; those of the table itself stay longest. */
function release(columns: PlacedColumn[], room: number): PlacedColumn[] {
  const excess = () => sum(pinned(result)) - room * mostPinned;
  const result = [...columns];
  const inwards = (side: PlacedColumn['pin']) => {
    const places = result.flatMap((column, at) => (column.pin === side && !column.stays ? [at] : []));
    return side === 'left' ? places.reverse() : places;
  };
  for (const at of [...inwards('left'), ...inwards('right')]) {
    if (excess() <= 0) break;
    result[at] = { ...result[at]!, pin: undefined };
  }
  return result;
}

function leadWithPriority(columns: PlacedColumn[]): PlacedColumn[] {
  const free = columns.filter(({ pin }) => pin === undefined);
  return [
    ...columns.filter(({ pin }) => pin === 'left'),
    ...free.filter(({ priority, isFrame }) => priority || isFrame),
    ...free.filter(({ priority, isFrame }) => !priority && !isFrame),
    ...columns.filter(({ pin }) => pin === 'right'),
  ];
}
