/** A page of rows as the provider of paid services answers them, with what leads to the others. */
import { useState, type ReactNode } from 'react';
import type { Pages } from '../../../../engine/extension/onePass';
import { Pager } from '../../../../ui/display/Pager';
import { EmptyState } from '../../../../ui/states/EmptyState';
import './onePass.css';

/** A cell without anything shows a dash; a `long` one breaks its text. */
export type Columns<Row> = readonly (readonly [title: string, cell: (row: Row) => ReactNode, length?: 'long'])[];

export interface PageChoice {
  page: number;
  limit: number;
  choosePage(page: number): void;
  chooseLimit(limit: number): void;
}

export function usePages(): PageChoice {
  const [page, choosePage] = useState(1);
  const [limit, setLimit] = useState(20);
  return { page, limit, choosePage, chooseLimit: (next) => { setLimit(next); choosePage(1); } };
}

interface PagedTableProps<Row> {
  label: string;
  columns: Columns<Row>;
  answer: Pages<Row>;
  pages: PageChoice;
  /** Said where there are no rows. */
  empty: string;
}

export function PagedTable<Row extends { id: number }>({ label, columns, answer: { data, count }, pages, empty }: PagedTableProps<Row>) {
  if (data.length === 0) return <EmptyState text={empty} />;
  return (
    <>
      <div className="one-pass-table" role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead><tr>{columns.map(([title]) => <th key={title} scope="col">{title}</th>)}</tr></thead>
          <tbody>
            {data.map((row) => <tr key={row.id}>{columns.map(([title, cell, length]) => <td key={title} className={length && 'one-pass-long'}>{cell(row) || '-'}</td>)}</tr>)}
          </tbody>
        </table>
      </div>
      <Pager page={pages.page} perPage={pages.limit} total={count} sizes={[20, 40, 60, 80]} onPage={pages.choosePage} onPerPage={pages.chooseLimit} />
    </>
  );
}
