/**
 * Rules of product tags (product sheet): whose they are, the rule of each built-in one by its name, and how many are in force at once,
 * which no rule between fields of one record can say.
 */
import { sql } from 'kysely';
import { codes } from '../../../engine/envelope';
import { fromSeconds } from '../../../engine/time/wallTime';
import { invalid, Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import type { Row, Visit } from '../../resources/types';
import { system } from '../../resources/door/visit';

const most = 5;

const inForce = ({ status, startTime, endTime }: Row, now: string) => status === true && String(startTime) <= now && now <= String(endTime);

/** Largest rule value of the built-in tags that have one: days since a product came, or pieces and reviews in 30 days. */
const largestRule: Readonly<Record<string, number>> = { 新品: 30, 爆品: 9_999, 热卖: 9_999, 优选: 9_999 };

/** @param tagName that the tag is known by; another one is refused later */
function proveRule({ owner, playProducts }: Row, tagName: unknown): void {
  if (owner !== 0) return;
  const rule = playProducts as number[];
  const largest = largestRule[String(tagName)];
  const sound = largest === undefined ? rule.length === 0 : rule.length === 1 && rule[0] >= 1 && rule[0] <= largest;
  if (!sound) throw invalid([{ field: 'playProducts', message: largest === undefined ? '该标签没有展示规则' : `展示规则须在1到${largest}之间` }]);
}

async function othersInForce(visit: Visit, id: unknown, now: string): Promise<number> {
  const { rows: [row] } = await sql<{ count: number }>`select count(*)::int as count from product_tag
    where not is_del and status and start_time <= ${now} and end_time >= ${now} and id <> ${id ?? 0}`.execute(visit.db);
  return row.count;
}

export const tag: EntityDeparture = {
  async writes(visit, { id, before, after }) {
    if (!after) {
      if (before?.status === true) throw new Refusal(codes.invalid, '商品标签状态已开启');
      return;
    }
    // Whose a tag is stays as it is; only the product itself ships built-in ones.
    if (visit.actor !== system && (after.owner === 0 || after.owner === 1)) after.owner = before?.owner ?? 1;
    proveRule(after, before?.tagName ?? after.tagName);
    const now = fromSeconds(Date.now() / 1000);
    if (inForce(after, now) && !(before && inForce(before, now)) && await othersInForce(visit, id, now) >= most) {
      throw new Refusal(codes.invalid, `最多同时启用${most}个生效中的标签`);
    }
  },
};
