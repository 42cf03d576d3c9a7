/** Parking lots: credentials, the test of their connection, and points for minutes of parking (parking sheet, decision 66). */
import { createHash, createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ParkingStandIn, startParkingStandIn } from '../../../scripts/parking/standIn';
import { hashPassword } from '../../../src/server/accounts/passwords';
import { signedText } from '../../../src/server/parking/signature';
import { startTestApp, type TestApp } from '../helper';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = pair.publicKey.export({ format: 'pem', type: 'spki' }).toString();
const secret = 'parking-secret-0001';
const ofProvider = (appId: string, lotCode: string, signType: string) => ({ appId, lotCode, appSecret: secret, signType, publicKey: signType === 'rsa' ? publicKey : '', ...(signType === 'rsa' && { privateKey: pair.privateKey }) });

let server: TestApp;
let provider: ParkingStandIn;
beforeAll(async () => {
  provider = await startParkingStandIn(['md5', 'hmac', 'rsa'].map((signType) => ofProvider(`app-${signType}`, `lot-${signType}`, signType)));
  server = await startTestApp({ config: { parkingAllows: ['http', 'private'] } });
});
afterAll(async () => {
  await server?.close();
  await provider?.close();
});
afterEach(() => { provider.fault = undefined; });

const base = '/admin/platform/parking/credential';
const post = (path: string, body?: object) => server.call('POST', `${base}/${path}`, { body });
const values = (more: object = {}) => ({
  lotName: '湖滨停车场', lotCode: `code-${Math.random().toString(36).slice(2)}`, provider: 'generic', apiUrl: provider.url, appId: 'app-hmac', appSecret: secret, signType: 'hmac', timeout: 5, freeMinutesPerIntegral: '0.60', maxDeductMinutes: 240, status: 1, remark: '', ...more,
});
async function lotOf(more: object = {}): Promise<any> {
  const given = values(more) as ReturnType<typeof values>;
  expect(await post('save', given)).toMatchObject({ code: 200 });
  const { data } = await server.call('GET', `${base}/list`, { query: { keywords: given.lotCode } });
  return data.list.find(({ lotCode }: { lotCode: string }) => lotCode === given.lotCode);
}
const infoOf = async (id: number) => (await server.call('GET', `${base}/info/${id}`)).data;
/** Lots of the provider are each there once: what a test leaves is taken away. */
const known = async (signType: string, more: object = {}): Promise<any> => {
  const { data } = await server.call('GET', `${base}/list`, { query: { keywords: `lot-${signType}` } });
  for (const { id, status } of data.list) {
    if (status) await post(`switch/${id}`);
    expect(await post(`delete/${id}`)).toMatchObject({ code: 200 });
  }
  return lotOf({ lotCode: `lot-${signType}`, appId: `app-${signType}`, signType, ...(signType === 'rsa' && { publicKey }), ...more });
};

