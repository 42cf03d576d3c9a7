/** 发送测试: one message with made-up contents; what became of it stands in 发送记录. */
import { useMemo } from 'react';
import { channelsOf, testForm } from '../../../data/notifications';
import type { RecordOf } from '../../../data/records/typed';
import { FieldsForm } from '../../../formTemplate';
import { Dialog } from '../../../../ui/layers/Dialog';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';

export default function Test({ record, onClose }: ActionDialogProps<RecordOf<'operation/notification'>>) {
  const source = useMemo(() => testForm(Number(record.id), channelsOf(record)), [record]);
  return (
    <Dialog open title={`发送测试：${record.type ?? ''}`} width={600} onClose={() => onClose()}>
      <FieldsForm source={source} submitLabel="发送" success="已加入发送队列，请在发送记录中查看结果" onSaved={() => onClose()} />
    </Dialog>
  );
}
