/** 详情: what a notification says on each channel that it has, and whether it is on there. */
import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { NotificationChannel } from '../../../../../generated/types/enumerations';
import { channelForm, channelsOf, readChannel } from '../../../data/notifications';
import type { RecordOf } from '../../../data/records/typed';
import { FieldsForm } from '../../../formTemplate';
import { Tabs } from '../../../../ui/display/Tabs';
import { Dialog } from '../../../../ui/layers/Dialog';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { Asked } from '../../../../ui/states/Asked';

export default function Channels({ record, onClose }: ActionDialogProps<RecordOf<'operation/notification'>>) {
  const channels = channelsOf(record);
  const [chosen, setChosen] = useState(channels[0]?.value);
  const id = Number(record.id);
  return (
    <Dialog open title="通知详情" width={700} onClose={() => onClose()}>
      <Tabs label="通知渠道" items={channels} value={chosen} onChange={setChosen}>
        {chosen && <Channel key={chosen} id={id} channel={chosen} onSaved={() => onClose(true)} />}
      </Tabs>
    </Dialog>
  );
}

function Channel({ id, channel, onSaved }: { id: number; channel: NotificationChannel; onSaved(): void }) {
  const query = useQuery({ queryKey: ['notification', id, channel], queryFn: ({ signal }) => readChannel(id, channel, signal), gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false });
  return <Asked query={query} lines={5} height={32}>{(detail) => <Form id={id} channel={channel} detail={detail} onSaved={onSaved} />}</Asked>;
}

function Form({ id, channel, detail, onSaved }: Parameters<typeof Channel>[0] & { detail: Record<string, unknown> }) {
  const source = useMemo(() => channelForm(id, channel, detail), [id, channel, detail]);
  return <FieldsForm source={source} submitLabel="提交" onSaved={onSaved} />;
}
