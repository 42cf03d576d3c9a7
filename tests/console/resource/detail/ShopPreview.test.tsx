// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { stored, writeStored } from '../../../../src/console/data/stored';
import ShopPreview from '../../../../src/console/resource/detail/ShopPreview';

afterEach(cleanup);

const draw = (domain: string) => {
  writeStored(stored.frontDomain, domain);
  render(<ShopPreview page={{ group: '商品页面', path: '/pages/goods/goods_details/index?id={id}&mt=0', sort: 0 }} row={{ id: 7 }} onClose={() => undefined} />);
};

test.each([['https://shop.example.cn/', 'https://shop.example.cn'], ['shop.example.cn', 'https://shop.example.cn']])('the page of the record at %s, and the code that opens it', async (domain, origin) => {
  draw(domain);
  expect(screen.getByTitle('移动端商城')).toHaveAttribute('src', `${origin}/pages/goods/goods_details/index?id=7&mt=0`);
  expect(await screen.findByAltText('手机扫码打开的二维码')).toHaveAttribute('src', expect.stringContaining('data:image/svg+xml'));
});

test.each([['no address', ''], ['the address of this console', location.origin]])('%s is no shop', (_what, domain) => {
  draw(domain);
  expect(screen.getByText('尚未设置移动商城地址，设置后即可预览。')).toBeVisible();
});
