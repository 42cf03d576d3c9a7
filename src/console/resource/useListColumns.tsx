import { useContext, useMemo, type ReactNode } from 'react';
import type { ListModel, ResourceModel } from '../../engine/model';
import { holds } from '../../engine/rules/holds';
import { EnumerationContext } from '../../ui/ports/enumerations';
import { RecordLinksContext } from '../../ui/ports/records';
import { drawn, type ColumnOffer, type PlacedColumn } from './columns/layout';
import { useColumns, type ColumnsState } from './columns/useColumns';
import { cardParts, rankOf } from './columns/cards';
import { fit, type Fitted } from './columns/fit';
import { growWeightOf, leastOf, tightOf } from './columns/need';
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
  /** Stable. Columns that unfold a row. */
  more: MoreColumn;
}

export interface MoreColumn {
  /** Rows have more to show than columns. */
  always: boolean;
  /** @param away columns that found no room */
  column(away: readonly ColumnDefinition[]): FrameColumn;
}

export interface ListColumns {
  layout: TableLayout;
  state: ColumnsState;
  titleOf(name: string): string;
  /** Names of the declared columns now shown, in order: what an export takes. */
  shown: string[];
  /** Those of them that found no room: a row shows them when it is unfolded. */
  away: string[];
}

const placedFrame = ({ definition, width, pin, stays, folds }: FrameColumn): PlacedColumn => ({
  name: definition.name, width, minWidth: width, pin, stays, folds: folds?.map((form) => form.width), isFrame: true, hidden: false,
});

/** Their places are the stylesheet's to say. What is on no card is put away. */
function asCards(before: readonly PlacedColumn[], chosen: readonly PlacedColumn[], parts: ReadonlyMap<string, unknown>, after: readonly PlacedColumn[], more: PlacedColumn): Fitted {
  const away = chosen.map(({ name }) => name).filter((name) => !parts.has(name));
  const frame = (columns: readonly PlacedColumn[]) => columns.map((column) => ({ ...column, pin: undefined, fold: column.folds?.length }));
  const unfolds = away.length > 0 && !before.includes(more) ? [more] : [];
  return { columns: [...frame([...before, ...unfolds]), ...[...parts.keys()].map((name) => ({ name, width: 1, minWidth: 1, hidden: false })), ...frame(after)], away };
}

function formOf({ definition, folds }: FrameColumn, placed: readonly PlacedColumn[]): ColumnDefinition {
  const fold = placed.find(({ name }) => name === definition.name)?.fold;
  return (fold && folds?.[fold - 1]?.definition) || definition;
}

/** The list's columns as declared, as this person arranged them, with the frame columns around. */
export function useListColumns(options: ListColumnsOptions): ListColumns {
  const { resource, list, person, filter, room, cards, override, around, wrapFirst, before, after, more } = options;
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
      const field = fields.get(name);
      const codes = field?.enumeration;
      const priority = list.priority?.includes(name);
      const matters = priority || name === resource.display;
      // A number by which people speak of the record takes little room.
      const isFirst = matters || name === resource.primaryKey || column.sortable || column.sortsPage;
      const rank = isFirst ? 0 : 1 + rankOf(name, field?.kind, resource.primaryKey);
      const least = leastOf(column, fields, matters, codes === undefined ? undefined : enumeration(codes));
      return { name, width, minWidth, least, tight: tightOf(least, column, fields), priority, rank, pin: fixed, hidden };
    }),
    [offered, fields, list.priority, resource.display, resource.primaryKey, enumeration],
  );
  const state = useColumns(offers, person, `${resource.key}/${list.name}`);
  const chosen = useMemo(() => drawn(state.columns), [state.columns]);
  const parts = useMemo(
    () => (cards ? cardParts(chosen, { fields, display: resource.display, primaryKey: resource.primaryKey, priority: list.priority ?? [] }) : undefined),
    [cards, chosen, fields, resource, list.priority],
  );
  const { columns: placed, away } = useMemo(() => {
    const unfolds = placedFrame(more.column([]));
    const [left, right] = [[...before.map(placedFrame), ...(more.always ? [unfolds] : [])], after.map(placedFrame)];
    return parts ? asCards(left, chosen, parts, right, unfolds) : fit([...left, ...chosen, ...right], room, state.isOrdered, unfolds);
  }, [parts, before, chosen, after, more, room, state.isOrdered]);
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

  const put = away.join();
  const unfolds = useMemo(() => more.column(put.split(',').flatMap((name) => definitions.find((each) => each.name === name) ?? [])), [more, put, definitions]);
  const layout = useMemo(
    () =>
      layOut(
        [...[...before, unfolds, ...after].map((frame) => formOf(frame, placed)), ...definitions],
        placed,
      ),
    [before, unfolds, after, definitions, placed],
  );
  const pins = placed.map((column) => column.pin ?? '').join();
  // oxlint-disable-next-line react/exhaustive-deps -- rows compare columns by identity: it is kept while only widths differ
  const columns = useMemo(() => layout.columns, [before, unfolds, after, definitions, order, pins]);

  return {
    layout: useMemo(() => ({ ...layout, columns }), [layout, columns]),
    state,
    titleOf: (name) => list.columns.find((column) => column.name === name)?.title ?? name,
    shown: chosen.map((column) => column.name),
    away,
  };
}
