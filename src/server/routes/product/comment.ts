/** Demo comments: about products on the shelf, by members that are there, some answered by the shop. */
import { fromSeconds } from '../../../engine/time/wallTime';
import type { EntityDeparture } from '../../resources/departures';
import type { House, Row } from '../../resources/types';
import { randomFrom } from '../../seed/samples';
import type { Size } from '../../seed/size';

const count = 3_000;
const day = 86_400;

const good = ['质量很好，和描述的一样，物流也快。', '第二次购买了，家里人都喜欢。', '包装完好，做工细致，推荐。', '性价比很高，客服耐心。', '收到就用上了，效果超出预期。'];
const fair = ['整体不错，就是颜色和图片有一点差别。', '东西可以，物流慢了两天。', '中规中矩，对得起价格。'];
const poor = ['收到有磕碰，联系客服换货中。', '和想象的不太一样，不会再买。'];
const answers = ['感谢您的支持，期待再次光临！', '很抱歉给您带来不便，已为您安排处理。', '谢谢您的认可，我们会继续努力。'];

async function demo(house: House, _planned: Row[], { most = count }: Size): Promise<Row[]> {
  const products = await house.sql.selectFrom('product_product as p').select('p.id').select((each) => each.ref('p.mer_id').$notNull().as('merId'))
    .select((each) => each.selectFrom('product_attr_value as v').select('v.sku').whereRef('v.product_id', '=', 'p.id').orderBy('v.id').limit(1).as('sku'))
    .where('p.mer_id', 'is not', null).where('p.is_show', '=', true).where('p.is_del', '=', false).orderBy('p.id').limit(2_000).execute();
  const members = await house.sql.selectFrom('user_user').select('id').where('is_del', '=', false).orderBy('id').limit(2_000).execute();
  if (products.length === 0 || members.length === 0) return [];
  const random = randomFrom(count);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const now = Date.now() / 1000;
  const comments = Array.from({ length: Math.min(count, most) }, () => {
    const product = pick(products);
    const star = pick([5, 5, 5, 5, 4, 4, 3, 2, 1]);
    const made = now - random() * 200 * day;
    const isReply = random() < 0.5;
    return {
      uid: pick(members).id, productId: product.id, merId: product.merId, sku: product.sku ?? '', star,
      comment: pick(star > 3 ? good : star > 2 ? fair : poor),
      pics: pick([[], [], ['/demo/picture-2.svg'], ['/demo/picture-3.svg', '/demo/picture-6.svg']]),
      isReply, createTime: fromSeconds(made),
      ...(isReply ? { merchantReplyContent: pick(answers), merchantReplyTime: fromSeconds(Math.min(now, made + random() * 2 * day)) } : {}),
    };
  });
  // As in a shop, the latest has the highest id.
  return comments.sort((one, other) => (one.createTime < other.createTime ? -1 : 1));
}

export const comment: EntityDeparture<'product/comment'> = { demo };
