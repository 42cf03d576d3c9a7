// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError, failureTexts, onFailure } from '../../../src/console/data/transport/errors';
import { writeToken } from '../../../src/console/data/transport/token';
import type { UploadTask } from '../../../src/console/data/files/upload';
import { sendFile } from '../../../src/console/data/files/uploads';
import { envelope, fakeBackend } from './backend';

const backend = fakeBackend();
const told: string[] = [];
let stop: () => void;
beforeEach(() => {
  told.length = 0;
  stop = onFailure(({ message }) => told.push(message));
});
afterEach(() => stop());

const task = (call: UploadTask['call'] = 'image'): UploadTask => ({ file: new File(['x'], 'a.png'), call, model: 'product', pid: 10 });
const send = (each = task(), signal = new AbortController().signal) => sendFile(each, { signal, onProgress: () => undefined });
const failure = (promise: Promise<unknown>): Promise<ApiError> => promise.then(() => expect.unreachable(), (error: ApiError) => error);

it.each(['image', 'file'] as const)('an %s goes to its own call with the token in both headers, model and pid', async (call) => {
  writeToken('t-2');
  backend.answer('post', `/admin/platform/upload/${call}`, { url: '/a.png' });
  expect(await send(task(call))).toEqual({ url: '/a.png' });
  const [request] = backend.seen;
  expect(request.headers.get('x-token')).toBe('t-2');
  expect(request.headers.get('authori-zation')).toBe('t-2');
  expect(request.query).toEqual({ model: 'product', pid: '10' });
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data/);
  expect(request.body).toMatch(/name="multipart"/);
});

it.each([
  ['a refusal in the envelope', () => envelope(null, 400, '图片过大'), 'refused', '图片过大'],
  ['a proxy that refuses the size', () => new HttpResponse('<html>', { status: 413 }), 'refused', '文件过大，服务器拒绝接收'],
  ['a server that fails', () => envelope(null, 500, '服务器错误'), 'refused', '服务器错误'],
  ['an ended session', () => envelope(null, 401, '登录过期'), 'unauthorized', failureTexts.unauthorized],
  ['no permission', () => envelope(null, 403, '不行'), 'forbidden', failureTexts.forbidden],
  ['a lost line', () => HttpResponse.error() as Response, 'network', failureTexts.network],
] as const)('%s is told in words, beside the name of the file; over the page only what concerns the person', async (_name, answer, kind, message) => {
  writeToken('t');
  backend.answer('post', '/admin/platform/upload/image', answer);
  const error = await failure(send());
  expect([error.kind, error.message]).toEqual([kind, message]);
  expect(told).toEqual(kind === 'unauthorized' ? [message] : []);
});

it('an upload that is taken back fails silently with what took it back', async () => {
  backend.answer('post', '/admin/platform/upload/image', () => new Promise<Response>(() => undefined));
  const controller = new AbortController();
  const sent = send(task(), controller.signal);
  controller.abort(new DOMException('taken back', 'AbortError'));
  expect((await failure(sent)).name).toBe('AbortError');
  expect(told).toEqual([]);
});
