/** The coupons of a present as the member who is given it sees them. */
import { recordDeleted } from '../../../engine/extension/paths';
import type { ResourceModel } from '../../../engine/model';
import { useArrivingResource } from '../../data/resources';
import type { RecordOf } from '../../data/records/typed';
import { useChosenRows } from '../../resource/picker/useChosen';
import { Phone } from '../../../ui/display/Phone';
import './present.css';

type Coupon = Partial<RecordOf<'marketing/coupon'>>;

interface PresentPhoneProps {
  title: string;
  /** Below the title. */
  words: string;
  isOn: boolean;
  couponIds: readonly number[];
}

export function PresentPhone({ title, words, isOn, couponIds }: PresentPhoneProps) {
  const coupon = useArrivingResource('marketing/coupon');
  return (
    <Phone label={`${title}预览`}>
      <div className="present-head"><strong>{title}</strong><span>{words}</span></div>
      {!isOn && <p className="present-note">活动未开启，会员不会收到礼包</p>}
      {couponIds.length === 0 ? <p className="present-note">尚未添加优惠券</p> : coupon && <Tickets resource={coupon} ids={couponIds} />}
    </Phone>
  );
}

function Tickets({ resource, ids }: { resource: ResourceModel; ids: readonly number[] }) {
  const { rows } = useChosenRows(resource, ids);
  const coupons = ids.map((id) => rows.get(String(id))).filter((row): row is Coupon => row !== undefined && !row[recordDeleted]);
  return (
    <ul className="present-tickets">
      {coupons.map(({ id, name, money, minPrice, isFixedTime, day, useStartTime, useEndTime }) => (
        <li key={id}>
          <span className="present-money"><small>¥</small>{money}</span>
          <span className="present-words">
            <strong>{name}</strong>
            <span>{minPrice ? `满${minPrice}元可用` : '无门槛'}</span>
            <span>{isFixedTime ? `${useStartTime?.slice(0, 10)} 至 ${useEndTime?.slice(0, 10)}` : `领取后${day}天内有效`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
