/** What a person chose about the columns of one list, applied to what the schema offers. */

export type Pin = 'left' | 'right';

/** A column before anyone's choice. */
export interface ColumnOffer {
  name: string;
  /** Pixels that it mostly needs; absent: takes more of the free room, by what it shows. */
  width?: number;
  minWidth: number;
  /** Pixels to which it may be squeezed; as it is when absent. */
  least?: number;
  /** Pixels to which it may be squeezed where that saves a column from being put away; absent: no farther. */
  tight?: number;
  /** It matters: where not all columns are in sight, it is. */
  priority?: boolean;
  /** How little it tells beside the others, from 0: the higher, the sooner it is put away. */
  rank?: number;
  pin?: Pin;
  hidden: boolean;
}

/** Kept per person and list; only what was changed. */
export interface ColumnChoice {
  order?: string[];
  hidden?: Record<string, boolean>;
  width?: Record<string, number>;
  pin?: Record<string, Pin | 'none'>;
}

export interface PlacedColumn extends ColumnOffer {
  /** The width is this person's, who wants no more of it. */
  sized?: boolean;
  /** This person asked for it, and sees it before what tells more. */
  asked?: boolean;
  /** Of the table itself, not of a field (ticks, order, actions). */
  isFrame?: boolean;
  /** Stays pinned whatever room there is. */
  stays?: boolean;
  /** Widths of its narrower forms, the next one first. */
  folds?: readonly number[];
  /** Which of its forms is drawn; the widest when absent. */
  fold?: number;
}

export const narrowest = 48;
export const widest = 1200;

/** Columns in the chosen order with the choice applied; columns the choice does not know keep their place by the schema. */
export function arrange(offers: readonly ColumnOffer[], choice: ColumnChoice): PlacedColumn[] {
  const names = orderOf(offers.map((offer) => offer.name), choice.order ?? []);
  const byName = new Map(offers.map((offer) => [offer.name, offer]));
  return names.map((name) => {
    const offer = byName.get(name)!;
    const pin = choice.pin?.[name] ?? offer.pin;
    return {
      ...offer,
      width: choice.width?.[name] ?? offer.width,
      sized: choice.width?.[name] !== undefined,
      asked: choice.hidden?.[name] === false,
      pin: pin === 'none' ? undefined : pin,
      hidden: choice.hidden?.[name] ?? offer.hidden,
    };
  });
}

/** A column that appeared after the choice was made stands behind the one it follows in the schema. */
function orderOf(offered: string[], chosen: string[]): string[] {
  const result = chosen.filter((name) => offered.includes(name));
  offered.forEach((name, index) => {
    if (result.includes(name)) return;
    const before = offered.slice(0, index).reverse().find((other) => result.includes(other));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, name);
  });
  return result;
}

/** Shown columns as drawn: pinned left, free, pinned right. */
export function drawn(columns: readonly PlacedColumn[]): PlacedColumn[] {
  const shown = columns.filter((column) => !column.hidden);
  return [
    ...shown.filter((column) => column.pin === 'left'),
    ...shown.filter((column) => column.pin === undefined),
    ...shown.filter((column) => column.pin === 'right'),
  ];
}

/** Moves one name by a number of places, staying inside the list. */
export function move(order: readonly string[], name: string, by: number): string[] {
  const from = order.indexOf(name);
  const to = Math.max(0, Math.min(order.length - 1, from + by));
  if (from < 0 || from === to) return [...order];
  const rest = order.filter((other) => other !== name);
  rest.splice(to, 0, name);
  return rest;
}

export const clampWidth = (width: number, minWidth = narrowest): number =>
  Math.round(Math.max(Math.min(minWidth, narrowest), Math.min(widest, width)));
