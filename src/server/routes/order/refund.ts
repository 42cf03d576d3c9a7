/** Refunds: asked for, given up, agreed on and settled, and read with the order they are of. */
import { refundStatus } from '../../../../generated/codes';
import type { Answers } from '../../../../generated/records';
import type { EntityDeparture } from '../../resources/departures';
import { project } from '../../resources/projection';
import { readOne } from '../../resources/reads';
import { columnOf, resourceOf } from '../../resources/resource';
import type { ComputedRule } from '../../resources/types';
import { post } from '../finance/journal/post';
import { agreeRefund, agreeReturn, refundByForce, refundOffline, sendBack } from './agreeRefund';
import { askRefund, dropRefund } from './askRefund';

/** What the contract calls 退款单之订单信息. */
const fields: readonly (keyof Answers['order/order'])[] = [
  'orderNo', 'uid', 'nickName', 'phone', 'status', 'totalNum', 'paid', 'payType', 'payTime', 'createTime', 'deliveryNum', 'proTotalPrice', 'payPrice', 'merCouponPrice',
  'platCouponPrice', 'integralPrice', 'payPostage', 'useIntegral', 'gainIntegral', 'userRemark', 'merchantRemark', 'shippingType', 'realName', 'userPhone', 'userAddress',
  'refundStatus', 'type', 'secondType', 'svipDiscountPrice',
];

const orderInfoVo: ComputedRule = async (house, { orderNo }) => {
  const orders = resourceOf(house, 'order/order');
  const { nickName, recordVersion: _version, ...order } = await readOne(house.sql, orders, project(orders, house.resources, fields), orderNo, columnOf(house, 'order/order', 'orderNo'));
  return { ...order, nickname: nickName };
};

export const refund: EntityDeparture<'order/refund'> = {
  actions: {
    ask: ({ visit, values }) => askRefund(visit, values),
    revoke: ({ visit, ids: [id] }) => dropRefund(visit, id, 'revoke', '会员撤销退款'),
    refuse: ({ visit, ids: [id], values }) => dropRefund(visit, id, 'refuse', '商家拒绝退款', values.refundReason),
    agree: ({ visit, ids: [id] }) => agreeRefund(visit, id, 'agree', '同意退款'),
    agreeReturn: ({ visit, ids: [id], values }) => agreeReturn(visit, id, values),
    sendBack: ({ visit, ids: [id], values }) => sendBack(visit, id, values),
    receiveReturn: ({ visit, ids: [id] }) => agreeRefund(visit, id, 'receiveReturn', '确认收货'),
    refuseReturn: ({ visit, ids: [id], values }) => dropRefund(visit, id, 'refuseReturn', '拒绝收货', values.refundReason),
    compulsory: ({ visit, ids: [id] }) => refundByForce(visit, id),
    offline: ({ visit, ids: [id], values }) => refundOffline(visit, id, values),
  },
  computed: { orderInfoVo },
  async wrote(visit, { id, before, after }) {
    if (id === undefined || !after || before?.refundStatus === after.refundStatus || after.refundStatus !== refundStatus.settled) return;
    await post(visit, 'refundSettled', id);
    await post(visit, 'brokerageReduced', id);
  },
};
