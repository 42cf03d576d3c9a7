/** 退款流程: what has happened to a refund, step by step, and what is still to come in grey. */
import { useContext, type ReactNode } from 'react';
import type { DetailPanelProps } from '../../../../ui/ports/detailPanels';
import { EnumerationContext } from '../../../../ui/ports/enumerations';
import { ImagePreview } from '../../../../ui/display/ImagePreview';
import './refund.css';
import '../../../../ui/inputs/field.css';

interface Entry {
  changeType: string;
  changeMessage: string;
  createTime: string;
}

/** Codes of spec 2 §4 and of the contract. */
const status = { waiting: 0, refused: 1, refunding: 2, done: 3, returning: 4, receiving: 5, revoked: 6 };
const byPost = 1;
const toShop = 2;

/** Steps that follow the last one, by where the refund stands. */
const ahead: Record<number, string[]> = {
  [status.waiting]: ['audit', 'refund'], [status.returning]: ['returning', 'receiving', 'refund'], [status.receiving]: ['receiving', 'refund'], [status.refunding]: ['refund'],
};

export default function Flow({ record }: DetailPanelProps) {
  const find = useContext(EnumerationContext);
  const label = (enumeration: string, value: unknown) => find(enumeration)?.items.find((item) => item.value === value)?.title ?? '';
  const done = [...((record.statusList ?? []) as Entry[])];
  const byShop = record.promoterType === 'merchant';
  const steps = done.map(({ changeType, changeMessage, createTime }) => ({ changeType, title: label('refundChange', changeType), text: changeMessage, time: createTime, done: true }));
  if (byShop) steps.unshift({ changeType: 'shop', title: '商家直接退款', text: '', time: String(record.refundTime ?? ''), done: true });
  const coming = (ahead[Number(record.refundStatus)] ?? []).map((changeType) => ({ changeType, title: label('refundChange', changeType), text: '', time: '', done: false }));
  return (
    <section aria-label="退款流程">
      <h3 className="form-group-title">退款流程</h3>
      <ol className="refund-steps">
        {[...steps, ...coming].map((step, index) => (
          <li key={index} data-ahead={!step.done || undefined}>
            <p className="refund-step">{step.title}{!step.done && <span className="ui-hidden">（未开始）</span>}<time>{step.time}</time></p>
            {step.text && step.text !== step.title && <p>{step.text}</p>}
            {step.done && <Facts of={step.changeType} record={record} goodsBack={label('returnGoodsType', record.returnGoodsType)} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is known of a step beside when it was. */
function Facts({ of, record, goodsBack }: { of: string; record: DetailPanelProps['record']; goodsBack: string }) {
  const text = (name: string) => String(record[name] ?? '');
  const rows: [string, ReactNode][] = [];
  if (of === 'apply') {
    const pictures = (record.refundReasonWapImg ?? []) as string[];
    rows.push(['退款原因', text('refundReasonWap')], ['退货类型', goodsBack], ['退款说明', text('refundReasonWapExplain')]);
    if (pictures.length > 0) rows.push(['退款图片', pictures.map((src) => <ImagePreview key={src} src={src} alt="退款图片" width={60} height={60} />)]);
  }
  if (of === 'audit' && record.refundStatus === status.refused) rows.push(['拒绝原因', text('refundReason')]);
  if (of === 'audit' && record.returnGoodsType === byPost) rows.push(['收货人', text('receiver')], ['收货电话', text('receiverPhone')], ['退货地址', text('receiverAddressDetail')]);
  if (of === 'returning' && record.returnGoodsType !== toShop) rows.push(['物流公司', text('expressName')], ['退货物流', text('trackingNumber')]);
  if (of === 'returning') rows.push(['联系电话', text('telephone')]);
  if (of === 'rejectionGoods') rows.push(['拒绝原因', text('refundReason')]);
  const known = rows.filter(([, value]) => value !== '');
  if (known.length === 0) return null;
  return <dl>{known.map(([title, value]) => <div key={title}><dt>{title}</dt><dd>{value}</dd></div>)}</dl>;
}
