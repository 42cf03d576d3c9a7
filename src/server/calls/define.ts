/** The one way a call gets into the server: without a permission it does not compile, without a right it does not run. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codes, type Envelope } from '../../engine/envelope';
import type { Due } from '../../engine/extension/account';
import type { EndpointModel } from '../../engine/model';
import type { JsonSchema } from '../../fields/kind';
import { invalid, Refusal, unknownKey } from '../refusal';
import { retry } from '../sql/retry';
import { troubleOf } from '../trouble';
import type { Caller } from './caller';
import { type BodySize, modest, sizeOf, withSlack } from './bodySize';
import { decodedTwice, readGenerously } from './generous';
import { keepDeclared } from './ignored';
import { refusalOf } from './judge';
import type { Given } from './given';
import { compileShape, type CompiledShape, type Shape } from './shape';

/** Who may call: a permission string, everyone signed in, or everyone. */
export type Access = `${string}:${string}` | 'signed-in' | 'anonymous';

export interface CallInput<Who, Query = Record<string, unknown>, Body = Record<string, unknown>> {
  caller: Who;
  params: Record<string, string>;
  /** Declared keys only. */
  query: Query;
  /** Declared keys only; `{}` when the call declares no body. */
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Call<A extends Access = Access, Query extends Shape = Shape, Body extends Shape = Shape> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Without `/api`; `{id}` stands for a parameter. */
  path: string;
  /** Other spellings that are answered too, e.g. a published write by GET. */
  also?: { method: 'GET' | 'POST'; path: string }[];
  permission: A;
  /** Callers must also hold role admin. */
  adminOnly?: boolean;
  /** Rights to forms that cannot be filled in without this read: they open it too, and the handler tells what the form shows. */
  formRights?: readonly string[];
  /** It decides on what others asked for: whoever did may not, unless nobody else holds the right (decisions 51). */
  byOthers?: true;
  /** Answered even to those of whom this is due. */
  whileDue?: readonly Due[];
  title: string;
  /** What the operation log calls it. */
  name?: string;
  /** Kind of write, for the operation log, where the method does not tell. */
  audit?: EndpointModel['audit'];
  /** A POST that changes nothing: the operation log does not hear of its failures. */
  reads?: true;
  /** Read at a replica where there is one (`sql/replica.ts`): seconds old at most, never older than what its caller has written. */
  mayLag?: true;
  /** What one keeps for oneself, or tells of oneself: nothing of it stands in the operation log. */
  unlogged?: true;
  /** Keys whose values never reach the operation log, beside those whose names tell. */
  secrets?: readonly string[];
  /** Group in the interface description. */
  tag: string;
  query?: Query;
  body?: Body;
  /** The body is published as a bare list; it is taken as the declared key of this name. */
  bodyList?: string;
  /** Largest honest body, where `body` only names what it may carry: never less than `modest`. */
  bodySize?: BodySize;
  /** Made with a service key, by whom the permission names: no session opens it, and a key opens nothing else. */
  service?: true;
  /** Read by the shop's pages: answered at their own origin too, where no other call is. */
  shop?: true;
  /** Schema of the envelope's `data`. */
  answer?: JsonSchema;
  /** `envelope` (default): HTTP 200 and a code. `plain`: data as it is, failures by HTTP status (simple-rest, downloads). */
  style?: 'envelope' | 'plain';
  /** A file travels, and the token may travel with it under a name of its own: Bearer or X-Token. */
  transfer?: 'download' | 'upload';
  /** The compiled document describes it already. */
  describedBySchema?: boolean;
  /** The returned value becomes `data`; undefined becomes null. A stream is sent as it is, a reply that was sent is left alone. */
  handler(input: CallInput<A extends 'anonymous' ? Caller | null : Caller, Given<Query>, Given<Body>>): unknown;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call defined by hand, for the interface description. */
    calls: Call<Access>[];
  }
  interface FastifyContextConfig {
    call?: Call<Access>;
  }
}

/**
 * Mounts a call under `/api`. The right is checked before the body is read; then query and body are reduced to what is
 * declared and validated (code 400 with FieldErrors).
 * A body is at most as large as its schema lets it be (`bodySize.ts`).
 * A POST that declares a query but no body takes it from query, form body or JSON body, in that order.
 *
 * @example defineCall(app, { method: 'GET', path: '/admin/platform/logout', permission: 'signed-in', title: '登出', tag: '登录', handler })
 */
