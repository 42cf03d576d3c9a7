/** Answers that browsers ask for every time and that are sent only when they have changed. */
import { createHash } from 'node:crypto';
import type { CallInput } from './define';

const weakTag = (data: unknown): string => `W/"${createHash('sha1').update(JSON.stringify(data)).digest('base64url')}"`;

/**
 * Answers 304 where the browser holds the same already.
 * @param etag what tells one answer from another; absent: the answer's own content
 */
export function revalidated<T>({ request, reply }: Pick<CallInput<unknown>, 'request' | 'reply'>, data: T, etag = weakTag(data)): T | undefined {
  reply.header('cache-control', 'no-cache').header('etag', etag);
  if (!request.headers['if-none-match']?.includes(etag)) return data;
  reply.code(304).send();
  return undefined;
}
