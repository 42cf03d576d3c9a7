/** 订单信息 of a refund: its order, titled by the order's own schema (refund sheet). */
import { orderSecondType } from '../../../../../generated/codes';
import type { DetailItem, ResourceModel } from '../../../../engine/model';
import type { FieldOf, RecordOf } from '../../../data/records/typed';
import { decodeRow } from '../../../data/records/wire';
import { useArrivingResource } from '../../../data/resources';
import { DetailItems } from '../../../resource/detail/DetailItems';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { Skeleton } from '../../../../ui/states/Skeleton';
import '../../../../ui/inputs/field.css';

type OrderField = FieldOf<'order/order'>;

/** Orders of things, which are delivered. */
const delivered: readonly number[] = [orderSecondType.ordinary, orderSecondType.points];

const delivery: OrderField[] = ['shippingType', 'realName', 'userPhone', 'userAddress'];

const groups: { title: string; items: (OrderField | (DetailItem & { name: OrderField }))[] }[] = [
  { title: '会员信息', items: [{ name: 'nickName', template: '{nickName} | {memberId}' }, 'phone'] },
  { title: '配送信息', items: delivery },
  { title: '订单信息', items: ['orderNo', 'totalNum', 'paid', 'payType', 'status', 'deliveryNum', 'createTime', 'payTime'] },
  {
    title: '金额信息',
    items: ['proTotalPrice', 'platCouponPrice', 'gainIntegral', 'payPrice', 'useIntegral', 'merCouponPrice', 'svipDiscountPrice', 'payPostage', 'integralPrice'],
  },
  { title: '备注', items: ['userRemark', 'merchantRemark'] },
];

export default function OrderOfRefund({ record: { orderId, orderInfoVo } }: DetailPanelProps<RecordOf<'order/refund'>>) {
  const order = useArrivingResource('order/order');
  if (!orderInfoVo) return <EmptyState text="订单信息未能读取" />;
  if (!order) return <Skeleton lines={6} height={28} />;
  const row = rowOf(order, { ...(orderInfoVo as Record<string, unknown>), id: orderId });
  return groups.filter(({ items }) => items !== delivery || delivered.includes(Number(row.secondType))).map(({ title, items }) => (
    <section key={title} className="detail-section" aria-label={title}>
      <h3 className="form-group-title">{title}</h3>
      <DetailItems resource={order} items={items} row={row} />
    </section>
  ));
}

/** The contract calls the member's name and id otherwise here. */
const rowOf = (order: ResourceModel, { nickname, uid, ...info }: Record<string, unknown>) => decodeRow(order, { ...info, uid, nickName: nickname, memberId: uid });
