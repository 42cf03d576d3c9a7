/** How requests to WeChat Pay and Alipay are signed and travel. */
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { globalAgent } from 'node:https';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyOf, type PaymentStandIn, standInApp, standInMerchants, startPaymentStandIn } from '../../../scripts/payment/standIn';
import { openPayments, type Refunding } from '../../../src/server/payment/client';
import { alipayCalls, weixinCalls } from '../../../src/server/payment/calls';
import { type Merchant, merchantNameOf, pemOf } from '../../../src/server/payment/merchants';
import { isSignedByWeixin, signWeixin } from '../../../src/server/payment/weixin';

// The example of the documents.
const example = new Map([['appid', 'wxd930ea5d5a258f4f'], ['mch_id', '10000100'], ['device_info', '1000'], ['body', 'test'], ['nonce_str', 'ibuaiVcKdpRxkhJA']]);
const exampleKey = '192006250b4c09247ec02edce69f6a2d';
it.each([
  ['MD5', '9A0A8659F005D6984697E2CA0A9CF3B7'], ['HMAC-SHA256', '6A9AE1657590FD6257D693A078E1C3E4BB6BA4DC30B23E0EE2496E54170DACD6'],
] as const)('fields are signed by %s as WeChat Pay documents it', (algorithm, sign) => {
  expect(signWeixin(example, exampleKey, algorithm)).toBe(sign);
  expect(isSignedByWeixin(new Map([...example, ['sign', sign]]), exampleKey)).toBe(true);
  expect(isSignedByWeixin(new Map([...example, ['device_info', '1001'], ['sign', sign]]), exampleKey)).toBe(false);
  expect(isSignedByWeixin(example, exampleKey)).toBe(false);
});

it.each([['as it is', (pem: string) => pem], ['without its lines', (pem: string) => pem.replaceAll('\n', '')], ['bare', (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '')]])('a key is read %s', (_title, written) => {
  const [ours, theirs] = [keyOf('app-private'), keyOf('alipay-public')];
  expect(createPrivateKey(pemOf(written(ours), 'PRIVATE KEY')).equals(createPrivateKey(ours))).toBe(true);
  expect(createPublicKey(pemOf(written(theirs), 'PUBLIC KEY')).equals(createPublicKey(theirs))).toBe(true);
});

it.each([
  ['weixin', 'public', 'mini', 'official'], ['weixin', 'mini', 'public', 'miniProgram'], ['weixin', 'h5', 'public', 'official'], ['weixin', 'h5', 'mini', 'miniProgram'], ['weixin', 'wechatIos', '', 'app'],
  ['weixin', 'wechatAndroid', '', 'app'], ['alipay', 'alipayApp', '', 'alipay'], ['yue', 'yue', '', undefined], [null, null, '', undefined],
] as const)('what was paid by %s in %s, pages of the web paying by %s, is the money of %s', (way, channel, source, name) => {
  expect(merchantNameOf(way, channel, source)).toBe(name);
});

const { official } = standInMerchants;
const weixin = { provider: 'weixin', ...official, certificate: keyOf('merchant') } as const satisfies Merchant;
const alipay = { provider: 'alipay', appId: standInApp.appId, privateKey: keyOf('app-private'), publicKey: keyOf('alipay-public') } as const satisfies Merchant;
let number = 0;
const refunding = (): Refunding => ({ refundNo: `R${number += 1}`, tradeNo: `T${number}`, amount: '12.34', paid: '56.78', reason: '订单退款' });

let standIn: PaymentStandIn;
beforeAll(async () => {
  standIn = await startPaymentStandIn({ tls: true });
  standIn.till.isTrusting = true;
  globalAgent.options.ca = keyOf('server');
});
afterAll(async () => {
  delete globalAgent.options.ca;
  await standIn?.close();
});
const paymentsAt = () => openPayments({ weixinPayApi: standIn.url, alipayApi: standIn.url, paymentPatience: 5000, publicUrl: undefined });

it('the merchant\'s certificate travels to WeChat Pay with a refund, which is refused without it', async () => {
  const [asked, refused] = [refunding(), refunding()];
  expect(await paymentsAt().refund(weixin, asked)).toMatchObject({ state: 'underWay' });
  expect(await paymentsAt().refundState(weixin, asked)).toMatchObject({ state: 'done' });
  // Another certificate than the merchant's.
  await expect(paymentsAt().refund({ ...weixin, certificate: keyOf('server') }, refused)).rejects.toThrow('微信支付返回：证书校验错误（FAIL）');
  expect(standIn.till.given.has(refused.refundNo)).toBe(false);
});

it('a certificate that cannot be read is told, and nothing of it', async () => {
  await expect(paymentsAt().refund({ ...weixin, certificate: 'secret' }, refunding())).rejects.toThrow(/^微信支付返回：支付证书不正确（CERT_ERROR）$/);
});

it('a server that proves itself by no known authority is not asked', async () => {
  delete globalAgent.options.ca;
  await expect(paymentsAt().refundState(weixin, refunding())).rejects.toThrow('无法连接微信支付，稍后自动重试');
  globalAgent.options.ca = keyOf('server');
});

it('a refund of another amount under the same number is no answer to ours', async () => {
  for (const merchant of [weixin, alipay]) {
    const asked = refunding();
    await paymentsAt().refund(merchant, asked);
    await expect(paymentsAt().refundState(merchant, { ...asked, amount: '12.35' })).rejects.toThrow('该退款单号在商户平台属于另一笔退款');
  }
});

it('each call of the tables is known to the stand-in, and documented', async () => {
  standIn.asked.length = 0;
  for (const merchant of [weixin, alipay]) {
    const asked = refunding();
    await paymentsAt().refund(merchant, asked);
    await paymentsAt().refundState(merchant, asked);
    expect(await paymentsAt().taken(merchant, asked.tradeNo)).toBeUndefined();
    standIn.till.payments.set(asked.tradeNo, 5678);
    expect(await paymentsAt().taken(merchant, asked.tradeNo)).toEqual({ amount: '56.78', onWeb: false });
  }
  const names = [...Object.values(weixinCalls).map(({ path }) => path), ...Object.values(alipayCalls).map(({ method }) => method)];
  expect([...new Set(standIn.asked)].sort()).toEqual([...names].sort());
  for (const { source } of [...Object.values(weixinCalls), ...Object.values(alipayCalls)]) expect(source).toMatch(/^https:\/\/(pay\.weixin\.qq\.com|opendocs\.alipay\.com)\//);
});
