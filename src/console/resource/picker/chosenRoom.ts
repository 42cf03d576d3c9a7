/** Which columns of chosen records stand beside one another, where the form leaves little room. */
import type { ColumnModel } from '../../../engine/model';

/** Pixels of the ticks and of the actions; chosen.css has them too. */
const frame = 40 + 64;

type Sized = Pick<ColumnModel, 'name' | 'width' | 'minWidth'>;

/**
 * The columns that fit, in their order; one that does not ends them, so that what is left out is left out from the end.
 *
 * @param lead under which the others are told: always among them
 * @param room pixels of the table; undefined: not known yet, all stand
 */
export function besideOneAnother<C extends Sized>(columns: readonly C[], lead: string | undefined, room: number | undefined): C[] {
  if (room === undefined) return [...columns];
  const widthOf = ({ width, minWidth }: Sized) => width ?? minWidth;
  let left = room - frame - columns.filter(({ name }) => name === lead).reduce((total, column) => total + widthOf(column), 0);
  let isFull = false;
  return columns.filter((column) => {
    if (column.name === lead) return true;
    isFull ||= widthOf(column) > left;
    if (!isFull) left -= widthOf(column);
    return !isFull;
  });
}
