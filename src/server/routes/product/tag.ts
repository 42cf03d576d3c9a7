/**
 * Rules of product tags (product sheet): whose they are, the rule of each built-in one by its name, and how many are in force at once,
 * which no rule between fields of one record can say.
 */
import { tagOwner } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { codes } from '../../../engine/envelope';
import { fromSeconds } from '../../../engine/time/wallTime';
import { invalid, Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import type { Visit } from '../../resources/types';
import { system } from '../../resources/door/visit';

const most = 5;

type Tag = Records['product/tag'];

const inForce = ({ status, startTime, endTime }: Tag, now: string) => status && startTime <= now && now <= endTime;

/** Largest rule value of the built-in tags that have one: days since a product came, or pieces and reviews in 30 days. */
const largestRule: Readonly<Record<string, number>> = { 新品: 30, 爆品: 9_999, 热卖: 9_999, 优选: 9_999 };

/** @param tagName that the tag is known by; another one is refused later */
function proveRule({ owner, playProducts: rule }: Tag, tagName: string): void {
  if (owner !== tagOwner.system) return;
  const largest: number | undefined = largestRule[tagName];
  const sound = largest === undefined ? rule.length === 0 : rule.length === 1 && rule[0] >= 1 && rule[0] <= largest;
  if (!sound) throw invalid([{ field: 'playProducts', message: largest === undefined ? '该标签没有展示规则' : `展示规则须在1到${largest}之间` }]);
}

/** @param id absent for a new one */
async function othersInForce(visit: Visit, id: number | undefined, now: string): Promise<number> {
  const all = visit.db.selectFrom('product_tag').select(({ fn }) => fn.countAll<number>().as('count'))
    .where('is_del', '=', false).where('status', '=', true).where('start_time', '<=', now).where('end_time', '>=', now);
  return (await (id === undefined ? all : all.where('id', '<>', id)).executeTakeFirstOrThrow()).count;
}

export const tag: EntityDeparture<'product/tag'> = {
  async writes(visit, { id, before, after }) {
    if (!after) {
      if (before?.status) throw new Refusal(codes.invalid, '商品标签状态已开启');
      return;
    }
    // Whose a tag is stays as it is; only the product itself ships built-in ones.
    if (visit.actor !== system && (after.owner === tagOwner.system || after.owner === tagOwner.platform)) after.owner = before?.owner ?? tagOwner.platform;
    proveRule(after, before?.tagName ?? after.tagName);
    const now = fromSeconds(Date.now() / 1000);
    if (inForce(after, now) && !(before && inForce(before, now)) && await othersInForce(visit, id, now) >= most) {
      throw new Refusal(codes.invalid, `最多同时启用${most}个生效中的标签`);
    }
  },
};
