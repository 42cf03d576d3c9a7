/** 充值套餐: rows of combined data, which operators enter. */
import { compare, isDecimalText, toFixed } from '../../../engine/format/decimal';
import { rechargeGroup } from '../../shipped/groups';
import type { Sql } from '../../sql/connect';
import { readValue } from '../page/areas';

/** 元. */
interface Package {
  price: string;
  givePrice: string;
}

const amountOf = (text: unknown): string => (typeof text === 'string' && isDecimalText(text) ? toFixed(text, 2) : '0.00');

/** @returns undefined where there is none, it is switched off, or it names no amount */
export async function packageOf(db: Sql, id: number): Promise<Package | undefined> {
  const row = await db.selectFrom('system_group_data').select('value').where('id', '=', id).where('gid', '=', rechargeGroup.id).where('status', '=', true).where('is_del', '=', false).executeTakeFirst();
  if (!row) return undefined;
  const { entered } = readValue(row.value);
  const [price, givePrice] = [amountOf(entered[rechargeGroup.price]), amountOf(entered[rechargeGroup.gift])];
  return compare(price, 0) > 0 ? { price, givePrice } : undefined;
}
