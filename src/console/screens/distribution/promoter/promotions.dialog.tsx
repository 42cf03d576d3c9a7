/** 推广订单列表 of one promoter. */
import type { RecordOf } from '../../../data/records/typed';
import { useResource } from '../../../data/resources';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { ViewDrawer } from '../../../resource/pane/ViewDrawer';

export default function Promotions({ record, onClose }: ActionDialogProps<RecordOf<'user/user'>>) {
  return <ViewDrawer resource={useResource('distribution/brokerageRecord')} view="promotions" fixed={{ uid: record.id }} of={String(record.nickname)} onClose={() => onClose()} />;
}
