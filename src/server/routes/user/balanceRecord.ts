/** The ledger of balances: a member is told of money that was topped up. */
import { ledgerDirection } from '../../../../generated/codes';
import type { EntityDeparture } from '../../resources/departures';
import { wallTime } from '../../../engine/time/wallTime';
import { tell } from '../operation/notices/tell';

export const balanceRecord: EntityDeparture<'user/balanceRecord'> = {
  async wrote(visit, { id, before, after }) {
    if (before || !after || id === undefined || after.linkType !== 'recharge' || after.type !== ledgerDirection.in) return;
    await tell(visit, 'rechargeSuccess', () => Promise.resolve({ about: `balance:${id}`, to: [{ uid: after.uid }], tells: { 充值金额: after.amount ?? '', 充值时间: wallTime(), 账户余额: after.balance ?? '' } }));
  },
};
