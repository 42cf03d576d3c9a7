import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { Printing } from '../../order/order/Printing';

export default function Print(props: ActionDialogProps) {
  return <Printing orders="marketing/integralOrder" {...props} />;
}
