/** Hands calls on to the platform server, wherever it listens now. What is asked while it is replaced waits for the new one. */
import { request } from 'node:http';
import type { Plugin } from 'vite';
import { codes } from '../../src/engine/envelope';

/** Milliseconds that a call waits for a server: less than the console itself waits for an answer. */
const patience = 55_000;

/**
 * @param prefixes of the paths that belong to the server
 * @param address the server's origin, once there is one; rejects with the reason where none will come
 */
export function forward(prefixes: readonly string[], address: () => Promise<string>): Plugin {
  return {
    name: 'forward',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((asked, answer, next) => {
        const { url = '' } = asked;
        if (!prefixes.some((prefix) => url.startsWith(prefix))) return next();
        const refuse = (reason: unknown) => {
          if (answer.headersSent) return answer.destroy();
          answer.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify({ code: codes.unavailable, message: sentence(reason), data: null }));
        };
        void within(patience, address()).then((origin) => {
          const target = new URL(url, origin);
          const onwards = request(target, { method: asked.method, headers: { ...asked.headers, host: target.host } }, (answered) => {
            answer.writeHead(answered.statusCode ?? codes.error, answered.headers);
            answered.on('error', refuse).pipe(answer);
          });
          onwards.on('error', refuse);
          answer.on('close', () => onwards.destroy());
          asked.pipe(onwards);
        }).catch(refuse);
      });
    },
  };
}

const sentence = (reason: unknown): string => `平台服务暂时无法访问：${reason instanceof Error ? reason.message : String(reason)}`;

/** @throws after that many milliseconds */
function within<T>(milliseconds: number, awaited: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('还没有启动')), milliseconds);
    awaited.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
