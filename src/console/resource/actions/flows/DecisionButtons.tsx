import type { ActionModel } from '../../../../engine/model';
import { Button } from '../../../../ui/buttons/Button';
import type { ActionOffer } from '../offers';

export type DecisionButton = NonNullable<ActionModel['buttons']>[number];

interface DecisionButtonsProps {
  offer: ActionOffer;
  onDecide(button: DecisionButton): void;
}

/** What can be decided about the record that is read above. */
export function DecisionButtons({ offer, onDecide }: DecisionButtonsProps) {
  const buttons = typeof offer.does === 'object' ? (offer.does.action.buttons ?? []) : [];
  return buttons.map((button) => (
    <Button key={button.title} variant={button.danger ? 'danger' : 'primary'} onClick={() => onDecide(button)}>{button.title}</Button>
  ));
}
