/** Refunds: settled by force, and read with the order they are of. */
import type { ComputedRule, Departure, EntityDeparture } from '../../resources/departures';
import { project } from '../../resources/projection';
import { readOne } from '../../resources/reads';
import { refundByForce } from './moneyBack';
import { keys } from './records';

const compulsory: Departure = ({ visit, ids: [id] }) => refundByForce(visit, id);

/** What the contract calls 退款单之订单信息. */
const fields = [
  'orderNo', 'uid', 'nickName', 'phone', 'status', 'totalNum', 'paid', 'payType', 'payTime', 'createTime', 'deliveryNum', 'proTotalPrice', 'payPrice', 'merCouponPrice',
  'platCouponPrice', 'integralPrice', 'payPostage', 'useIntegral', 'gainIntegral', 'userRemark', 'merchantRemark', 'shippingType', 'realName', 'userPhone', 'userAddress',
  'refundStatus', 'type', 'secondType', 'svipDiscountPrice',
];

const orderInfoVo: ComputedRule = async (house, { orderNo }) => {
  const orders = house.resources.get(keys.order)!;
  const { nickName, recordVersion: _version, ...order } = await readOne(house.sql, orders, project(orders, house.resources, fields), orderNo, orders.stored.get('orderNo')!);
  return { ...order, nickname: nickName };
};

export const refund: EntityDeparture = { actions: { compulsory }, computed: { orderInfoVo } };
