/** What an order earns those who brought its member: frozen when it is complete, settled a while later, nothing when all of it goes back. */
import { fromSeconds } from '../../../../engine/time/wallTime';
import { brokerageLinkType, brokerageStatus, ledgerDirection, orderStatus, refundStatus } from '../../../../../generated/codes';
import { day } from './calendar';
import type { OrderPlan } from './orders';
import type { Standing } from './rows';
import type { TimedRow } from '../../../seed/writer';

/** As the rules have it while nobody has changed them: days from the order's completion. */
const freezes = 7;

export interface Earning {
  /** 1: brought the member; 2: brought that one. */
  level: number;
  /** 分; what was refunded is not earned. */
  amount: number;
  /** When it can be spent; absent while that lies ahead, or never comes. */
  settledAt?: number;
  /** Of the table, but for who earns it and what that one then holds. */
  row: Omit<TimedRow<'distribution/brokerageRecord'>, 'uid' | 'balance'>;
}

/** @param order its id and number @param uid of its member */
export function earningsOf(plan: OrderPlan, { status, paid, asked }: Standing, order: { id: number; orderNo: string }, uid: number, now: number): Earning[] {
  const { paidAt, completedAt } = plan;
  if (!paid || paidAt === undefined) return [];
  const back = asked?.step.status === refundStatus.settled ? asked.share : undefined;
  return [[1, plan.amounts.first, back?.first ?? 0] as const, [2, plan.amounts.second, back?.second ?? 0] as const].flatMap(([level, fee, returned]): Earning[] => {
    if (fee === 0) return [];
    const amount = fee - returned;
    const thaw = amount > 0 && status === orderStatus.complete && completedAt !== undefined ? { from: completedAt, at: completedAt + freezes * day } : undefined;
    const settled = thaw !== undefined && thaw.at <= now;
    const code = amount === 0 ? brokerageStatus.void : settled ? brokerageStatus.settled : thaw === undefined ? brokerageStatus.created : brokerageStatus.frozen;
    const changed = thaw === undefined ? paidAt : settled ? thaw.at : thaw.from;
    return [{
      level, amount, ...(settled ? { settledAt: thaw.at } : {}),
      row: {
        subUid: uid, linkType: brokerageLinkType.order, orderId: order.id, orderNo: order.orderNo, orderPrice: (plan.amounts.pay / 100).toFixed(2), brokerageLevel: level, type: ledgerDirection.in, title: '推广订单',
        price: ((amount || fee) / 100).toFixed(2), status: code, frozenTime: freezes, ...(thaw === undefined ? {} : { thawTime: fromSeconds(thaw.at) }),
        createTime: fromSeconds(paidAt), updateTime: fromSeconds(changed),
      },
    }];
  });
}
