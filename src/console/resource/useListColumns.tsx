import { useContext, useMemo, type ReactNode } from 'react';
import type { ListModel, ResourceModel } from '../../engine/model';
import { holds } from '../../engine/rules/holds';
import { EnumerationContext } from '../../ui/ports/enumerations';
import { RecordLinksContext } from '../../ui/ports/records';
import { drawn, type ColumnOffer, type PlacedColumn } from './columns/layout';
import { useColumns, type ColumnsState } from './columns/useColumns';
import { cardParts } from './columns/cards';
import { fit } from './columns/fit';
import { growWeightOf, leastOf } from './columns/need';
import { cellRenderer, cellTexts } from './table/cells';
import { selectColumn } from './table/ListRow';
import { layOut, type ColumnDefinition, type Row, type TableLayout } from './table/model';

/** A column that no schema declares: ticks, order, actions. It cannot be chosen away. */
export interface FrameColumn {
  definition: ColumnDefinition;
  width: number;
  pin?: 'left' | 'right';
  /** Stays at its edge however little room there is. */
  stays?: boolean;
  /** Narrower forms, the next one first. */
  folds?: readonly Pick<FrameColumn, 'definition' | 'width'>[];
}

export const ticksColumn: FrameColumn = {
  definition: { name: selectColumn, title: '选择', align: 'center', rigid: true, part: 'tick', render: () => null },
  width: 48,
  pin: 'left',
  stays: true,
};

interface ListColumnsOptions {
  resource: ResourceModel;
  list: ListModel;
  /** Account whose choice of columns is remembered. */
  person: string;
  /** Pixels of the table; undefined: not known yet. */
  room: number | undefined;
  /** Rows are cards. */
  cards: boolean;
  /** Values of filters and tab: some columns stand only on some tabs. */
  filter: Row;
  /** Stable. Draws a cell in place of the kind's own, e.g. an inline switch. */
  override?(name: string): ((row: Row) => ReactNode) | undefined;
  /** Stable. Puts something around what a cell shows. */
  around?(name: string): ((row: Row, content: ReactNode) => ReactNode) | undefined;
  /** Stable. Wraps the cells of the first column (a tree's branch). */
  wrapFirst?(row: Row, content: ReactNode): ReactNode;
  /** Stable. */
  before: readonly FrameColumn[];
  after: readonly FrameColumn[];
}

export interface ListColumns {
  layout: TableLayout;
  state: ColumnsState;
  titleOf(name: string): string;
  /** Names of the declared columns now shown, in order: what an export takes. */
  shown: string[];
}

const placedFrame = ({ definition, width, pin, stays, folds }: FrameColumn): PlacedColumn => ({
  name: definition.name, width, minWidth: width, pin, stays, folds: folds?.map((form) => form.width), isFrame: true, hidden: false,
});

/** Their places are the stylesheet's to say. */
function asCards(before: readonly FrameColumn[], parts: ReadonlyMap<string, unknown>, after: readonly FrameColumn[]): PlacedColumn[] {
  const frame = (columns: readonly FrameColumn[]) => columns.map(placedFrame).map((column) => ({ ...column, pin: undefined, fold: column.folds?.length }));
  return [...frame(before), ...[...parts.keys()].map((name) => ({ name, width: 1, minWidth: 1, hidden: false })), ...frame(after)];
}

function formOf({ definition, folds }: FrameColumn, placed: readonly PlacedColumn[]): ColumnDefinition {
  const fold = placed.find(({ name }) => name === definition.name)?.fold;
  return (fold && folds?.[fold - 1]?.definition) || definition;
}

/** The list's columns as declared, as this person arranged them, with the frame columns around. */
export function useListColumns(options: ListColumnsOptions): ListColumns {
  const { resource, list, person, filter, room, cards, override, around, wrapFirst, before, after } = options;
  const enumeration = useContext(EnumerationContext);
  const links = useContext(RecordLinksContext);
  const offered = useMemo(
    () => list.columns.filter((column) => !column.when || holds(column.when, filter)),
    [list.columns, filter],
  );
  const fields = useMemo(() => new Map(resource.fields.map((field) => [field.name, field])), [resource]);
  const offers = useMemo(
    () => offered.map((column): ColumnOffer => {
      const { name, width, minWidth, fixed, hidden } = column;
      const priority = list.priority?.includes(name);
      const codes = fields.get(name)?.enumeration;
      return { name, width, minWidth, least: leastOf(column, fields, priority || name === resource.display, codes === undefined ? undefined : enumeration(codes)), priority, pin: fixed, hidden };
    }),
    [offered, fields, list.priority, resource.display, enumeration],
  );
  const state = useColumns(offers, person, `${resource.key}/${list.name}`);
  const chosen = useMemo(() => drawn(state.columns), [state.columns]);
  const parts = useMemo(
    () => (cards ? cardParts(chosen, { fields, display: resource.display, primaryKey: resource.primaryKey, priority: list.priority ?? [] }) : undefined),
    [cards, chosen, fields, resource, list.priority],
  );
  const placed = useMemo(
    () => (parts ? asCards(before, parts, after) : fit([...before.map(placedFrame), ...chosen, ...after.map(placedFrame)], room, state.isOrdered)),
    [parts, before, chosen, after, room, state.isOrdered],
  );
  const order = placed.map((column) => `${column.name}${column.fold ?? ''}`).join();
  const first = placed.find(({ name, isFrame }) => (parts ? parts.get(name) === 'name' : !isFrame))?.name;

  // Widths change with every pixel of a drag; the definitions, and so the rows, must not.
  const definitions = useMemo(() => {
    return offered.map((column): ColumnDefinition => {
      const plain = override?.(column.name) ?? cellRenderer(column, fields, enumeration, links);
      const wrap = around?.(column.name);
      const part = parts?.get(column.name);
      const value = wrap ? (row: Row) => wrap(row, plain(row)) : plain;
      const draw = part === 'fact' || part === 'second' ? (row: Row) => <><span className="lt-fact">{column.title}</span>{value(row)}</> : value;
      return {
        name: column.name,
        title: column.title,
        part,
        align: column.align,
        growWeight: growWeightOf(column, fields),
        ellipsis: column.ellipsis,
        sortable: column.sortsPage ? 'page' : column.sortable,
        tip: column.tip,
        rowHeader: column.name === resource.display,
        hint: column.ellipsis ? cellTexts(column, fields, enumeration) : undefined,
        render: wrapFirst && column.name === first ? (row) => wrapFirst(row, draw(row)) : draw,
      };
    });
  }, [offered, resource, fields, override, around, wrapFirst, enumeration, links, first, parts]);

  const layout = useMemo(
    () =>
      layOut(
        [...[...before, ...after].map((frame) => formOf(frame, placed)), ...definitions],
        placed,
      ),
    [before, after, definitions, placed],
  );
  const pins = placed.map((column) => column.pin ?? '').join();
  // oxlint-disable-next-line react/exhaustive-deps -- rows compare columns by identity: it is kept while only widths differ
  const columns = useMemo(() => layout.columns, [before, after, definitions, order, pins]);

  return {
    layout: useMemo(() => ({ ...layout, columns }), [layout, columns]),
    state,
    titleOf: (name) => list.columns.find((column) => column.name === name)?.title ?? name,
    shown: chosen.map((column) => column.name),
  };
}
