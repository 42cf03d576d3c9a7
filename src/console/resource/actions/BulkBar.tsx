import { Button } from '../../ui/Button';
import { showNotice } from '../../ui/notices';
import type { Row } from '../table/model';
import type { SelectionState } from '../useSelection';
import type { ActionOffer } from './offers';

interface BulkBarProps {
  selection: SelectionState;
  offers: readonly ActionOffer[];
  total: number;
  /** `100000+` where the total is not exact. */
  totalText: string;
  /** The backend can act on every row of a filter. */
  canSelectAll: boolean;
  busy: boolean;
  onAct(offer: ActionOffer): void;
}

/** A call written by hand takes the records it is told, not a filter. */
const answersAll = ({ does }: ActionOffer) => typeof does === 'string' || !('handler' in does.action.effect);

/** What can be done with the ticked rows; 选择全部 means every row that the filter matches, seen or not. */
export function BulkBar({ selection, offers, total, totalText, canSelectAll, busy, onAct }: BulkBarProps) {
  const { ids, rows, all } = selection;
  if (ids.length === 0 && !all) return null;
  // Whether unseen rows allow it is the server's to say, row by row.
  const possible = offers.filter((offer) => (all ? answersAll(offer) : rows.length < ids.length || rows.some((row) => offer.on(row))));
  return (
    <div role="toolbar" aria-label="批量操作" className="bulk">
      <span role="status">{all ? `已选择全部 ${totalText} 条` : `已选择 ${ids.length} 条`}</span>
      {canSelectAll && offers.some(answersAll) && !all && total > ids.length && (
        <Button variant="text" size="small" onClick={selection.selectAll}>{`选择全部 ${totalText} 条`}</Button>
      )}
      {possible.map((offer) => (
        <Button key={offer.name} size="small" variant={offer.danger ? 'danger' : 'default'} busy={busy} onClick={() => onAct(offer)}>
          {offer.bulkTitle ?? `批量${offer.title}`}
        </Button>
      ))}
      <Button variant="text" size="small" onClick={selection.clear}>取消选择</Button>
    </div>
  );
}

/** What could be done with rows of this page, before any is ticked. @param sentence what the buttons say until then */
export function WaitingActions({ offers, rows, sentence }: { offers: readonly ActionOffer[]; rows: readonly Row[]; sentence: string }) {
  return offers.filter((offer) => rows.some((row) => offer.on(row))).map((offer) => (
    <Button key={offer.name} aria-disabled title={sentence} onClick={() => showNotice('warning', sentence)}>{offer.bulkTitle ?? `批量${offer.title}`}</Button>
  ));
}