export function defineCall<A extends Access, const Query extends Shape = Shape, const Body extends Shape = Shape>(app: FastifyInstance, given: Call<A, Query, Body>): void {
  // What its own schema has let through is what the handler takes.
  const call = given as unknown as Call<Access>;
  const query = compileShape(call.query ?? { properties: {} }, 'query');
  const body = call.body && compileShape(call.body, 'body');
  const { bytes, keys } = sizeOfCall(call);
  app.calls.push(call);
  for (const { method, path } of [call, ...(call.also ?? [])]) {
    app.route({
      method,
      url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { call, mostKeys: keys },
      bodyLimit: bytes,
      onRequest: (request) => admit(request, call),
      handler: (request, reply) => answer(call, request, reply, query, body),
    });
  }
}

/** Anonymous calls carry little, whatever they declare; the others what follows from their schemas. */
export const sizeOfCall = ({ permission, body, query, bodySize }: Pick<Call, 'permission' | 'body' | 'query' | 'bodySize'>): BodySize =>
  (permission === 'anonymous' ? modest : withSlack(bodySize ?? sizeOf({ type: 'object', ...(body ?? query ?? { properties: {} }) })));

/** Finds out who calls, and that they may. @throws Refusal */
export async function admit(
  request: FastifyRequest, { permission, adminOnly = false, whileDue, formRights, service }: Pick<Call<Access>, 'permission' | 'adminOnly' | 'whileDue' | 'formRights' | 'service'>,
): Promise<void> {
  if (permission === 'anonymous') return;
  request.caller = await again(() => (service ? request.server.identifyKey(request) : request.server.identify(request)));
  if (service && !request.caller) throw unknownKey();
  const refusal = refusalOf(request.caller, { permission, adminOnly, whileDue, formRights });
  if (refusal) throw refusal;
}

async function answer(
  call: Call<Access>, request: FastifyRequest, reply: FastifyReply, query: CompiledShape, body: CompiledShape | undefined,
): Promise<unknown> {
  const sentQuery = Object.fromEntries(Object.entries(request.query as Record<string, unknown>).map(([name, value]) => [name, decodedTwice(value)]));
  const sentBody = asObject(call.bodyList !== undefined && Array.isArray(request.body) ? { [call.bodyList]: request.body } : request.body, request.headers['content-type']);
  const input: CallInput<Caller | null> = {
    caller: request.caller,
    params: request.params as Record<string, string>,
    query: readGenerously(call.query ?? {}, keepDeclared(request, reply, body ? sentQuery : { ...sentBody, ...sentQuery }, query.keys), 'query'),
    body: body ? readGenerously(call.body ?? {}, keepDeclared(request, reply, sentBody, body.keys)) : {},
    request,
    reply,
  };
  if ([input.params, input.query, request.mayHoldNull ? input.body : undefined].some(holdsNull)) throw new Refusal(codes.invalid, '请求中包含不支持的字符');
  const errors = [...query.check(input.query), ...(body?.check(input.body) ?? [])];
  if (errors.length > 0) throw invalid(errors);
  // A handler may say otherwise, e.g. for a download.
  reply.header('cache-control', 'no-store');
  const work = async () => call.handler(input as CallInput<Caller>);
  const data = await carryOut(call, request, work);
  if (reply.sent) return reply;
  if (data instanceof Readable) return data;
  return call.style === 'plain' ? data : success(data);
}

function carryOut(call: Call, { caller, server: { replica } }: FastifyRequest, work: () => Promise<unknown>): Promise<unknown> {
  if (!changesNothing(call)) return caller && replica ? work().finally(() => replica.wrote(caller.id)) : work();
  return caller && replica && call.mayLag ? replica.read(caller.id, () => again(work)) : again(work);
}

const changesNothing = ({ method, audit, reads }: Call): boolean => (method === 'GET' && audit === undefined) || reads === true;

/** Reads whose connection breaks are read again; a write repeats itself where it may (`sql/retry.ts`). */
const again = <T>(work: () => Promise<T>): Promise<T> => retry(work, 3, (error) => troubleOf(error) === 'cut');

/** PostgreSQL's texts cannot hold the character 0; no input of ours means anything by it. */
function holdsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsNull);
  return Object.keys(value).some((key) => key.includes('\0') || holdsNull((value as Record<string, unknown>)[key]));
}

/** A body of no length is read as an empty text where its type says text; as JSON an empty text is a value like any other. */
function asObject(body: unknown, type = ''): Record<string, unknown> {
  if (body === undefined || (body === '' && !type.includes('json'))) return {};
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new Refusal(codes.invalid, '请求内容应为一个对象');
  return body as Record<string, unknown>;
}

export const success = (data: unknown): Envelope => ({ code: codes.success, message: null, data: data ?? null });
