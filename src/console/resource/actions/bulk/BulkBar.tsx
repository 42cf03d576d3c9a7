import { Button } from '../../../../ui/buttons/Button';
import { Icon } from '../../../../ui/Icon';
import { Menu, type MenuItem } from '../../../../ui/layers/Menu';
import { showNotice } from '../../../../ui/states/notices';
import type { Row } from '../../table/model';
import type { SelectionState } from '../../useSelection';
import type { ActionOffer } from '../offers';

interface BulkBarProps {
  selection: SelectionState;
  offers: readonly ActionOffer[];
  total: number;
  /** `100000+` where the total is not exact. */
  totalText: string;
  /** The backend can act on every row of a filter. */
  canSelectAll: boolean;
  busy: boolean;
  /** Title of the button whose menu holds the offers; without it each is a button. */
  menu?: string;
  onAct(offer: ActionOffer): void;
}

/** A call written by hand takes the records it is told, not a filter. */
const answersAll = ({ does }: ActionOffer) => typeof does === 'string' || !('handler' in does.action.effect);

/** Buttons that stand beside one another; of more, the last ones wait behind 更多. */
const mostButtons = 4;

const titleOf = ({ title, bulkTitle }: ActionOffer) => bulkTitle ?? `批量${title}`;

/** What can be done with the ticked rows; 选择全部 means every row that the filter matches, seen or not. */
export function BulkBar({ selection, offers, total, totalText, canSelectAll, busy, menu, onAct }: BulkBarProps) {
  const { ids, rows, all } = selection;
  if (ids.length === 0 && !all) return null;
  // Whether unseen rows allow it is the server's to say, row by row.
  const possible = offers.filter((offer) => (all ? answersAll(offer) : rows.length < ids.length || rows.some((row) => offer.on(row))));
  const shown = possible.length <= mostButtons ? possible : possible.slice(0, mostButtons - 1);
  const itemOf = (offer: ActionOffer): MenuItem => ({ key: offer.name, label: titleOf(offer), danger: offer.danger, onSelect: () => onAct(offer) });
  return (
    <div role="toolbar" aria-label="批量操作" className="bulk">
      <span role="status">{all ? `已选择全部 ${totalText} 条` : `已选择 ${ids.length} 条`}</span>
      {canSelectAll && offers.some(answersAll) && !all && total > ids.length && (
        <Button variant="text" size="small" onClick={selection.selectAll}>{`选择全部 ${totalText} 条`}</Button>
      )}
      {menu !== undefined && possible.length > 0 && (
        <Menu label={menu} size="small" variant="default" disabled={busy} items={possible.map(itemOf)} />
      )}
      {menu === undefined && shown.map((offer) => (
        <Button key={offer.name} size="small" variant={offer.danger ? 'danger' : 'default'} busy={busy} onClick={() => onAct(offer)}>{titleOf(offer)}</Button>
      ))}
      {menu === undefined && possible.length > shown.length && <Menu size="small" variant="default" disabled={busy} items={possible.slice(shown.length).map(itemOf)} />}
      <Button variant="text" size="small" onClick={selection.clear}>取消选择</Button>
    </div>
  );
}

interface WaitingActionsProps {
  offers: readonly ActionOffer[];
  rows: readonly Row[];
  /** What the buttons say until a row is ticked. */
  sentence: string;
  /** As in the bar. */
  menu?: string;
}

/** What could be done with rows of this page, before any is ticked. */
export function WaitingActions({ offers, rows, sentence, menu }: WaitingActionsProps) {
  const possible = offers.filter((offer) => rows.some((row) => offer.on(row)));
  const tell = () => void showNotice('warning', sentence);
  if (menu !== undefined) return possible.length > 0 && <Button aria-disabled title={sentence} onClick={tell}>{menu}<Icon name="chevronDown" size={12} /></Button>;
  return possible.map((offer) => <Button key={offer.name} aria-disabled title={sentence} onClick={tell}>{titleOf(offer)}</Button>);
}
