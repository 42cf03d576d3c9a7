/** Live goods: handed to WeChat once the platform has passed them, and taken back there with their deletion. */
import { liveReviewStatus } from '../../../../generated/codes';
import { fromSeconds, toSeconds, wallTime } from '../../../engine/time/wallTime';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import type { WrittenRow } from '../../seed/copy';
import { liveCalls } from '../../wechat/calls/live';
import { unlessGone, wayOf } from './channel/channel';
import { goneGoods, goodsToWechat, syncGoods } from './channel/goods';
import { syncNow } from './channel/syncNow';

const day = 86_400;
/** Days between the youngest demo goods and now: the demo rooms that show them are younger. */
const youngest = 12;

export const liveGoods: EntityDeparture<'marketing/liveGoods'> = {
  async writes(visit, { before, after }) {
    if (after && (before?.productId !== after.productId || before.merId !== after.merId)) {
      const [product] = await visit.of('product/product').lockAlive({ id: after.productId });
      if (product && product.record.merId !== after.merId) throw invalid([{ field: 'productId', message: '商品不属于该商户' }]);
    }
    if (before && !after && before.goodsId !== null) await unlessGone(wayOf(visit).ask(liveCalls.deleteGoods, { goodsId: before.goodsId }), goneGoods);
  },
  wrote(visit, { before, after }) {
    if (after?.reviewStatus === liveReviewStatus.reviewing && before?.reviewStatus !== liveReviewStatus.reviewing) visit.later = true;
  },
  actions: {
    sync: { outside: (call) => syncNow(call, goodsToWechat, [syncGoods]) },
  },
  async demo({ sql }, planned) {
    const now = toSeconds(wallTime());
    const products = await sql.selectFrom('product_product').select(['id', 'mer_id as merId', 'image']).where('is_del', '=', false).where('mer_id', 'is not', null).orderBy('id').limit(planned.length).execute();
    return planned.flatMap((row, at): WrittenRow<'marketing/liveGoods'>[] => {
      const product = products[at % products.length];
      if (!product) return [];
      return [{ ...row, productId: product.id, merId: product.merId ?? 0, coverImgUrlLocal: product.image, url: `pages/goods/goods_details/index?id=${product.id}&mt=0`, thirdPartyAppid: 'wx0000000000000002', createTime: fromSeconds(now - (youngest + planned.length - at) * day) }];
    });
  },
  demoFrom: ['product/product', 'merchant/merchant'],
};
