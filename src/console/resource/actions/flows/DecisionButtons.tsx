import type { ActionModel } from '../../../../engine/model';
import { Button } from '../../../../ui/buttons/Button';

export type DecisionButton = NonNullable<ActionModel['buttons']>[number];

/** Whether something is entered beside the buttons of an action: they stand below that form, not below the record. */
export const asksBeside = ({ buttons, form }: ActionModel): boolean => buttons !== undefined && form !== undefined && form.inputs.length > 0;

interface DecisionButtonsProps {
  action: ActionModel;
  busy?: boolean;
  onDecide(button: DecisionButton): void;
}

/** What can be decided about the record that is read above. */
export const DecisionButtons = ({ action: { buttons = [] }, busy, onDecide }: DecisionButtonsProps) =>
  buttons.map((button) => <Button key={button.title} variant={button.danger ? 'danger' : 'primary'} busy={busy} onClick={() => onDecide(button)}>{button.title}</Button>);
