import { expect, it } from 'vitest';
import { linkKinds } from '../../../../src/console/pickers/links';

it('a link leads to the shop, goods, articles, what is typed, and pages, in the order of the page design sheet', () => {
  expect(linkKinds.map(({ title }) => title)).toEqual(['商城页面', '商品页面', '文章页面', '自定义', '微页面']);
});
