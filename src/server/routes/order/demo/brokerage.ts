/** What an order earns those who brought its member: settled when it is complete, nothing when all of it goes back. */
import { fromSeconds } from '../../../../engine/time/wallTime';
import type { Row } from '../../../resources/door/rows';
import type { OrderPlan } from './orders';
import { refundStates } from './refunds';
import { standing } from './rows';

/** Codes of 佣金状态. */
const states = { created: 1, frozen: 2, settled: 3, void: 4 } as const;
/** Until the order is complete. */
const days = 15;

export interface Earning {
  /** 1: brought the member; 2: brought that one. */
  level: number;
  /** 分; what was refunded is not earned. */
  amount: number;
  /** When it can be spent; absent while that lies ahead, or never comes. */
  settledAt?: number;
  /** Of the table, but for who earns it and what that one then holds. */
  row: Row;
}

/** @param orderNo of the order @param uid of its member */
export function earningsOf(plan: OrderPlan, orderNo: string, uid: number, now: number): Earning[] {
  const { status, paid, step } = standing(plan, now);
  if (!paid) return [];
  const back = step?.status === refundStates.settled ? plan.refund!.share : undefined;
  return [[1, plan.amounts.first, back?.first ?? 0] as const, [2, plan.amounts.second, back?.second ?? 0] as const].flatMap(([level, fee, returned]): Earning[] => {
    if (fee === 0) return [];
    const amount = fee - returned;
    const settled = amount > 0 && status === 6;
    const received = status === 5 || status === 6;
    const code = amount === 0 ? states.void : settled ? states.settled : received ? states.frozen : states.created;
    return [{
      level, amount, ...(settled ? { settledAt: plan.completedAt! } : {}),
      row: {
        subUid: uid, linkType: 'order', orderNo, orderPrice: (plan.amounts.pay / 100).toFixed(2), brokerageLevel: level, type: 1, title: '推广订单', price: ((amount || fee) / 100).toFixed(2), status: code,
        frozenTime: days, ...(received && amount > 0 ? { thawTime: fromSeconds(plan.completedAt!) } : {}),
        createTime: fromSeconds(plan.paidAt!), updateTime: fromSeconds(settled ? plan.completedAt! : plan.paidAt!),
      },
    }];
  });
}
