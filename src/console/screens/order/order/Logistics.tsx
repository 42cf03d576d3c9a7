/** 查看物流: the way of a parcel as its courier tells it, newest first. */
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../data/transport/http';
import { Asked } from '../../../../ui/states/Asked';
import { Button } from '../../../../ui/buttons/Button';
import { Dialog } from '../../../../ui/layers/Dialog';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { Tag, type TagTone } from '../../../../ui/display/Tag';
import type { Invoice } from './items';
import '../../../resource/detail/detail.css';

interface LogisticsInfo {
  number: string;
  expName: string;
  courierPhone: string;
  deliverystatus: string;
  list: { time: string; status: string }[];
  /** Why nothing newer is known. Not told by every backend. */
  notice?: string;
}

const states: Record<string, { title: string; tone: TagTone }> = {
  1: { title: '在途中', tone: 'primary' }, 2: { title: '正在派件', tone: 'primary' }, 3: { title: '已签收', tone: 'success' },
  4: { title: '派送失败', tone: 'danger' }, 5: { title: '疑难件', tone: 'warning' }, 6: { title: '退件签收', tone: 'info' },
};

/** @param path of the calls about parcels */
export function Logistics({ path, invoice, onClose }: { path: string; invoice: Invoice; onClose(): void }) {
  const query = useQuery({
    queryKey: [path, 'logistics', invoice.id],
    queryFn: ({ signal }) => call<LogisticsInfo>('GET', `${path}/get/${invoice.id}/logistics/info`, { signal, quiet: true }),
  });
  return (
    <Dialog open title="查看物流" width={600} onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      <Asked query={query} lines={5}>{(data) => <Traces {...data} />}</Asked>
    </Dialog>
  );
}

function Traces({ expName, number, courierPhone, deliverystatus, list, notice }: LogisticsInfo) {
  const state = states[deliverystatus];
  return (
    <>
      <dl className="detail">
        <div className="detail-item"><dt>物流公司</dt><dd>{expName}</dd></div>
        <div className="detail-item"><dt>物流单号</dt><dd>{number}</dd></div>
        {courierPhone && <div className="detail-item"><dt>快递员电话</dt><dd>{courierPhone}</dd></div>}
        {state && <div className="detail-item"><dt>物流状态</dt><dd><Tag tone={state.tone}>{state.title}</Tag></dd></div>}
      </dl>
      {list.length > 0 && notice && <p className="order-traces-note" role="status">未能查询最新轨迹：{notice}</p>}
      {list.length === 0 ? <EmptyState text={notice ? `暂无物流轨迹：${notice}` : '暂无物流轨迹，物流公司揽收后可以查看'} /> : (
        <ol className="order-traces" aria-label="物流轨迹">
          {list.map(({ time, status }, index) => <li key={index} aria-current={index === 0 || undefined}><p>{status}</p><time>{time}</time></li>)}
        </ol>
      )}
    </>
  );
}
