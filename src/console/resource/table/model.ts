/** The model of a table: rows of any record and columns that already know how to show one. */
import type { CSSProperties, ReactNode } from 'react';
import type { CardPart } from '../columns/cards';
import type { Pin, PlacedColumn } from '../columns/layout';

export type Row = Record<string, unknown>;
export type RowId = string | number;
export type Density = 'compact' | 'standard' | 'loose';

/** Up to this many rows everything stands in the document; above it rows and columns are virtual. */
export const virtualAbove = 100;

/** Pixels of a virtual row. */
export const rowHeights: Record<Density, number> = { compact: 36, standard: 48, loose: 64 };
export const cardHeight = 108;

/** A column as the schema gives it. */
export interface ColumnDefinition {
  name: string;
  title: string;
  align: 'left' | 'center' | 'right';
  ellipsis?: boolean;
  /** `page`: of the rows shown alone. */
  sortable?: boolean | 'page';
  /** Its cells name the row for screen readers. */
  rowHeader?: boolean;
  /** Share of free room that it takes, beside the others that may grow; 1 when absent. */
  growWeight?: number;
  /** Cannot be resized (ticks, drag handles). */
  rigid?: boolean;
  /** Its part on the card of a row, on a telephone. */
  part?: CardPart | 'tick' | 'order' | 'more' | 'actions';
  /** Told at a question mark in its head. */
  tip?: string;
  render(row: Row): ReactNode;
  /** Full text of a cell that may be cut off, shown under the pointer. */
  hint?(row: Row): string;
}

/** A column as placed: everything that its cells need, decided once. */
export interface TableColumn extends ColumnDefinition {
  /** From 1, for aria-colindex. */
  index: number;
  pin?: Pin;
  className: string;
  style?: CSSProperties;
  /** Stands for the columns that are not drawn, left or right of the window. */
  spacer?: boolean;
}

export type Widths = Record<string, number>;

export interface TableLayout {
  columns: TableColumn[];
  /** Pixels each column takes at least. */
  widths: Widths;
  /** Which part of the room that is left each growing column takes; together 1. */
  shares: ReadonlyMap<string, number>;
  /** Offsets of pinned columns as custom properties, set on the table. */
  variables: CSSProperties;
  total: number;
}

export interface Sorting {
  field: string;
  order: 'ASC' | 'DESC';
}

const classOf = (definition: ColumnDefinition, pin: Pin | undefined, edge: boolean): string =>
  [
    'lt-cell',
    definition.align !== 'left' && `lt-${definition.align}`,
    definition.ellipsis && 'lt-ellipsis',
    pin && `lt-pin lt-pin-${pin}`,
    edge && 'lt-pin-edge',
    definition.part && `lt-as-${definition.part}`,
  ]
    .filter(Boolean)
    .join(' ');

/**
 * Joins definitions with their places.
 *
 * @param placed shown columns in the order drawn (`drawn` of columns/layout)
 */
export function layOut(definitions: readonly ColumnDefinition[], placed: readonly PlacedColumn[]): TableLayout {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const known = placed.filter((place) => byName.has(place.name));
  const widths: Widths = {};
  const wants = new Map<string, number>();
  for (const place of known) {
    widths[place.name] = place.width ?? place.minWidth;
    const { growWeight = 1, rigid } = byName.get(place.name)!;
    if (!place.pin && !place.sized && !rigid) wants.set(place.name, place.width ?? place.minWidth * growWeight);
  }
  // Something must take the room that is left, or the browser widens pinned columns away from their offsets.
  const last = known.findLast((place) => !place.pin);
  if (wants.size === 0 && last) wants.set(last.name, 1);
  const wanted = [...wants.values()].reduce((sum, want) => sum + want, 0);
  const variables: Record<string, string> = {};
  const lefts = known.filter((place) => place.pin === 'left');
  const rights = known.filter((place) => place.pin === 'right').reverse();
  for (const [side, group] of [['l', lefts], ['r', rights]] as const) {
    let offset = 0;
    group.forEach((place, index) => {
      variables[`--lt-${side}${index}`] = `${offset}px`;
      offset += widths[place.name]!;
    });
  }
  const columns = known.map((place, index): TableColumn => {
    const definition = byName.get(place.name)!;
    const group = place.pin === 'left' ? lefts : rights;
    const depth = group.indexOf(place);
    const edge = place.pin !== undefined && depth === group.length - 1;
    const style = place.pin && { [place.pin]: `var(--lt-${place.pin === 'left' ? 'l' : 'r'}${depth})` };
    return { ...definition, index: index + 1, pin: place.pin, className: classOf(definition, place.pin, edge), style };
  });
  return {
    columns,
    widths,
    shares: new Map([...wants].map(([name, want]) => [name, want / wanted])),
    variables: variables as CSSProperties,
    total: known.reduce((sum, place) => sum + widths[place.name]!, 0),
  };
}

export interface Selection {
  has(id: RowId): boolean;
  toggle(row: Row): void;
  /** Ticks or unticks every row on the page. */
  togglePage(on: boolean): void;
  /** Why a row cannot be ticked does not matter: it has no box. */
  can?(row: Row): boolean;
}
