/** What the table of a list is told. */
import type { HTMLAttributes, ReactNode } from 'react';
import type { Density, Row, RowId, Selection, Sorting, TableColumn, TableLayout } from './model';

export interface ListTableProps {
  /** Accessible name. */
  label: string;
  layout: TableLayout;
  rows: readonly Row[];
  rowId(row: Row): RowId;
  /** What screen readers call the row. */
  rowName(row: Row): string;
  density?: Density;
  /** Rows are drawn as cards; the layout holds what stands on them. */
  cards?: boolean;
  selection?: Selection;
  sort?: Sorting;
  onSort?(field: string): void;
  onResize?(name: string, width: number): void;
  onOpen?(row: Row): void;
  /** Stable. Hears how many pixels wide the table may be, before the first one is seen. */
  onRoom?(room: number): void;
  /** Answers are on their way; the rows shown are the former ones. */
  busy?: boolean;
  /** Stable per row: level and branch state of a tree. */
  rowAttributes?(row: Row): HTMLAttributes<HTMLTableRowElement> | undefined;
  onBranch?(row: Row, open: boolean): boolean;
  tree?: boolean;
  /** Under which name its screen remembers where it was scrolled. */
  scrollName?: string;
  /** Rows that are forms; absent while there are none. */
  edited?: EditedRows;
  /** Instead of rows: skeleton, empty or error state. */
  children?: ReactNode;
}

/** What is drawn in place of rows that are edited, and below them. */
export interface EditedRows {
  /** @returns undefined for a row that is not edited */
  instead(row: Row, columns: readonly TableColumn[]): ReactNode;
  added(columns: readonly TableColumn[]): ReactNode;
}

/** What head and rows are drawn from. */
export interface BodyProps extends Omit<ListTableProps, 'density' | 'label' | 'children'> {
  density: Density;
  ticked(row: Row): boolean | undefined;
  onToggle(row: Row): void;
}
