/** `GET /uploads/…`: public, since shoppers see these pictures; ranges, lasting caching, thumbnails of fixed widths. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { isKey } from './address';
import { extensionOf } from './names';
import type { FileRoom } from './room';
import { thumbnail } from './thumbnail';
import { contentType, isPicture, isShown, rules } from './types';

/** Whatever a file holds, it can do nothing here: no script, no form, no origin. */
const policy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

export function serveFiles(app: FastifyInstance, room: FileRoom): void {
  // HEAD by itself: derived from GET it would read every byte to throw it away.
  app.route({ method: ['GET', 'HEAD'], url: '/uploads/*', compress: false, handler: async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    const { w } = request.query as { w?: string };
    if (!isKey(key) || (w !== undefined && !(isPicture(extensionOf(key)) && rules.thumbnails.includes(Number(w))))) return missing(reply);
    const served = w === undefined ? key : await thumbnail(room, key, Number(w));
    const size = served === undefined ? undefined : await room.store.size(served);
    return served === undefined || size === undefined ? missing(reply) : send(room, request, reply, served, size);
  } });
}

async function send({ store }: FileRoom, request: FastifyRequest, reply: FastifyReply, key: string, size: number): Promise<unknown> {
  const extension = extensionOf(key);
  const etag = `"${key.replaceAll('/', '-')}"`;
  reply.headers({
    'content-type': contentType(extension), etag, 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes',
    'content-security-policy': policy, 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff',
    ...(isShown(extension) ? {} : { 'content-disposition': 'attachment' }),
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const asked = request.headers.range;
  const current = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const ranges = asked !== undefined && current ? parseRange(size, asked) : -2;
  if (ranges === -1) return reply.code(416).header('content-range', `bytes */${size}`).send();
  // Several parts at once may be answered with the whole (RFC 9110 §14.2).
  const range = ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  return reply.send(request.method === 'HEAD' ? null : await store.read(key, range));
}

const missing = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('文件不存在');
