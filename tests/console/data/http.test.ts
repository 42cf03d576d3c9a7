// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, failureTexts, onFailure } from '../../../src/console/data/transport/errors';
import { addressOf, call, callEnvelope, download, requestTimeout } from '../../../src/console/data/transport/http';
import { writeToken } from '../../../src/console/data/transport/token';
import { envelope, fakeBackend } from './backend';

const backend = fakeBackend();
const told: ApiError[] = [];
let stop: () => void;
beforeEach(() => {
  told.length = 0;
  stop = onFailure((error) => told.push(error));
});
afterEach(() => stop());

const failure = (promise: Promise<unknown>): Promise<ApiError> => promise.then(() => expect.unreachable(), (error: ApiError) => error);
const never = () => new Promise<Response>(() => undefined);

describe('a call', () => {
  it('goes to /api with the bare token and, when it reads, with the seconds since 1970', async () => {
    writeToken('t-1');
    backend.answer('get', '/some/list', { list: [], total: 0 });
    const before = Math.floor(Date.now() / 1000);
    await call('GET', '/some/list', { query: { page: 2, limit: 10 } });
    const [request] = backend.seen;
    expect(request!.path).toBe('/api/some/list');
    expect(request!.headers.get('authori-zation')).toBe('t-1');
    expect(request!.query).toMatchObject({ page: '2', limit: '10' });
    expect(Number(request!.query.temp)).toBeGreaterThanOrEqual(before);
    expect(Number(request!.query.temp)).toBeLessThan(before + 60);
  });

  it('that writes carries JSON and no timestamp', async () => {
    backend.answer('post', '/some/save', null);
    await call('POST', '/some/save', { body: { name: '甲' } });
    expect(backend.seen[0]).toMatchObject({ body: { name: '甲' }, query: {} });
    expect(backend.seen[0]!.headers.get('authori-zation')).toBeNull();
  });

  it('trims and encodes text, and leaves out what is empty', () => {
    expect(addressOf('/x', { name: ' 甲 & 乙 ', keywords: '  ', type: undefined, on: false, page: 0 }))
      .toBe('/api/x?name=%E7%94%B2+%26+%E4%B9%99&on=false&page=0');
  });

  it('gives the data of a successful envelope', async () => {
    backend.answer('get', '/x', () => envelope({ a: 1 }, 200, '好'));
    expect(await callEnvelope('GET', '/x')).toEqual({ code: 200, message: '好', data: { a: 1 } });
  });
});

describe('a refusal', () => {
  it.each([
    ['code 401', () => envelope(null, 401, 'no'), 401, failureTexts.unauthorized, 'unauthorized'],
    ['HTTP 401', () => new HttpResponse('', { status: 401 }), 401, failureTexts.unauthorized, 'unauthorized'],
    ['code 403', () => envelope(null, 403, 'no'), 403, failureTexts.forbidden, 'forbidden'],
    ['HTTP 403', () => new HttpResponse('', { status: 403 }), 403, failureTexts.forbidden, 'forbidden'],
    ['any other code', () => envelope(null, 6003, '商品已下架'), 6003, '商品已下架', 'refused'],
    ['another code without words', () => envelope(null, 500), 500, 'Error', 'refused'],
    ['another HTTP status', () => new HttpResponse('<html>', { status: 502 }), 502, 'Error', 'refused'],
    ['an HTTP failure with an envelope', () => HttpResponse.json({ code: 400, message: '请求格式不正确', data: null }, { status: 400 }), 400, '请求格式不正确', 'refused'],
    ['an answer that is no envelope', () => HttpResponse.text('hello'), 500, failureTexts.unreadable, 'refused'],
  ])('%s rejects and is told', async (_name, give, code, message, kind) => {
    backend.answer('get', '/x', give);
    const error = await failure(call('GET', '/x'));
    expect(error).toBeInstanceOf(ApiError);
    expect({ code: error.code, message: error.message, kind: error.kind }).toEqual({ code, message, kind });
    expect(told).toEqual([error]);
  });

  it('says the sentences of the specification', () => {
    expect(failureTexts).toMatchObject({ unauthorized: '无效的会话，或者会话已过期，请重新登录。', forbidden: '没有权限访问。', unnamed: 'Error' });
  });

  it('is left to the caller when it asked for quiet', async () => {
    backend.answer('get', '/x', () => envelope(null, 500, '忙'));
    await failure(call('GET', '/x', { quiet: true }));
    expect(told).toEqual([]);
  });

  it('of fields names them, as react-admin reads them too', async () => {
    backend.answer('post', '/x', () => envelope({ errors: [{ field: 'name', message: '请输入名称' }] }, 400, '请输入名称'));
    const error = await failure(call('POST', '/x', { body: {} }));
    expect(error.fieldErrors).toEqual({ name: '请输入名称' });
    expect(error.body.errors).toEqual({ name: '请输入名称' });
  });

  it('of a stale save carries the conflict', async () => {
    const conflict = { current: { id: 1 }, changed: ['name'], account: 'li', realName: '李', at: '2026-01-01 00:00:00' };
    backend.answer('post', '/x', () => envelope(conflict, 409, '数据已被他人修改'));
    expect((await failure(call('POST', '/x', { body: {} }))).conflict).toEqual(conflict);
  });
});

