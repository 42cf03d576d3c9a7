import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { Printing } from './Printing';

export default function Print(props: ActionDialogProps) {
  return <Printing orders="order/order" {...props} />;
}
