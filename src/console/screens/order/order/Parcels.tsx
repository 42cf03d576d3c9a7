/** 发货记录: one table a shipment, with its courier and where the parcel is. */
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deliveryType, orderStatus } from '../../../../../generated/codes';
import { call } from '../../../data/transport/http';
import { useMayCall, usePermission } from '../../../data/session/permissions';
import { useAction, useResource } from '../../../data/resources';
import type { RecordOf } from '../../../data/records/typed';
import { ActionForm } from '../../../resource/form/ActionForm';
import { useProvider } from '../../../resource/provider';
import { Asked } from '../../../../ui/states/Asked';
import { Button } from '../../../../ui/buttons/Button';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { ImagePreview } from '../../../../ui/display/ImagePreview';
import { RecordLink } from '../../../../ui/display/RecordLink';
import { showNotice } from '../../../../ui/states/notices';
import { type Invoice, type OrdersKey, parcelCalls } from './items';
import { Logistics } from './Logistics';
import './order.css';
import '../../../../ui/display/report.css';

const headOf = ({ deliveryType: way, expressName, trackingNumber, deliveryCarrier, carrierPhone }: Invoice): string => ({
  [deliveryType.express]: `【快递配送】${expressName}：${trackingNumber}`,
  [deliveryType.merchant]: `【商家送货】${deliveryCarrier}：${carrierPhone}`,
  [deliveryType.noNeed]: '【无需配送】',
})[way];

/** While a parcel is on its way, its courier and number can be mended. */
const underway: readonly number[] = [orderStatus.partlyShipped, orderStatus.shipped];

/** @param orders whose screen shows them: orders, or a facet of them */
export function Parcels({ orders, record: { orderNo, status } }: DetailPanelProps<RecordOf<'order/order'>> & { orders: OrdersKey }) {
  const { path, permission } = parcelCalls[orders];
  const permitted = usePermission();
  const may = permitted(`${permission}:invoice:list`);
  const query = useQuery({
    queryKey: [orders, 'invoices', orderNo],
    queryFn: ({ signal }) => call<Invoice[]>('GET', `${path}/${encodeURIComponent(orderNo ?? '')}/invoice/list`, { signal, quiet: true }),
    enabled: may && orderNo !== undefined,
  });
  const [tracked, setTracked] = useState<Invoice>();
  const [mended, setMended] = useState<Invoice>();
  const resource = useResource(orders);
  const mend = useAction('order/order', 'updateInvoice', orders);
  const mayMend = useMayCall()(resource.endpoints.find(({ name }) => name === mend.endpoint)) && status !== undefined && underway.includes(status);
  if (!may) return <EmptyState text="没有查看发货记录的权限" />;
  if (query.data?.length === 0) return <EmptyState text="还没有发货记录" />;
  return (
    <>
      <Asked query={query} lines={4}>{(data) => data.map((invoice) => (
        <section key={invoice.id} className="order-invoice" aria-label={headOf(invoice)}>
          <header>
            <h3>{headOf(invoice)}</h3>
            <time>{invoice.createTime}</time>
            {invoice.deliveryType === deliveryType.express && permitted(`${permission}:logistics:info`) && <Button variant="text" size="small" onClick={() => setTracked(invoice)}>查看物流</Button>}
            {mayMend && <Button variant="text" size="small" onClick={() => setMended(invoice)}>{mend.title}</Button>}
          </header>
          {invoice.deliveryMark && <p>发货备注：{invoice.deliveryMark}</p>}
          <table className="report">
            <thead><tr><th scope="col">商品信息</th><th scope="col">发货数量</th></tr></thead>
            <tbody>
              {invoice.detailList.map(({ id, productId, image, productName, sku, num }) => (
                <tr key={id}>
                  <td><span className="order-goods"><ImagePreview src={image} alt={productName} width={40} height={40} /><span><RecordLink entity="product/product" id={productId}>{productName}</RecordLink><small>{sku}</small></span></span></td>
                  <td>× {num}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}</Asked>
      {tracked && <Logistics path={path} invoice={tracked} onClose={() => setTracked(undefined)} />}
      {mended && <Mend orders={orders} invoice={mended} onClose={() => setMended(undefined)} />}
    </>
  );
}

function Mend({ orders, invoice, onClose }: { orders: OrdersKey; invoice: Invoice; onClose(): void }) {
  const provider = useProvider();
  const client = useQueryClient();
  const resource = useResource(orders);
  const action = useAction('order/order', 'updateInvoice', orders);
  return (
    <ActionForm
      resource={resource}
      action={action}
      record={{ ...invoice, expressNumber: invoice.trackingNumber }}
      onSubmit={(input) => provider.action(orders, { name: action.name, input: { ...input, id: invoice.id } })}
      onClose={(done) => {
        onClose();
        if (!done) return;
        showNotice('success', '修改成功');
        void client.invalidateQueries({ queryKey: [orders] });
      }}
    />
  );
}
