/** 发货: the whole order or a part of it, by courier, by the shop itself or without delivery (order sheet). */
import { useEffect, useMemo, useState } from 'react';
import { deliveryType, orderSecondType } from '../../../../../generated/codes';
import type { ActionModel } from '../../../../engine/model';
import { ActionForm } from '../../../resource/form/ActionForm';
import { useRecord } from '../../../resource/detail/useRecord';
import { useProvider } from '../../../resource/provider';
import { useAction, useResource } from '../../../data/resources';
import type { RecordOf } from '../../../data/records/typed';
import { Dialog } from '../../../../ui/layers/Dialog';
import { Asked } from '../../../../ui/states/Asked';
import { showNotice } from '../../../../ui/states/notices';
import type { ActionDialogProps } from '../../../../ui/ports/actionDialogs';
import { ItemsContext, shipInputs } from './inputs';
import { useConfirm } from '../../../../ui/layers/Confirm';
import { Goods } from './Goods';
import { leftOf, type OrderItem, type OrdersKey, type Part, waitingIn } from './items';
import './order.css';

const noDelivery = { value: deliveryType.noNeed, title: '虚拟发货' };

/** @param orders whose screen sends it: orders, or a facet of them */
export function Sending({ orders, record, ids: [id], onClose }: ActionDialogProps<RecordOf<'order/order'>> & { orders: OrdersKey }) {
  const resource = useResource(orders);
  const provider = useProvider();
  const confirm = useConfirm();
  const { data, error, refetch, isPlaceholderData } = useRecord<RecordOf<'order/order'>>(resource, id!, record);
  const declared = useAction('order/order', 'send', orders);
  const action = useMemo(() => shipment(declared, record.secondType === orderSecondType.virtual), [declared, record]);
  const ready = data && !isPlaceholderData;
  const [isAgreed, setAgreed] = useState(false);
  const isAsked = ready && data.isLogoff === true && !isAgreed;
  useEffect(() => {
    if (isAsked) void confirm({ text: '确定给已注销的会员发货', danger: true }).then((agreed) => (agreed ? setAgreed(true) : onClose()));
  }, [isAsked, confirm, onClose]);
  const initial = useMemo(() => ({ detailList: ready ? all(data.orderDetailList) : [] }), [ready, data]);
  if (isAsked) return null;
  if (!ready) {
    return (
      <Dialog open title="发货" width={700} onClose={() => onClose()}>
        <Asked query={{ data: undefined, error, refetch }} lines={6}>{() => null}</Asked>
      </Dialog>
    );
  }
  const items = data.orderDetailList;
  /** Pieces whose refund is asked for are sent by whoever means to. */
  const send = async (input: Record<string, unknown>) => {
    const waiting = waitingIn(items, input.isSplit === true ? input.detailList as Part[] : all(items));
    const agreed = waiting.length === 0 || await confirm({
      text: '有商品正在申请退款，仍要发货吗', danger: true, confirmLabel: '仍要发货',
      notes: waiting.map(({ productName, sku, applyRefundNum }) => `${productName}${sku === '' ? '' : `（${sku}）`}：${applyRefundNum} 件申请退款中`),
    });
    if (!agreed) throw new Error('尚未发货：有商品正在申请退款');
    return provider.action(orders, { name: action.name, ids: [id], record: data, input });
  };
  return (
    <ItemsContext value={items}>
      <ActionForm
        resource={resource}
        action={action}
        own={shipInputs}
        record={initial}
        about={data}
        shown={<Goods items={items} />}
        onSubmit={send}
        onClose={(done) => {
          if (done) showNotice('success', '发货成功');
          onClose(done);
        }}
      />
    </ItemsContext>
  );
}

/** Everything that is left, until something is taken out. */
const all = (items: readonly OrderItem[]) => items.filter((item) => leftOf(item) > 0).map((item) => ({ orderDetailId: item.id, num: leftOf(item) }));

/** The form of an order without goods offers 虚拟发货 alone. */
function shipment(action: ActionModel, isVirtual: boolean): ActionModel {
  if (!isVirtual) return action;
  const fields = action.form!.fields.map((field) => (field.name === 'deliveryType' ? { ...field, options: [noDelivery], default: noDelivery.value } : field));
  return { ...action, form: { ...action.form!, fields } };
}