describe('credentials', () => {
  it('the secret is answered by no call, and stands in no table, log or history', async () => {
    const appSecret = 'never-to-be-seen-9876';
    const { id, appSecretMask } = await lotOf({ appSecret });
    expect(appSecretMask).toBe('****9876');
    const fresh = 'nor-this-one-either-5432';
    expect(await post('reset/secret', { id, appSecret: fresh })).toMatchObject({ code: 200 });
    expect(await infoOf(id)).toMatchObject({ appSecretMask: '****5432' });
    const room = server.database.connect();
    try {
      const { rows: tables } = await room.pool.query<{ name: string }>(`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`);
      const found: string[] = [];
      for (const { name } of tables) {
        const { rows } = await room.pool.query(`select 1 from "${name}" t where t::text like $1 or t::text like $2`, [`%${appSecret}%`, `%${fresh}%`]);
        if (rows.length > 0) found.push(name);
      }
      expect(found).toEqual([]);
    } finally {
      await room.close();
    }
    for (const path of [`${base}/list`, `${base}/info/${id}`, '/admin/platform/log/sensitive/list']) {
      const told = (await server.send('GET', path)).body;
      expect([appSecret, fresh].filter((each) => told.includes(each)), path).toEqual([]);
    }
  });

  it('an empty secret keeps the one that is there, and of a short one nothing is shown', async () => {
    const lot = await known('hmac');
    expect(await post(`test/${lot.id}`)).toMatchObject({ data: { success: true } });
    expect(await post('update', { ...values({ lotCode: 'lot-hmac', lotName: '改名' }), id: lot.id, appSecret: '' })).toMatchObject({ code: 200 });
    expect(await infoOf(lot.id)).toMatchObject({ lotName: '改名', testStatus: 1, appSecretMask: '****0001' });
    expect((await lotOf({ appSecret: 'short' })).appSecretMask).toBe('****');
  });

  it.each([
    ['lotName', { lotName: '' }, '请输入停车场名称'],
    ['lotCode', { lotCode: 'with space' }, '停车场编号只能包含字母、数字、连字符和下划线'],
    ['provider', { provider: null }, '请选择服务商'],
    ['apiUrl', { apiUrl: 'javascript:alert(1)' }, '接口地址须以 http:// 或 https:// 开头'],
    ['appSecret', { appSecret: '' }, '请输入AppSecret'],
    ['publicKey', { signType: 'rsa', publicKey: '' }, '请输入平台公钥'],
    ['publicKey', { signType: 'rsa', publicKey: 'no key' }, '平台公钥格式不正确'],
    ['timeout', { timeout: 61 }, '超时时间应在1到60之间'],
    ['freeMinutesPerIntegral', { freeMinutesPerIntegral: '10000' }, '积分抵扣应在0到9999之间'],
    ['maxDeductMinutes', { maxDeductMinutes: 1441 }, '单次最高抵扣应在0到1440之间'],
  ])('%s: %o', async (field, more, message) => {
    expect(await post('save', values(more))).toMatchObject({ code: 400, data: { errors: [{ field, message }] } });
  });

  it('a code is taken once and never changed', async () => {
    const { id, lotCode } = await lotOf();
    expect(await post('save', values({ lotCode }))).toMatchObject({ code: 400, data: { errors: [{ field: 'lotCode', message: '停车场编号已存在' }] } });
    expect((await post('update', { ...values({ lotCode: `${lotCode}x` }), id })).code).toBe(400);
    expect((await infoOf(id)).lotCode).toBe(lotCode);
  });

  it('is switched on only after a test, and not deleted while it is on', async () => {
    const { id } = await known('hmac', { status: 0 });
    const refused = { code: 400, data: { errors: [{ field: 'status', message: '请先测试连接' }] } };
    expect(await post(`switch/${id}`)).toMatchObject({ code: 400, message: '请先测试连接' });
    expect(await post('update', { ...values({ lotCode: 'lot-hmac' }), id })).toMatchObject(refused);
    expect(await post(`test/${id}`)).toMatchObject({ code: 200, data: { success: true, message: '连接正常', costMs: expect.any(Number) } });
    expect(await post(`switch/${id}`)).toMatchObject({ code: 200 });
    expect(await post(`delete/${id}`)).toMatchObject({ code: 400, message: '请先关闭该停车场' });
    await post(`switch/${id}`);
    expect(await post(`delete/${id}`)).toMatchObject({ code: 200 });
  });

  it('whatever is tested anew is untested until then', async () => {
    for (const more of [{ apiUrl: `${provider.url}/other` }, { appId: 'other' }, { appSecret: 'another-secret-01' }, { signType: 'md5' }]) {
      const { id } = await known('hmac');
      await post(`test/${id}`);
      expect(await infoOf(id)).toMatchObject({ testStatus: 1 });
      expect(await post('update', { ...values({ lotCode: 'lot-hmac', appSecret: '', ...more }), id })).toMatchObject({ code: 200 });
      expect(await infoOf(id)).toMatchObject({ testStatus: 0, testMessage: '', lastTestTime: null });
    }
  });

  it('the providers are those of the enumeration', async () => {
    expect((await server.call('GET', '/admin/platform/parking/provider/list')).data).toEqual([{ code: 'generic', name: '通用接口' }]);
  });
});

