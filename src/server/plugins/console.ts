/**
 * Serves the built console, and below `/shop/` the pages of the shop. Every address that is not the interface's opens one of
 * them (history mode); the nonce of a page's own style elements is put where its `index.html` says `__CSP_NONCE__`, in
 * `<meta name="csp-nonce" content="__CSP_NONCE__">`, from which the console's style cache reads it.
 */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codes } from '../../engine/envelope';

const placeholder = /__CSP_NONCE__/g;

export async function serveConsole(app: FastifyInstance, folder: string): Promise<void> {
  const built = ['index.html', 'shop/index.html'].every((name) => existsSync(join(folder, name)));
  const pages = built ? { console: await readFile(join(folder, 'index.html'), 'utf8'), shop: await readFile(join(folder, 'shop', 'index.html'), 'utf8') } : undefined;
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      // One route serves them all: two for each of 800 files would take longer than the rest of a start. Only files have an extension.
      allowedPath: (path) => /\.\w+$/.test(path),
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // File names under assets/ carry a hash of their content.
        const lasting = path.includes('/assets/');
        reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  // Before its body is read: whether that is one does not matter to a call that is none.
  app.addHook('onRequest', async (request, reply) => (request.is404 && isCall(request) ? missingCall(reply) : undefined));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    if (isCall(request)) return missingCall(reply);
    if (!isPageRequest(request, path) || pages === undefined) return missingFile(reply, pages === undefined);
    const page = /^\/shop(\/|$)/.test(path) ? pages.shop : pages.console;
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page.replace(placeholder, request.styleNonce));
  });
}

const isCall = ({ url }: FastifyRequest): boolean => /^\/api(\/|\?|$)/.test(url);

/** A chunk of an earlier build that is gone must fail as a file, not arrive as a page. */
const isPageRequest = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !/^\/(shop\/)?assets\//.test(path);

const missingCall = (reply: FastifyReply) =>
  reply.code(200).header('cache-control', 'no-store').send({ code: codes.notFound, message: '请求的接口不存在', data: null });

const missingFile = (reply: FastifyReply, unbuilt: boolean) =>
  reply.code(404).type('text/plain; charset=utf-8').send(unbuilt ? '控制台尚未构建' : '文件不存在');
