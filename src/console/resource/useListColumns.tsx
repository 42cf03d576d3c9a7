import { useContext, useMemo, type ReactNode } from 'react';
import type { ListModel, ResourceModel } from '../../engine/model';
import { holds } from '../../engine/rules/holds';
import { EnumerationContext } from '../ui/ports/enumerations';
import { drawn, type ColumnOffer, type PlacedColumn } from './columns/layout';
import { useColumns, type ColumnsState } from './columns/useColumns';
import { greedOf } from './columns/greed';
import { cellRenderer, cellTexts } from './table/cells';
import { selectColumn } from './table/ListRow';
import { layOut, type ColumnDefinition, type Row, type TableLayout } from './table/model';

/** A column that no schema declares: ticks, order, actions. It cannot be chosen away. */
export interface FrameColumn {
  definition: ColumnDefinition;
  width: number;
  pin?: 'left' | 'right';
}

export const ticksColumn: FrameColumn = {
  definition: { name: selectColumn, title: '选择', align: 'center', rigid: true, render: () => null },
  width: 48,
  pin: 'left',
};

interface ListColumnsOptions {
  resource: ResourceModel;
  list: ListModel;
  /** Whose choice of columns is remembered. */
  person: string;
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

const placedFrame = ({ definition, width, pin }: FrameColumn): PlacedColumn => ({
  name: definition.name, width, minWidth: width, pin, hidden: false,
});

/** The list's columns as declared, as this person arranged them, with the frame columns around. */
export function useListColumns(options: ListColumnsOptions): ListColumns {
  const { resource, list, person, filter, override, around, wrapFirst, before, after } = options;
  const enumeration = useContext(EnumerationContext);
  const offered = useMemo(
    () => list.columns.filter((column) => !column.when || holds(column.when, filter)),
    [list.columns, filter],
  );
  const offers = useMemo(
    () => offered.map(({ name, width, minWidth, fixed, hidden }): ColumnOffer => ({ name, width, minWidth, pin: fixed, hidden })),
    [offered],
  );
  const state = useColumns(offers, person, `${resource.key}/${list.name}`);
  const placed = useMemo(() => drawn(state.columns), [state.columns]);
  const order = placed.map((column) => column.name).join();
  const first = placed[0]?.name;

  // Widths change with every pixel of a drag; the definitions, and so the rows, must not.
  const definitions = useMemo(() => {
    const fields = new Map(resource.fields.map((field) => [field.name, field]));
    return offered.map((column): ColumnDefinition => {
      const plain = override?.(column.name) ?? cellRenderer(column, fields, enumeration);
      const wrap = around?.(column.name);
      const draw = wrap ? (row: Row) => wrap(row, plain(row)) : plain;
      return {
        name: column.name,
        title: column.title,
        align: column.align,
        greed: greedOf(column, fields),
        ellipsis: column.ellipsis,
        sortable: column.sortsPage ? 'page' : column.sortable,
        rowHeader: column.name === resource.display,
        hint: column.ellipsis ? cellTexts(column, fields, enumeration) : undefined,
        render: wrapFirst && column.name === first ? (row) => wrapFirst(row, draw(row)) : draw,
      };
    });
  }, [offered, resource, override, around, wrapFirst, enumeration, first]);

  const layout = useMemo(
    () =>
      layOut(
        [...before.map((frame) => frame.definition), ...definitions, ...after.map((frame) => frame.definition)],
        [...before.map(placedFrame), ...placed, ...after.map(placedFrame)],
      ),
    [before, after, definitions, placed],
  );
  // Rows compare columns by identity: keep it while only widths differ.
  const pins = placed.map((column) => column.pin ?? '').join();
  const columns = useMemo(() => layout.columns, [before, after, definitions, order, pins]);

  return {
    layout: useMemo(() => ({ ...layout, columns }), [layout, columns]),
    state,
    titleOf: (name) => list.columns.find((column) => column.name === name)?.title ?? name,
    shown: order === '' ? [] : order.split(','),
  };
}
