/**
 * Resumable uploads (tus 1.0) under `/api/console/upload`. They move bytes alone and survive broken lines and killed servers;
 * what arrived passes the same way in as any other upload when the client asks for it.
 */
import { Metadata, Server, type ServerOptions } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { wholeOf } from '../../engine/format/whole';
import { codes } from '../../engine/envelope';
import { extension, type UploadedFile } from '../../engine/extension/paths';
import { may, type Caller } from '../calls/caller';
import { admit, defineCall, type Call } from '../calls/define';
import { forbidden, Refusal } from '../refusal';
import { actorOf } from '../resources/call';
import { transact } from '../sql/retry';
import { duration } from '../sql/clock';
import { troubleOf, troubleRefusal } from '../trouble';
import { accept, judge, type Upload } from './accept';
import { receive } from './incoming';
import { readRules } from './limits';
import type { Library } from './room';
import { rules } from './types';

/** Of one person at once. */
const mostOpen = 20;
const mostOpenBytes = 2 * 1024 ** 3;
export const hoursOpen = 24;

const missing = () => new Refusal(codes.notFound, '上传不存在或已过期，请重新上传');

interface Session extends Omit<Upload, 'place'> { id: string; place: number | null; admin_id: number; size: number; result: UploadedFile | null }

export function mountResumable(app: FastifyInstance, library: Library): void {
  const { house, unfinished } = library;
  // The upload that each request is about: its id comes from here alone, whatever address and headers the client sends.
  const ids = new WeakMap<IncomingMessage, string>();
  const idOf: NonNullable<ServerOptions['getFileIdFromRequest']> = ({ runtime }) => runtime?.node && ids.get(runtime.node.req as IncomingMessage);
  const server = new Server({
    path: `/api${extension.upload}`, datastore: unfinished, relativeLocation: true, maxSize: rules.file.most, getFileIdFromRequest: idOf,
    onResponseError: (_request, error) => {
      const trouble = error instanceof Error ? troubleOf(error) : undefined;
      return trouble && { status_code: 503, body: troubleRefusal(trouble).message };
    },
    namingFunction: (request) => {
      const id = idOf(request);
      if (id === undefined) throw new Error('an upload without an id of the server');
      return id;
    },
  });
  const call = { transfer: 'upload', style: 'plain', permission: 'signed-in', title: '上传文件' } as Call;

  const admitted = async (request: FastifyRequest): Promise<Caller> => {
    await admit(request, call);
    return request.caller!;
  };
  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    await server.handle(request.raw, reply.raw);
  };

  void app.register(async (scope) => {
    // The bytes stay in the request, for the tus server to take.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
    scope.route({
      method: 'POST', url: `/api${extension.upload}`, config: { call: { ...call, audit: 'ADD' } },
      handler: async (request, reply) => {
        const caller = await admitted(request);
        const session = await begin(library, caller, readUpload(request), readLength(request));
        ids.set(request.raw, session);
        reply.raw.once('close', () => {
          if (reply.raw.statusCode === 201) return;
          sql`delete from file_upload where id = ${session}`.execute(house.sql).catch((error: unknown) => app.log.warn({ err: error }, 'an upload stays open'));
        });
        await pass(request, reply);
      },
    });
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'], url: `/api${extension.upload}/:id`, config: { call }, bodyLimit: rules.file.most,
      onRequest: async (request) => {
        const caller = await admitted(request);
        const session = await find(library, caller, (request.params as { id: string }).id);
        if (session.result) throw missing();
        demand(caller, session);
        ids.set(request.raw, session.id);
      },
      handler: async (request, reply) => {
        await pass(request, reply);
        if (request.method === 'DELETE' && reply.raw.statusCode === 204) await forget(library, ids.get(request.raw)!);
      },
    });
    scope.options(`/api${extension.upload}`, pass);
  });

  defineCall(app, {
    method: 'POST', path: extension.acceptUpload, permission: 'signed-in', title: '完成上传', tag: '素材', transfer: 'upload',
    body: { properties: { id: { type: 'string', pattern: '^[0-9a-f]{32}$', title: '上传编号' } }, required: ['id'] },
    handler: async (input) => {
      const session = await find(library, input.caller, String(input.body.id));
      demand(input.caller, session);
      return session.result ?? finish(library, session, (incoming) => accept(library, actorOf(input), { ...session, place: session.place ?? undefined }, incoming));
    },
  });
}

