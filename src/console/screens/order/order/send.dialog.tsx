import type { RecordOf } from '../../../data/records/typed';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { Sending } from './Sending';

export default function Send(props: ActionDialogProps<RecordOf<'order/order'>>) {
  return <Sending orders="order/order" {...props} />;
}
