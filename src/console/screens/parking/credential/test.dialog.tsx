/** 测试连接: begins as soon as it opens, says how it went and is gone. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { testConnection } from '../../../data/parking';
import type { RecordOf } from '../../../data/records/typed';
import { Dialog } from '../../../../ui/layers/Dialog';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { showNotice } from '../../../../ui/states/notices';
import { Skeleton } from '../../../../ui/states/Skeleton';

export default function Test({ record: { lotName = '' }, ids: [id = 0], onClose }: ActionDialogProps<RecordOf<'parking/credential'>>) {
  // One test an opening: what it answers is not kept for the next.
  const { data, error } = useQuery({ queryKey: ['parking', 'test', id], queryFn: () => testConnection(id), retry: false, staleTime: Infinity, gcTime: 0 });
  useEffect(() => {
    if (!data && !error) return;
    if (data?.success) showNotice('success', `${lotName}连接正常，用时 ${data.costMs} 毫秒`);
    else showNotice('error', `${lotName}：${data?.message ?? error?.message ?? ''}`);
    onClose(data !== undefined);
  }, [data, error, lotName, onClose]);
  return (
    <Dialog open title="测试连接" width={420} onClose={() => onClose()}>
      <p role="status">正在测试「{lotName}」的连接…</p>
      <Skeleton lines={2} height={16} />
    </Dialog>
  );
}