function demand(caller: Caller, { purpose }: Pick<Upload, 'purpose'>): void {
  if (!may(caller, `platform:upload:${purpose}`)) throw forbidden();
}

/** `Upload-Metadata` of the creating call. @throws Refusal */
function readUpload({ headers }: FastifyRequest): Upload {
  let given: Record<string, string | null>;
  try {
    given = Metadata.parse(String(headers['upload-metadata'] ?? ''));
  } catch {
    throw new Refusal(codes.invalid, '上传信息格式不正确');
  }
  const { filename, purpose = 'image', model, pid, place } = given;
  if (!filename || (purpose !== 'image' && purpose !== 'file')) throw new Refusal(codes.invalid, '请选择要上传的文件');
  return { name: filename.slice(0, 500).replaceAll('\0', ''), purpose, model: (model ?? 'product').slice(0, 30), pid: wholeOf(pid ?? '') ?? 0, place: wholeOf(place ?? '') };
}

function readLength({ headers }: FastifyRequest): number {
  const length = wholeOf(String(headers['upload-length'] ?? ''));
  if (length === undefined) throw new Refusal(codes.invalid, '上传前需要说明文件大小');
  return length;
}

/** Opens an upload if name, size, permission and the person's other open uploads allow it. */
async function begin({ house }: Library, caller: Caller, upload: Upload, size: number): Promise<string> {
  demand(caller, upload);
  judge(upload, size, await readRules(house.sql));
  const id = randomBytes(16).toString('hex');
  await transact(house.sql, async (db) => {
    // One creation of a person at a time, so that none slips past the quota.
    await sql`select 1 from system_admin where id = ${caller.id} for update`.execute(db);
    const { rows: [open] } = await sql<{ count: number; bytes: number }>`select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes
      from file_upload where admin_id = ${caller.id} and result is null and create_time > now() - ${duration(hoursOpen, 'hour')}`.execute(db);
    if (open!.count >= mostOpen) throw new Refusal(codes.tooMany, `未完成的上传不能超过${mostOpen}个，请先完成或取消`);
    if (open!.bytes + size > mostOpenBytes) throw new Refusal(codes.tooMany, '未完成的上传占用空间过大，请先完成或取消');
    await sql`insert into file_upload (id, admin_id, purpose, name, model, pid, size, place)
      values (${id}, ${caller.id}, ${upload.purpose}, ${upload.name}, ${upload.model}, ${upload.pid}, ${size}, ${upload.place ?? null})`.execute(db);
  });
  return id;
}

/** The person's own upload that has not expired; nobody else's is found. */
async function find({ house }: Library, caller: Caller, id: string): Promise<Session> {
  const { rows: [row] } = await sql<Session>`select * from file_upload where id = ${id} and admin_id = ${caller.id}
    and create_time > now() - ${duration(hoursOpen, 'hour')}`.execute(house.sql);
  if (!row) throw missing();
  return { ...row, pid: Number(row.pid), size: Number(row.size), place: row.place === null ? null : Number(row.place) };
}

async function finish(library: Library, session: Session, work: (incoming: Parameters<Parameters<typeof receive>[2]>[0]) => Promise<UploadedFile>): Promise<UploadedFile> {
  const { unfinished, house, incoming: folder } = library;
  const { offset } = await unfinished.getUpload(session.id);
  if (offset !== session.size) throw new Refusal(codes.invalid, '文件尚未上传完成');
  try {
    const result = await receive(folder, unfinished.read(session.id), work);
    await sql`update file_upload set result = ${JSON.stringify(result)}::jsonb where id = ${session.id}`.execute(house.sql);
    await unfinished.remove(session.id);
    return result;
  } catch (error) {
    if (error instanceof Refusal) await forget(library, session.id);
    throw error;
  }
}

/** Gives an upload up: its row, and its bytes where there are still some. */
export async function forget({ house, unfinished }: Library, id: string): Promise<void> {
  await unfinished.remove(id).catch(() => undefined);
  await sql`delete from file_upload where id = ${id}`.execute(house.sql);
}
