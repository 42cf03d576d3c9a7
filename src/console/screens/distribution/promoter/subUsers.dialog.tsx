/** 推广人列表 of one promoter. */
import type { RecordOf } from '../../../data/records/typed';
import { useResource } from '../../../data/resources';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { ViewDrawer } from '../../../resource/pane/ViewDrawer';

export default function SubUsers({ record, onClose }: ActionDialogProps<RecordOf<'user/user'>>) {
  return <ViewDrawer resource={useResource('user/user')} view="subUsers" fixed={{ uid: record.id }} of={String(record.nickname)} onClose={() => onClose()} />;
}
