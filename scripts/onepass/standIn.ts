/** A stand-in of the provider of paid services that speaks the protocol of `src/server/onepass/README.md`; ONE_PASS_URL points at it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { signatureOf } from '../../src/server/onepass/client';
import { Faults } from '../wechat/faults';
import { wallTime } from '../../src/engine/time/wallTime';
import { recordOf, textOf } from '../wechat/part';

export const onePassAccount = { accessKey: 'stand-in-access', secretKey: 'stand-in-secret-key' };

/** Minutes by which clocks may differ. */
const drift = 5;

export interface OnePassStandIn {
  url: string;
  faults: Faults;
  /** Messages that went out, each once for its requestId. */
  sent: Map<string, { phone: string; templateId: string; params: Readonly<Record<string, unknown>> }>;
  /** Templates, those applied for among them; a person looks at these, who never comes here. */
  templates: StandInTemplate[];
  /** What couriers tell of parcels, by their numbers; `asked` of which, in this order. */
  parcels: Map<string, object>;
  asked: Readonly<Record<string, unknown>>[];
  /** Messages that are left. */
  left: number;
  close(): Promise<void>;
}

export interface StandInTemplate { id: number; templateId: string; title: string; content: string; type: number; status: number; mark: string }

const shippedTemplates: readonly StandInTemplate[] = [
  { id: 1, templateId: 'SMS_1', title: '支付成功', content: '您的订单{$order}已支付成功，金额{$money}元。', type: 2, status: 1, mark: '' },
  { id: 2, templateId: 'SMS_2', title: '登录验证码', content: '您的验证码是{$code}，{$minute}分钟内有效。', type: 1, status: 1, mark: '' },
  { id: 3, templateId: '', title: '周年庆', content: '周年庆全场八折。', type: 3, status: 0, mark: '推广内容请补充退订方式' },
];

const soldAt: Readonly<Record<string, readonly [price: string, num: number][]>> = {
  sms: [['60.00', 1_000], ['270.00', 5_000], ['500.00', 10_000]], copy: [['30.00', 100], ['130.00', 500]], expr_query: [['20.00', 500], ['90.00', 2_500]],
};
const mealsOf = (type: string) => (soldAt[type] ?? []).map(([price, num], at) => ({ id: at + 1, price, num }));

/** What each service was used for; nothing was copied. */
const used: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  sms: Array.from({ length: 45 }, (_, at) => ({
    id: 45 - at, phone: `1380000${String(45 - at).padStart(4, '0')}`, content: `您的订单P${1000 + at}已支付成功。`, status: at % 3, time: `2026-01-${String(28 - (at % 28)).padStart(2, '0')} 10:00:00`,
  })),
  expr_query: [{ id: 1, num: 'SF1000000001', code: 'shunfeng', result: '200', time: '2026-01-03 08:00:00', traces: [{ time: '2026-01-03 07:00:00', status: '快件已签收' }, { time: '2026-01-02 09:00:00', status: '已揽收' }] }],
  expr_dump: [{ id: 1, num: 'SF1000000001', code: 'shunfeng', result: '200', fromName: '示例商城', toName: '王芳', time: '2026-01-02 08:00:00' }],
};

const pageOf = <Row>(rows: readonly Row[], { page, limit }: Readonly<Record<string, unknown>>) =>
  ({ code: 0, message: '', data: { count: rows.length, list: rows.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)) } });

