/** 退款流程: the steps of a refund so far, and those still to come in grey. */
import { useContext, type ReactNode } from 'react';
import { orderSecondType, refundChange, refundPromoter, refundStatus, returnGoodsType } from '../../../../../generated/codes';
import type { RefundChange, RefundStatus } from '../../../../../generated/types/enumerations';
import type { FieldOf, RecordOf } from '../../../data/records/typed';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { EnumerationContext } from '../../../../ui/ports/enumerations';
import { Pictures } from '../../../../ui/display/Pictures';
import { Timeline, type TimelineStep } from '../../../../ui/display/Timeline';
import '../../../../ui/inputs/field.css';

type Refund = Partial<RecordOf<'order/refund'>>;

const { audit, returning, receiving, refund } = refundChange;

/** Steps that follow the last one, by the state of the refund. */
const ahead: Partial<Record<RefundStatus, RefundChange[]>> = {
  [refundStatus.asked]: [audit, refund],
  [refundStatus.returning]: [returning, receiving, refund],
  [refundStatus.returned]: [receiving, refund],
  [refundStatus.refunding]: [refund],
};

export default function Flow({ record }: DetailPanelProps<RecordOf<'order/refund'>>) {
  const find = useContext(EnumerationContext);
  const label = (enumeration: string, value: unknown) => find(enumeration)?.items.find((item) => item.value === value)?.title ?? '';
  const step = (change: RefundChange): TimelineStep => ({ title: label('refundChange', change), time: '' });
  // Orders for points are sold, and given back, by the platform itself.
  const giver = record.secondType === orderSecondType.points ? '平台' : '商家';
  const begun: TimelineStep[] = record.promoterType === refundPromoter.merchant ? [{ title: `${giver}直接退款`, time: record.refundTime ?? '' }] : [];
  const past = (record.statusList ?? []).map(({ changeType, changeMessage, createTime }): TimelineStep => ({
    ...step(changeType), text: changeMessage, time: createTime, more: <Facts of={changeType} record={record} goodsBack={label('returnGoodsType', record.returnGoodsType)} />,
  }));
  const coming = (record.refundStatus === undefined ? [] : ahead[record.refundStatus] ?? []).map((change): TimelineStep => ({ ...step(change), isAhead: true }));
  return (
    <section aria-label="退款流程">
      <h3 className="form-group-title">退款流程</h3>
      <Timeline label="退款流程" steps={[...begun, ...past, ...coming]} />
    </section>
  );
}

/** The facts that belong to a step that was taken, beside its time. */
function Facts({ of, record, goodsBack }: { of: RefundChange; record: Refund; goodsBack: string }) {
  const text = (name: FieldOf<'order/refund'>) => String(record[name] ?? '');
  const rows: [string, ReactNode][] = [];
  if (of === refundChange.apply) {
    const pictures = record.refundReasonWapImg ?? [];
    rows.push(['退款原因', text('refundReasonWap')], ['退货类型', goodsBack], ['退款说明', text('refundReasonWapExplain')]);
    if (pictures.length > 0) rows.push(['退款图片', <Pictures key="pictures" sources={pictures} name="退款图片" size={60} />]);
  }
  if (of === audit && record.refundStatus === refundStatus.refused) rows.push(['拒绝原因', text('refundReason')]);
  if (of === audit && record.returnGoodsType === returnGoodsType.byExpress) rows.push(['收货人', text('receiver')], ['收货电话', text('receiverPhone')], ['退货地址', text('receiverAddressDetail')]);
  if (of === returning && record.returnGoodsType !== returnGoodsType.toShop) rows.push(['物流公司', text('expressName')], ['退货物流', text('trackingNumber')]);
  if (of === returning) rows.push(['联系电话', text('telephone')]);
  if (of === refundChange.rejectionGoods) rows.push(['拒绝原因', text('refundReason')]);
  const known = rows.filter(([, value]) => value !== '');
  if (known.length === 0) return null;
  return <dl>{known.map(([title, value]) => <div key={title}><dt>{title}</dt><dd>{value}</dd></div>)}</dl>;
}
