/**
 * Several rows that are read together and replaced as a whole have no version of their own: what they were when they were read
 * travels as the answer's ETag and comes back as If-Match. Without it a save is accepted, as published.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codes } from '../../engine/envelope';
import { Refusal } from '../refusal';
import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '../sql/connect';
import { own } from './resource';
import type { Resource } from './types';

/** Of each set of rows, by a name of its own. */
export type Stamps = Readonly<Record<string, string>>;

/** What rows are now: which there are, and the version of each. Asked within a transaction that holds them, it stays true. */
export async function stampOf(db: Sql, resource: Resource, where: RawBuilder<boolean>): Promise<string> {
  const { rows } = await sql<{ id: unknown; version: unknown }>`select ${resource.id.ref} as id, t.${sql.ref(own.version)} as version
    from ${resource.table} t where ${where} order by ${resource.id.ref}`.execute(db);
  return createHash('sha256').update(rows.map(({ id, version }) => `${String(id)}:${String(version)}`).join()).digest('base64url').slice(0, 22);
}

export function tellSeen({ reply }: { reply: FastifyReply }, stamps: Stamps): void {
  reply.header('etag', `"${new URLSearchParams(stamps).toString()}"`);
}

/** The stamps that came with a save; those of other sets are among them where they were read together. */
export function seenOf({ request }: { request: FastifyRequest }): Stamps {
  const tag = /^(?:W\/)?"(.*)"$/.exec(request.headers['if-match'] ?? '')?.[1];
  return tag === undefined ? {} : Object.fromEntries(new URLSearchParams(tag));
}

/** What is said to whoever replaces a whole that is no longer what they saw. */
export const changedByOthers = '内容已被他人修改，请刷新后核对再保存';

/** @param now asked once the rows are locked, and only where something was seen @throws Refusal 409 when they are no longer that */
export async function proveSeen(seen: string | undefined, now: () => Promise<string>): Promise<void> {
  if (seen !== undefined && seen !== await now()) throw new Refusal(codes.conflict, changedByOthers);
}
