/** Live goods at WeChat: handed over once the platform has passed them, and moved as WeChat judges. */
import { liveReviewStatus } from '../../../../../generated/codes';
import type { Records } from '../../../../../generated/records';
import { system } from '../../../resources/door/visit';
import { write } from '../../../resources/house';
import { liveCalls } from '../../../wechat/calls/live';
import { longAgo } from '../../../wechat/underWay';
import type { Channel } from './channel';
import { type HandOver, handOver } from './handOver';

type Goods = Records['marketing/liveGoods'];
const key = 'marketing/liveGoods';
const title = '提交微信直播商品';
/** WeChat's codes for goods that are not there. */
export const goneGoods: readonly number[] = [1003, 300015, 300024];
/** Goods that WeChat tells at once: of a state, and by their numbers. */
const [pageSize, most] = [30, 20];
/** Width of a picture of goods at WeChat. */
const width = 300;
/** WeChat's states of goods. */
const [notAudited, auditing, accepted, refused] = [0, 1, 2, 3];

const pathOf = ({ productId }: Goods): string => `pages/goods/goods_details/index?id=${productId}&mt=0`;

async function waitingGoods({ house }: Channel): Promise<number[]> {
  const rows = await house.sql.selectFrom('marketing_live_goods').select('id').where('is_del', '=', false).where('review_status', '=', liveReviewStatus.reviewing).where('goods_id', 'is', null)
    .where(({ eb, or }) => or([eb('sent_time', 'is', null), eb('sent_time', '<', longAgo())])).orderBy('id').limit(20).execute();
  return rows.map(({ id }) => id);
}

/** Hands the goods to WeChat, once: what was begun and never ended is looked for there before it is sent again. */
const sendGoods = (channel: Channel, id: number): Promise<boolean> => handOver(channel.house, id, {
  title,
  of: (visit) => visit.of(key),
  isWaiting: ({ reviewStatus, goodsId }) => reviewStatus === liveReviewStatus.reviewing && goodsId === null,
  send: async (goods) => ({ ...((goods.sentTime === null ? undefined : await find(channel, goods)) ?? await add(channel, goods)), url: pathOf(goods) }),
  refuse: (visit, reviewReason) => visit.of(key).move(id, 'fail', { reviewReason }, { title }),
});

export const goodsToWechat: HandOver<Channel> = { waiting: waitingGoods, send: sendGoods };

async function add({ wechat, picture }: Channel, goods: Goods): Promise<Partial<Goods>> {
  const coverImgUrl = await wechat.ask(liveCalls.upload, { type: 'image', media: await picture(goods.coverImgUrlLocal, width) });
  const { goodsId, auditId } = await wechat.ask(liveCalls.addGoods, {
    goodsInfo: { coverImgUrl, name: goods.name, priceType: goods.priceType, price: Number(goods.price), ...(goods.price2 !== null && { price2: Number(goods.price2) }), url: pathOf(goods) },
  });
  return { coverImgUrl, goodsId, auditId };
}

async function find({ wechat }: Channel, goods: Goods): Promise<Partial<Goods> | undefined> {
  for (const status of [auditing, accepted, notAudited, refused]) {
    for (let offset = 0; ; offset += pageSize) {
      const { goods: page, total } = await wechat.ask(liveCalls.goods, { offset, limit: pageSize, status });
      const found = page.find(({ name, url }) => name === goods.name && url === pathOf(goods));
      if (found) return { goodsId: found.goodsId };
      if (offset + page.length >= total || page.length === 0) break;
    }
  }
  return undefined;
}

/** Moves what WeChat has judged. @throws Refusal where WeChat cannot be asked */
export async function syncGoods({ house, wechat }: Channel): Promise<void> {
  const rows = await house.sql.selectFrom('marketing_live_goods').select(['id', 'goods_id']).where('is_del', '=', false).where('review_status', '=', liveReviewStatus.reviewing).where('goods_id', 'is not', null).orderBy('id').execute();
  for (let at = 0; at < rows.length; at += most) {
    const part = rows.slice(at, at + most);
    const judged = await wechat.ask(liveCalls.goodsStates, { goods_ids: part.map((row) => row.goods_id) });
    await write(house, system, async (visit) => {
      for (const { id, record } of await visit.of(key).lockAlive({ id: part.map((row) => row.id) })) {
        const auditStatus = judged.find(({ goodsId }) => goodsId === record.goodsId)?.auditStatus;
        if (record.reviewStatus !== liveReviewStatus.reviewing) continue;
        if (auditStatus === accepted) await visit.of(key).move(id, 'accept', {}, { title: '微信审核通过' });
        if (auditStatus === refused) await visit.of(key).move(id, 'fail', { reviewReason: '微信审核未通过，请在微信公众平台查看原因' }, { title: '微信审核未通过' });
      }
    });
  }
}
