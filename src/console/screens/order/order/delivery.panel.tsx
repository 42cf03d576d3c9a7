import type { RecordOf } from '../../../data/records/typed';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { Parcels } from './Parcels';

export default function Delivery(props: DetailPanelProps<RecordOf<'order/order'>>) {
  return <Parcels orders="order/order" {...props} />;
}