describe('without an answer', () => {
  it('the network failure is worded in Chinese', async () => {
    backend.answer('get', '/x', () => HttpResponse.error());
    expect(await failure(call('GET', '/x'))).toMatchObject({ kind: 'network', code: 0, message: failureTexts.network });
    expect(told).toHaveLength(1);
  });

  it('a stalled call ends after 60 seconds', async () => {
    expect(requestTimeout).toBe(60_000);
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    backend.answer('get', '/x', () => {
      clock.abort(new DOMException('', 'TimeoutError'));
      return never();
    });
    const error = await failure(call('GET', '/x'));
    expect(timeout).toHaveBeenCalledWith(60_000);
    expect(error).toMatchObject({ kind: 'timeout', message: failureTexts.timeout });
    timeout.mockRestore();
  });

  it('a call taken back by its caller is not reported', async () => {
    const caller = new AbortController();
    backend.answer('get', '/x', () => {
      caller.abort();
      return never();
    });
    const error = await failure(call('GET', '/x', { signal: caller.signal }));
    expect(error.name).toBe('AbortError');
    expect(told).toEqual([]);
  });
});

describe('files', () => {
  it('come down with a Bearer header and their name', async () => {
    writeToken('t-3');
    backend.answer('get', '/down', () => new HttpResponse('a,b', {
      headers: { 'content-type': 'text/csv', 'content-disposition': "attachment; filename*=UTF-8''%E5%93%81%E7%89%8C.csv" },
    }));
    const { blob, fileName } = await download('/down');
    expect(blob.size).toBe(3);
    expect(fileName).toBe('品牌.csv');
    expect(backend.seen[0]!.headers.get('authorization')).toBe('Bearer t-3');
  });

  it('may take as long as they bring something, and are given up after 60 seconds of silence', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let line!: ReadableStreamDefaultController<Uint8Array>;
    backend.answer('get', '/down', () => new HttpResponse(new ReadableStream({ start(controller) { line = controller; } }), { headers: { 'content-type': 'application/zip' } }));
    const fetched = failure(download('/down'));
    await vi.waitFor(() => expect(line).toBeDefined());
    let ended = false;
    void fetched.finally(() => { ended = true; });
    const pass = async (time: number) => {
      await vi.advanceTimersByTimeAsync(time);
      await new Promise((resolve) => setImmediate(resolve));
    };
    for (const byte of [1, 2, 3]) {
      await pass(requestTimeout - 1_000);
      line.enqueue(new Uint8Array([byte]));
      await pass(0);
    }
    expect(ended).toBe(false);
    await pass(requestTimeout);
    while (!ended) await pass(100);
    vi.useRealTimers();
    expect(await fetched).toMatchObject({ kind: 'timeout', message: failureTexts.timeout });
  });

  it.each([
    ['an ended session', 401, failureTexts.unauthorized],
    ['a refusal', 404, '文件不存在'],
    ['a failure even when it claims success', 200, failureTexts.unreadable],
  ])('that come down as JSON are %s', async (_name, code, message) => {
    backend.answer('get', '/down', () => envelope(null, code, '文件不存在'));
    expect((await failure(download('/down'))).message).toBe(message);
  });
});
