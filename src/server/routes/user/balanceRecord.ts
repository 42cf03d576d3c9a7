/** The ledger of balances: what nothing else tells of is booked, and a member is told of money that was topped up. */
import { balanceLinkType, ledgerDirection } from '../../../../generated/codes';
import type { BalanceLinkType, JournalEvent } from '../../../../generated/types/enumerations';
import type { EntityDeparture } from '../../resources/departures';
import { wallTime } from '../../../engine/time/wallTime';
import { post } from '../finance/journal/post';
import { tell } from '../operation/notices/tell';

const events: Partial<Record<BalanceLinkType, JournalEvent>> = {
  [balanceLinkType.recharge]: 'balanceRecharged', [balanceLinkType.paidMember]: 'balanceGiven', [balanceLinkType.system]: 'balanceAdjusted',
};

export const balanceRecord: EntityDeparture<'user/balanceRecord'> = {
  async wrote(visit, { id, before, after }) {
    if (before || !after || id === undefined) return;
    const event = after.linkType === null ? undefined : events[after.linkType];
    if (event) await post(visit, event, id);
    if (after.linkType !== balanceLinkType.recharge || after.type !== ledgerDirection.in) return;
    await tell(visit, 'rechargeSuccess', () => Promise.resolve({ about: `balance:${id}`, to: [{ uid: after.uid }], tells: { 充值金额: after.amount ?? '', 充值时间: wallTime(), 账户余额: after.balance ?? '' } }));
  },
};
