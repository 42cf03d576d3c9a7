import { expect, it } from 'vitest';
import { linkKinds } from '../../../../src/console/pickers/links';

it('a link leads to the shop, goods, articles, what is typed, and pages, in the order of the page design sheet', () => {
  expect(linkKinds().map(({ title, kinds }) => [title, ...kinds.map((kind) => kind.title)])).toEqual([
    ['商城页面', '商城链接', '营销链接'], ['商品页面', '商品', '商品分类', '秒杀商品', '拼团商品', '积分商品'], ['文章页面', '文章'], ['营销页面', '优惠券'], ['自定义', '自定义链接'], ['微页面', '微页面'],
  ]);
});
