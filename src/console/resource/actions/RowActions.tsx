import { memo } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { Menu } from '../../../ui/layers/Menu';
import type { Row } from '../table/model';
import type { ActionOffer } from './offers';
import { shareOut } from './rowActionsWidth';

interface RowActionsProps {
  row: Row;
  /** How the row is called, for screen readers. */
  name: string;
  offers: readonly ActionOffer[];
  /** Stable. */
  onAct(offer: ActionOffer, row: Row): void;
  /** Shown as links before the rest goes behind 更多. */
  links: number;
}

/** What can be done with one row; an action whose state does not fit is absent. */
export const RowActions = memo(function RowActions({ row, name, offers, onAct, links }: RowActionsProps) {
  const { shown, rest } = shareOut(offers, row, links);
  return (
    <span className="row-actions">
      {shown.map((offer) => (
        <Button
          key={offer.name}
          variant={offer.danger ? 'dangerText' : 'text'}
          size="small"
          aria-label={`${offer.title}：${name}`}
          onClick={() => onAct(offer, row)}
        >
          {offer.title}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          size="small"
          name={`更多：${name}`}
          items={rest.map((offer) => ({ key: offer.name, label: offer.title, danger: offer.danger, onSelect: () => onAct(offer, row) }))}
        />
      )}
    </span>
  );
});
