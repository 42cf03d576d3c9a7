/** A platform backend for component tests: msw at the network's edge, so that everything above it is the real thing. */
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { failureTexts } from '../../../src/console/data/transport/errors';
import { endSession } from '../../../src/console/data/session/session';

export interface Seen {
  method: string;
  path: string;
  /** As it travelled. */
  url: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

export const envelope = (data: unknown, code = 200, message: string | null = null): Response =>
  HttpResponse.json({ code, message, data } as JsonBodyType);

/** What can come in place of an answer, and what the person is told. A stalled one, and the end of a session, are tests of their own. */
export const faults: [what: string, give: () => Response, message: string][] = [
  ['code 500 in words', () => envelope(null, 500, '服务器开小差了'), '服务器开小差了'],
  ['code 500 without words', () => envelope(null, 500), 'Error'],
  ['a gateway’s page', () => new HttpResponse('<html>502</html>', { status: 502, headers: { 'content-type': 'text/html' } }), 'Error'],
  ['malformed JSON', () => new HttpResponse('{"code":200,"da', { headers: { 'content-type': 'application/json' } }), failureTexts.unreadable],
  ['code 403', () => envelope(null, 403, 'no'), failureTexts.forbidden],
  ['a lost connection', () => HttpResponse.error(), failureTexts.network],
];

/** Asked in the background after every sign-in; a test that is about them says so. */
export const askedAtSignIn = ['admin/platform/getLoginPic', 'one/pass/isLogin', 'publicly/config/get/front/domain', 'publicly/config/get/admin/mediadomain'].map((path) =>
  http.get(`*/${path}`, () => envelope(null)));

type Answer = (seen: Seen) => Response | Promise<Response>;

/** Starts a backend for the file; `answer` sets what a call gives, `seen` holds the calls since the last test. */
export function fakeBackend() {
  const server = setupServer(...askedAtSignIn, http.post('*/login/account/detection', () => envelope(0)),
  // Screens that are still open when their session ends ask again.
  http.get('*/console/capabilities', () => envelope(null, 404)));
  const seen: Seen[] = [];
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    seen.length = 0;
    localStorage.clear();
    endSession();
  });
  afterAll(() => server.close());
  return {
    seen,
    /** Paths called, in order. */
    paths: () => seen.map(({ path }) => path),
    answer(method: 'get' | 'post' | 'put' | 'delete', path: string, give: Answer | JsonBodyType) {
      server.use(http[method](`*/api${path}`, async ({ request }) => {
        const url = new URL(request.url);
        const text = await request.clone().text();
        const isJson = (request.headers.get('content-type') ?? '').includes('json');
        const call: Seen = {
          method: request.method, path: url.pathname, url: request.url, query: Object.fromEntries(url.searchParams), headers: request.headers,
          body: isJson && text ? JSON.parse(text) : text || undefined,
        };
        seen.push(call);
        return typeof give === 'function' ? give(call) : envelope(give);
      }));
    },
  };
}