/** Packages, uses, templates and parcels; undefined for every other path. */
function offered(room: Pick<OnePassStandIn, 'templates' | 'parcels' | 'asked'>, path: string, fields: Readonly<Record<string, unknown>>): object | undefined {
  const type = textOf(fields.type);
  if (path === '/meals') return { code: 0, message: '', data: { list: mealsOf(type) } };
  if (path === '/meals/order') {
    const meal = mealsOf(type).find(({ id }) => id === fields.mealId);
    if (!meal || fields.payType !== 'weixin') return refused(400, '没有这个套餐');
    return { code: 0, message: '', data: { qrCode: `weixin://wxpay/bizpayurl?pr=${type}-${meal.id}`, expires: wallTime(new Date(Date.now() + 30 * 60_000)) } };
  }
  if (path === '/records') return pageOf((used[type] ?? []).filter(({ status }) => fields.status === 3 || type !== 'sms' || status === fields.status), fields);
  if (path === '/sms/templates') return pageOf([...room.templates].reverse(), fields);
  if (path === '/express/query') {
    room.asked.push(fields);
    return { code: 0, message: '', data: room.parcels.get(textOf(fields.number)) ?? underway() };
  }
  if (path !== '/sms/templates/apply') return undefined;
  if (room.templates.some(({ title }) => title === fields.title)) return refused(400, '模板名称已存在');
  room.templates.push({ id: room.templates.length + 1, templateId: '', title: textOf(fields.title), content: textOf(fields.content), type: Number(fields.type), status: 0, mark: '审核中' });
  return { code: 0, message: '', data: {} };
}

/** Of a parcel that nothing else was said of. */
const underway = (): object => ({
  deliverystatus: '1', issign: '0', courier: '', courierPhone: '',
  list: [{ time: wallTime(new Date(Date.now() - 2 * 3_600_000)), status: '【杭州市】快件已发往【苏州转运中心】' }, { time: wallTime(new Date(Date.now() - 5 * 3_600_000)), status: '【杭州市】已揽收' }],
});

const refused = (code: number, message: string) => ({ code, message, data: {} });

/** @param port any free one when absent */
export async function startOnePass(port = 0): Promise<OnePassStandIn> {
  const faults = new Faults();
  const room: OnePassStandIn = { url: '', faults, sent: new Map(), templates: [...shippedTemplates], parcels: new Map(), asked: [], left: 1_000, close: () => new Promise((resolve) => { server.close(() => resolve()); server.closeAllConnections(); }) };

  function answer(path: string, request: IncomingMessage, body: string): object {
    const [accessKey, timestamp, signature] = ['x-access-key', 'x-timestamp', 'x-signature'].map((name) => textOf(request.headers[name]));
    const isProved = accessKey === onePassAccount.accessKey && Math.abs(Date.now() - Number(timestamp)) < drift * 60_000
      && signature === signatureOf(onePassAccount.secretKey, accessKey, timestamp ?? '', body);
    if (!isProved) return refused(401, 'unauthorized');
    const fields = recordOf(JSON.parse(body || '{}'));
    if (path === '/account') {
      return { code: 0, message: '', data: { account: 'stand-in', phone: '13800000000', sms: { open: true, num: room.left, sign: '示例商城' }, copy: { open: false, num: 0 }, query: { open: true, num: 200 }, dump: { open: false, num: 0 } } };
    }
    const told = offered(room, path, fields);
    if (told) return told;
    if (path !== '/sms/send') return refused(404, 'unknown path');
    const [requestId, phone, templateId] = [textOf(fields.requestId), textOf(fields.phone), textOf(fields.templateId)];
    if (!/^SMS_\d+$/.test(templateId)) return refused(404, 'no such template');
    if (!/^1[3-9]\d{9}$/.test(phone)) return refused(400, '手机号码不正确');
    if (!room.sent.has(requestId)) {
      if (room.left === 0) return refused(402, 'none left');
      room.left -= 1;
      room.sent.set(requestId, { phone, templateId, params: recordOf(fields.params) });
    }
    return { code: 0, message: '', data: { messageId: `message-${requestId}` } };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? '/', 'http://onepass');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const fault = faults.take(path);
    if (fault?.kind === 'slow') await pause(fault.delay ?? 1000);
    if (fault?.kind === 'down') return void response.destroy();
    if (fault?.kind === 'garbled') return void response.end('<html>502 Bad Gateway</html>');
    const told = fault?.errcode === undefined ? answer(path, request, Buffer.concat(chunks).toString()) : refused(fault.errcode, 'a fault of the stand-in');
    if (fault?.kind === 'lost') return void response.destroy();
    response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(told));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => { server.once('error', reject).listen(port, '127.0.0.1', resolve); });
  const address = server.address();
  room.url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;
  return room;
}
