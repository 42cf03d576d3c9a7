/** Agreements: ten rich texts, each by its two published calls, with the versions that were (settings sheet, agreement). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extension } from '../../../src/engine/extension/paths';
import { singleId } from '../../../src/engine/model';
import { contract } from '../../../src/server/contract';
import { startTestApp, type TestApp } from '../helper';

let server: TestApp;
beforeAll(async () => { server = await startTestApp({ config: { strict: true } }); });
afterAll(() => server?.close());

const base = '/admin/platform/agreement';
const get = async (path: string) => (await server.call('GET', `${base}/${path}`)).data;
const save = (path: string, agreement: string, headers: Record<string, string> = {}) => server.call('POST', `${base}/${path}`, { body: { agreement }, headers });

const texts = [
  ['userinfo', 'usersave', '会员协议', 'user'], ['userprivacyinfo', 'userprivacysave', '隐私协议', 'userprivacy'],
  ['merincomminginfo', 'merincommingsave', '入驻协议', 'merincomming'], ['aboutusinfo', 'aboutussave', '关于我们', 'aboutus'],
  ['intelligentinfo', 'intelligentsave', '资质证照', 'intelligent'], ['platfromruleinfo', 'platfromrulesave', '平台规则', 'platfromrule'],
  ['useraccountcancelinfo', 'useraccountcancelsave', '注销协议', 'useraccountcancel'],
  ['useraccountcancelnoticeinfo', 'useraccountcancelnoticesave', '注销声明', 'useraccountcancelnotice'],
  ['coupon/agreement/info', 'coupon/agreement/save', '优惠券协议', 'coupon:agreement'], ['paid/member/info', 'paid/member/save', '付费会员协议', 'paid:member'],
] as const;

describe.each(texts)('%s', (info, path, title, right) => {
  it('is empty at first, and then JSON text of what was saved, without what may not stand in it', async () => {
    expect(await get(info)).toBe('');
    expect(await save(path, `<p>${title}</p><script>alert(1)</script>`)).toMatchObject({ code: 200 });
    expect(JSON.parse(await get(info) as string)).toEqual({ agreement: `<p>${title}</p>` });
  });

  it('is refused while it is empty, by its own name', async () => {
    expect(await save(path, '<p> </p>')).toMatchObject({ code: 400, message: `请输入${title}` });
    expect(await get(info)).toContain(title);
  });

  it('is opened by rights of its own', () => {
    const call = contract.entities.flatMap(({ endpoints }) => endpoints).filter(({ path: at }) => [info, path].some((each) => at === `${base}/${each}`));
    expect(call.map(({ permission, adminOnly }) => [permission, adminOnly])).toEqual([[`platform:system:agreement:${right}:info`, true], [`platform:system:agreement:${right}:save`, true]]);
  });
});

it('is saved by whoever saw it as it is, and its history keeps what it was', async () => {
  const tag = String((await server.send('GET', `${base}/userinfo`)).headers.etag);
  expect(await save('usersave', '<p>第二版</p>', { 'if-match': tag })).toMatchObject({ code: 200 });
  expect(await save('usersave', '<p>第三版</p>', { 'if-match': tag })).toMatchObject({ code: 409 });
  const history = (await server.call('GET', extension.history('operation/agreementUser', singleId))).data as { version: number; kind: string }[];
  expect(history.length).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(history[0])).toContain('第二版');
});
