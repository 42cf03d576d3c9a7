import { useMemo } from 'react';
import type { ColumnDefinition, Row } from '../table/model';
import type { FrameColumn } from '../useListColumns';
import type { ActionOffer } from './offers';
import { RowActions } from './RowActions';
import { rowActionsWidth } from './rowActionsWidth';

/** Links in the column of actions: three where there is room, else the first one and 更多. */
const forms = [3, 2];

interface ActionColumnOptions {
  /** Stable. */
  offers: readonly ActionOffer[];
  /** The rows shown: the column is as wide as they need. */
  rows: readonly Row[];
  nameOf(row: Row): string;
  /** Stable. */
  onAct(offer: ActionOffer, row: Row): void;
}

/** @returns the column of row actions; none where no row offers any */
export function useActionColumn({ offers, rows, nameOf, onAct }: ActionColumnOptions): FrameColumn[] {
  const definitions = useMemo(() => forms.map((links): ColumnDefinition => ({
    name: '#actions', title: '操作', align: 'left', rigid: true, part: 'actions',
    render: (row) => <RowActions row={row} name={nameOf(row)} offers={offers} links={links} onAct={onAct} />,
  })), [offers, onAct, nameOf]);
  const widths = useMemo(() => forms.map((links) => rowActionsWidth(offers, rows, links)).join(), [offers, rows]);
  return useMemo(() => {
    if (offers.length === 0) return [];
    const each = widths.split(',').map((width, form) => ({ definition: definitions[form]!, width: Number(width) }));
    return [{ ...each[0]!, folds: each.slice(1), pin: 'right', stays: true }];
  }, [offers, definitions, widths]);
}
