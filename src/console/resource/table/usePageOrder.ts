/** Rows of the page shown, put in order by a column by which the server cannot order all there are. */
import { useMemo, useState } from 'react';
import { compare } from '../../../engine/format/decimal';
import type { FieldModel, ListModel, ResourceModel } from '../../../engine/model';
import { isEmpty } from '../../../engine/text/words';
import type { Row, Sorting } from './model';

export interface PageOrder {
  rows: readonly Row[];
  /** By what the page is put in order; absent: as it was answered. */
  order?: Sorting;
  /** Rising, then falling, then as answered. @returns false for a column that orders more than the page, which ends the page's own order */
  toggle(field: string): boolean;
}

export function usePageOrder(resource: ResourceModel, list: ListModel, rows: readonly Row[]): PageOrder {
  const [order, setOrder] = useState<Sorting>();
  const field = resource.fields.find(({ name }) => name === order?.field);
  const ordered = useMemo(() => (order && field ? inOrder(rows, field, order.order) : rows), [rows, field, order]);
  const toggle = (name: string): boolean => {
    const own = list.columns.some((column) => column.name === name && column.sortsPage);
    if (!own) setOrder(undefined);
    else if (order?.field !== name) setOrder({ field: name, order: 'ASC' });
    else setOrder(order.order === 'ASC' ? { field: name, order: 'DESC' } : undefined);
    return own;
  };
  return { rows: ordered, order, toggle };
}

/** Rows without a value come last, either way. */
export function inOrder(rows: readonly Row[], { name, kind }: Pick<FieldModel, 'name' | 'kind'>, order: Sorting['order']): Row[] {
  const amounts = kind === 'money' || kind === 'decimal';
  const difference = (left: unknown, right: unknown): number => {
    if (amounts) return compare(String(left), String(right));
    return typeof left === 'number' && typeof right === 'number' ? left - right : String(left).localeCompare(String(right), 'zh-CN');
  };
  return [...rows].sort(({ [name]: left }, { [name]: right }) => {
    if (isEmpty(left) || isEmpty(right)) return Number(isEmpty(left)) - Number(isEmpty(right));
    return order === 'ASC' ? difference(left, right) : difference(right, left);
  });
}
