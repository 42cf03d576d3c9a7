/** Demo records of the ledgers: they add up to what the demo members hold. */
import { sql } from 'kysely';
import { subtract } from '../../../engine/format/decimal';
import { fromSeconds } from '../../../engine/time/wallTime';
import type { EntityDeparture } from '../../resources/departures';
import type { Row } from '../../resources/door/rows';

const day = 86_400;

/** One record that brings what was there before, and one of the last weeks that takes a part or brings one. */
const ledgerDemo = (held: string, amount: string, digits: number, words: readonly [first: object, second: object]): EntityDeparture => ({
  async demo(house) {
    const { rows } = await sql<{ id: number; held: string }>`select id, ${sql.id(held)}::text as held from user_user where ${sql.id(held)} > 0 and not is_del order by id`.execute(house.sql);
    const now = Date.now() / 1000;
    return rows.flatMap(({ id, held: left }): Row[] => {
      const kept = (value: string | number) => (digits === 0 ? Number(value) : Number(value).toFixed(digits));
      const last = (Number(left) / 4).toFixed(digits);
      const first = subtract(left, last);
      const at = now - (id % 60) * day;
      return [
        { uid: id, type: 1, [amount]: kept(first), balance: kept(first), ...words[0], createTime: fromSeconds(at - 90 * day) },
        ...(Number(last) > 0 ? [{ uid: id, type: 1, [amount]: kept(last), balance: kept(left), ...words[1], createTime: fromSeconds(at) }] : []),
      ];
    });
  },
});

export const integralRecord = ledgerDemo('integral', 'integral', 0, [{ linkType: 'system', title: '期初积分', status: 3 }, { linkType: 'sign', title: '签到', status: 3 }]);
export const balanceRecord = ledgerDemo('now_money', 'amount', 2, [{ linkType: 'system', remark: '期初余额' }, { linkType: 'recharge', remark: '余额充值' }]);
export const experienceRecord = ledgerDemo('experience', 'experience', 0, [{ linkType: 'system', title: '期初经验' }, { linkType: 'sign', title: '签到' }]);
