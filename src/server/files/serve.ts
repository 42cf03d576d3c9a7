/** `GET /uploads/…`: public, since shoppers see these pictures; ranges, caching by ETag, thumbnails of fixed widths. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { isKey } from './address';
import { extensionOf } from './names';
import type { Sql } from '../sql/connect';
import { contentOf } from './content';
import type { FileRoom } from './room';
import { thumbnail } from './thumbnail';
import { contentType, isPicture, isShown, rules } from './types';

/** Whatever a file holds, it can do nothing here: no script, no form, no origin. */
const policy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** What an address shows may be replaced, so each use of it asks whether it still does; a version that is named stays what it is. */
const caching = { address: 'public, no-cache', version: 'public, max-age=31536000, immutable' };
const versions = /^[1-9]\d{0,8}$/;

export function serveFiles(app: FastifyInstance, room: FileRoom, db: Sql): void {
  // HEAD by itself: derived from GET it would read every byte to throw it away.
  app.route({ method: ['GET', 'HEAD'], url: '/uploads/*', compress: false, handler: async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    const { w, version } = request.query as { w?: string; version?: string };
    if (!isKey(key) || (w !== undefined && !rules.thumbnails.includes(Number(w))) || (version !== undefined && !versions.test(version))) return missing(reply);
    const content = await contentOf(db, key, version === undefined ? undefined : Number(version));
    if (content === undefined || (w !== undefined && !isPicture(extensionOf(content)))) return missing(reply);
    const served = w === undefined ? content : await thumbnail(room, content, Number(w));
    const size = served === undefined ? undefined : await room.store.size(served);
    if (served === undefined || size === undefined) return missing(reply);
    reply.header('cache-control', version === undefined ? caching.address : caching.version);
    return send(room, request, reply, served, size);
  } });
}

async function send({ store }: FileRoom, request: FastifyRequest, reply: FastifyReply, key: string, size: number): Promise<unknown> {
  const extension = extensionOf(key);
  const etag = `"${key.replaceAll('/', '-')}"`;
  reply.headers({
    'content-type': contentType(extension), etag, 'accept-ranges': 'bytes',
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
