/** 打印: slips of one or several orders, on the page itself, so that no new window is needed. */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../../../resource/provider';
import type { RecordOf } from '../../../data/records/typed';
import { Asked } from '../../../../ui/states/Asked';
import { Button } from '../../../../ui/buttons/Button';
import { Dialog } from '../../../../ui/layers/Dialog';
import { Segments } from '../../../../ui/inputs/Segments';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import type { OrdersKey } from './items';
import { Slip, type SlipKind } from './Slip';
import './slips.css';

const kinds: { value: SlipKind; label: string }[] = [{ value: 'delivery', label: '发货单' }, { value: 'picking', label: '配货单' }];

/** @param orders whose screen prints them: orders, or a facet of them */
export function Printing({ orders, ids, onClose }: ActionDialogProps & { orders: OrdersKey }) {
  const provider = useProvider();
  const [kind, setKind] = useState<SlipKind>('delivery');
  const query = useQuery({
    queryKey: [orders, 'slips', ...ids],
    queryFn: async () => (await provider.getMany(orders, { ids: [...ids] })).data as RecordOf<'order/order'>[],
  });
  const { data } = query;
  const slips = data?.map((order) => <Slip key={order.id} kind={kind} order={order} />);
  return (
    <Dialog
      open
      title="打印订单"
      width={860}
      onClose={() => onClose()}
      footer={<>
        <Button onClick={() => onClose()}>关闭</Button>
        <Button variant="primary" disabled={!data?.length} onClick={() => window.print()}>{data ? `打印 ${data.length} 张` : '打印'}</Button>
      </>}
    >
      <div className="slips-tools"><Segments label="单据" options={kinds} value={kind} onChange={(next) => setKind(next as SlipKind)} /></div>
      <Asked query={query} lines={8}>{() => <div className="slips-preview" role="region" aria-label="打印预览" tabIndex={0}>{slips}</div>}</Asked>
      {slips && createPortal(<div className="slips-paper" aria-hidden="true">{slips}</div>, document.body)}
    </Dialog>
  );
}