describe('the test of a connection', () => {
  it.each(['md5', 'hmac', 'rsa'])('signed by %s both ways', async (signType) => {
    const { id } = await known(signType);
    expect(await post(`test/${id}`)).toMatchObject({ code: 200, data: { success: true, message: '连接正常' } });
    expect(await infoOf(id)).toMatchObject({ testStatus: 1, testMessage: '连接正常', lastTestTime: expect.stringMatching(/^\d{4}-/) });
    const { sign, ...sent } = provider.asked.at(-1)!;
    expect(sent).toMatchObject({ action: 'ping', appId: `app-${signType}`, lotCode: `lot-${signType}`, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(JSON.stringify(sent)).not.toContain(secret);
    expect(sign).toBe(signType === 'md5' ? createHash('md5').update(`${signedText(sent)}&key=${secret}`).digest('hex') : createHmac('sha256', secret).update(signedText(sent)).digest('hex'));
  });

  it.each<[string, ParkingStandIn['fault'], string]>([
    ['another host', { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } }, '接口要求转到其他地址，请填写最终地址'],
    ['a failure', { status: 503 }, '接口回应状态 503'],
    ['no JSON', { text: '<html>' }, '接口的回应无法识别'],
    ['a list', { text: '[1]' }, '接口的回应无法识别'],
    ['what is nested', { text: '{"code":0,"data":{}}' }, '接口的回应无法识别'],
    ['a refusal', { text: '{"code":40001,"message":"余额不足"}' }, '接口拒绝：余额不足'],
    ['an answer to something else', { changes: { nonce: 'other' } }, '接口回应的签名不正确，请核对密钥和签名方式'],
    ['another lot, unsigned', { changes: { lotCode: 'other' } }, '接口回应的签名不正确，请核对密钥和签名方式'],
    ['success without proof', { text: '{"code":0,"lotCode":"lot-hmac"}' }, '接口回应的签名不正确，请核对密钥和签名方式'],
    ['more than 64 kB', 'endless', '接口的回应过大'],
    ['nothing', 'silent', '接口没有在 1 秒内回应'],
  ])('%s fails it', async (_title, fault, message) => {
    const { id } = await known('hmac', { timeout: 1 });
    provider.fault = fault;
    expect(await post(`test/${id}`)).toMatchObject({ code: 200, data: { success: false, message } });
    expect(await infoOf(id)).toMatchObject({ testStatus: 2, testMessage: message });
  });

  it.each([
    ['another secret', { appSecret: 'wrong-secret-0001' }, '接口拒绝：签名错误'],
    ['a code that the provider does not know', { lotCode: 'unknown-lot' }, '服务商没有这个停车场编号'],
    ['a port where nobody listens', { apiUrl: 'http://127.0.0.1:9/' }, '接口无法连接'],
  ])('%s fails it: %o', async (_title, more, message) => {
    const { id } = await known('hmac', more);
    expect(await post(`test/${id}`)).toMatchObject({ data: { success: false, message } });
    if ('lotCode' in more) {
      await post(`switch/${id}`);
      await post(`delete/${id}`);
    }
  });

  it('what was changed while it was tested is not called tested', async () => {
    const { id } = await known('hmac', { timeout: 5 });
    provider.fault = 'silent';
    const before = provider.asked.length;
    const testing = post(`test/${id}`);
    await expect.poll(() => provider.asked.length, { timeout: 60_000, interval: 20 }).toBe(before + 1);
    // Nothing holds the record meanwhile.
    expect(await post('update', { ...values({ lotCode: 'lot-hmac', appId: 'changed' }), id })).toMatchObject({ code: 200 });
    expect(await testing).toMatchObject({ code: 409, message: '凭证已修改，请重新测试' });
    expect(await infoOf(id)).toMatchObject({ testStatus: 0 });
  });

  it('goes to no private address unless the configuration says so', async () => {
    const strict = await startTestApp({ database: server.database, config: { parkingAllows: [] } });
    try {
      for (const [apiUrl, message] of [['https://127.0.0.1:1/', '接口地址不能是内网或保留地址'], ['https://localhost:1/', '接口地址不能是内网或保留地址'], [provider.url, '接口地址须以 https:// 开头']] as const) {
        const { id } = await lotOf({ apiUrl });
        expect((await strict.call('POST', `${base}/test/${id}`)).data).toMatchObject({ success: false, message });
      }
    } finally {
      await strict.close();
    }
  });
});

describe('points for minutes', () => {
  let lot: any;
  let serial = 0;
  beforeAll(async () => { lot = await known('hmac'); });

  const member = async (integral: number): Promise<number> => {
    serial += 1;
    const { id } = await server.app.sql.insertInto('user_user').values({ account: `parker-${serial}`, nickname: '车主', phone: '13800138000' }).returning('id').executeTakeFirstOrThrow() as { id: number };
    if (integral > 0) expect(await server.call('POST', '/admin/platform/user/operate/integer', { body: { uid: id, operateType: 'add', integral } })).toMatchObject({ code: 200 });
    return id;
  };
  const left = async (uid: number) => (await server.call('GET', `/admin/platform/user/detail/${uid}`)).data.integral as number;
  const now = () => Math.floor(Date.now() / 1000);
  const message = (more: object) => ({ appId: 'app-hmac', lotCode: 'lot-hmac', tradeNo: `T${(serial += 1)}-${Math.random()}`, minutes: 60, timestamp: now(), nonce: 'n1', ...more }) as any;
  const signed = (sent: any) => ({ ...sent, sign: createHmac('sha256', secret).update(signedText(sent)).digest('hex') });
  const tell = (body: object, lotCode = 'lot-hmac') => server.call('POST', `/publicly/parking/callback/${lotCode}`, { body, token: null });

  it('are taken once for each number, by the ledger', async () => {
    const uid = await member(500);
    const sent = signed(message({ uid }));
    const taken = { code: 200, data: { tradeNo: sent.tradeNo, minutes: 60, integral: 100 } };
    expect(await tell(sent)).toMatchObject(taken);
    expect(await tell(signed({ ...sent, nonce: 'n2', sign: '' }))).toMatchObject(taken);
    expect(await left(uid)).toBe(400);
    const { data } = await server.call('GET', '/admin/platform/integral/list', { query: { uid: String(uid), linkType: 'activity' } });
    expect(data.list).toMatchObject([{ linkId: expect.stringMatching(/^P\d+$/), type: 2, title: '停车抵扣', integral: 100, balance: 400, mark: '湖滨停车场抵扣60分钟' }]);
  });

  it('twenty at once of one number take them once', async () => {
    const uid = await member(500);
    const sent = signed(message({ uid }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => tell(sent)));
    expect(new Set(answers.map(({ code, data }) => `${code} ${data?.integral}`))).toEqual(new Set(['200 100']));
    expect(await left(uid)).toBe(400);
  });

  it('many at once of different numbers never take more than there is', async () => {
    const uid = await member(250);
    const answers = await Promise.all(Array.from({ length: 8 }, () => tell(signed(message({ uid })))));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(await left(uid)).toBe(50);
  });

  it.each([[60, 100], [1, 2], [240, 400], [241, 400], [10_080, 400]])('%i minutes cost %i points: rounded up, four hours at most', async (minutes, integral) => {
    const uid = await member(1_000);
    expect(await tell(signed(message({ uid, minutes })))).toMatchObject({ code: 200, data: { minutes: Math.min(minutes, 240), integral } });
    expect(await left(uid)).toBe(1_000 - integral);
  });

  it('a number that was used says no more about somebody else, or other minutes', async () => {
    const [uid, other] = [await member(500), await member(500)];
    const sent = message({ uid });
    await tell(signed(sent));
    for (const more of [{ uid: other }, { minutes: 61 }]) expect(await tell(signed({ ...sent, ...more }))).toMatchObject({ code: 400, message: '该交易号已用于其他抵扣' });
    expect([await left(uid), await left(other)]).toEqual([400, 500]);
  });

  it.each<[string, (sent: any) => object]>([
    ['no signature', ({ sign: _sign, ...sent }) => ({ ...sent, sign: 'x' })],
    ['that of other content', (sent) => ({ ...sent, minutes: 1 })],
    ['that of another member', (sent) => ({ ...sent, uid: 1 })],
    ['another application', (sent) => signed({ ...sent, sign: '', appId: 'app-md5' })],
    ['another secret', (sent) => ({ ...sent, sign: createHmac('sha256', 'guess').update(signedText(sent)).digest('hex') })],
    ['the digest of another kind', (sent) => ({ ...sent, sign: createHash('md5').update(`${signedText(sent)}&key=${secret}`).digest('hex') })],
    ['a signature by nobody', (sent) => ({ ...sent, sign: createSign('RSA-SHA256').update(signedText(sent)).sign(pair.privateKey, 'base64') })],
  ])('%s takes nothing', async (_title, change) => {
    const uid = await member(500);
    expect(await tell(change(signed(message({ uid }))))).toMatchObject({ code: 403, message: '签名不正确' });
    expect(await left(uid)).toBe(500);
  });

  it('what was signed for one lot takes nothing at another of the same provider', async () => {
    const uid = await member(500);
    const sent = signed(message({ uid }));
    const beside = await lotOf();
    expect(await tell(sent, beside.lotCode)).toMatchObject({ code: 403, message: '签名不正确' });
    expect(await left(uid)).toBe(500);
    expect(await tell(signed({ ...sent, sign: '', lotCode: beside.lotCode }), beside.lotCode)).toMatchObject({ code: 200 });
  });

  it.each([[{ tradeNo: 'T1&uid=2' }], [{ nonce: 'n=1' }]])('%o, which could be read in another way once it is signed, is refused', async (more) => {
    const uid = await member(500);
    expect((await tell(signed(message({ uid, ...more })))).code).toBe(400);
    expect(await left(uid)).toBe(500);
  });

  it('a lot that is not there is told as a wrong signature is', async () => {
    expect(await tell(signed(message({ uid: 1 })), 'no-such-lot')).toMatchObject({ code: 403, message: '签名不正确' });
  });

  it.each([[-301], [301]])('a request %i seconds off is not believed', async (off) => {
    const uid = await member(500);
    expect(await tell(signed(message({ uid, timestamp: now() + off * 2 })))).toMatchObject({ code: 403, message: '请求已过期' });
    expect(await left(uid)).toBe(500);
  });

  it('members without enough points, who are gone or never were, keep what they have', async () => {
    const uid = await member(99);
    expect((await tell(signed(message({ uid })))).code).not.toBe(200);
    expect(await left(uid)).toBe(99);
    expect((await tell(signed(message({ uid: 987_654_321 })))).code).not.toBe(200);
    await server.app.sql.updateTable('user_user').set({ is_logoff: true }).where('id', '=', uid).execute();
    expect(await tell(signed(message({ uid, minutes: 1 })))).toMatchObject({ code: 8105, message: '会员已注销' });
  });

  it('a lot that is off, or takes no points, takes none', async () => {
    const uid = await member(500);
    await post(`test/${lot.id}`);
    await post(`switch/${lot.id}`);
    expect(await tell(signed(message({ uid })))).toMatchObject({ code: 400, message: '该停车场已关闭对接' });
    await post(`switch/${lot.id}`);
    await post('update', { ...values({ lotCode: 'lot-hmac', freeMinutesPerIntegral: '0' }), id: lot.id });
    expect(await tell(signed(message({ uid })))).toMatchObject({ code: 400, message: '该停车场没有开启积分抵扣' });
    expect(await left(uid)).toBe(500);
  });

  it('a provider that signs with RSA2 is believed by its key alone', async () => {
    await known('rsa');
    const uid = await member(500);
    const sent = message({ uid, appId: 'app-rsa', lotCode: 'lot-rsa' });
    expect(await tell(signed(sent), 'lot-rsa')).toMatchObject({ code: 403 });
    expect(await tell({ ...sent, sign: createSign('RSA-SHA256').update(signedText(sent)).sign(pair.privateKey, 'base64') }, 'lot-rsa')).toMatchObject({ code: 200, data: { integral: 100 } });
  });
});

it('is for role admin alone, whatever rights another role was given', async () => {
  const calls: readonly (readonly ['GET' | 'POST', string])[] = [
    ['GET', `${base}/list`], ['GET', `${base}/info/1`], ['GET', '/admin/platform/parking/provider/list'],
    ...['save', 'update', 'switch/1', 'delete/1', 'test/1', 'reset/secret'].map((path) => ['POST', `${base}/${path}`] as const),
  ];
  const db = server.app.sql;
  const rules = (await db.selectFrom('system_menu').select('id').where('perms', 'like', 'platform:parking:%').execute() as { id: number }[]).map(({ id }) => id);
  expect(rules).toHaveLength(8);
  const role = await db.insertInto('system_role').values({ role_name: 'parker', code: 'parker', rules, level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
  await db.insertInto('system_admin').values({ account: 'parker', pwd: await hashPassword('clerk-password-1'), real_name: '店员', roles: [role.id], level: 1, status: true }).execute();
  const parker = await server.signIn('parker', 'clerk-password-1');
  const asked = provider.asked.length;
  for (const [method, path] of calls) {
    expect((await server.call(method, path, { token: parker })).code, path).toBe(403);
    expect((await server.call(method, path, { token: null })).code, path).toBe(401);
  }
  expect(provider.asked).toHaveLength(asked);
});
