/** The published transport conventions (spec 1 §7–8): prefix, timeout, token, timestamp, envelope. */
import { codes, type Envelope } from '../../../engine/envelope';
import type { Due, DueFirst } from '../../../engine/extension/account';
import { beginCall } from './callLog';
import { announce, ApiError, failureTexts } from './errors';
import type { Tagged } from './seen';
import { readToken } from './token';

export const apiPrefix = '/api';
/** Milliseconds (spec 1 §9). */
export const requestTimeout = 60_000;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Query = Record<string, string | number | boolean | undefined>;

export interface CallOptions {
  query?: Query;
  /** Sent as JSON; FormData as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The caller shows the failure itself: no notice, and no way to the sign-in page. */
  quiet?: boolean;
  /** Milliseconds, where a call is known to take long. */
  timeout?: number;
}

/**
 * One call of the platform.
 * @param path without the prefix, `{id}` already filled in
 * @returns `data` of a successful envelope
 * @throws ApiError for every other answer, and when none came within 60 seconds
 */
export async function call<T = unknown>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  return (await callEnvelope<T>(method, path, options)).data;
}

/** As `call`, with the envelope's message. */
export async function callEnvelope<T = unknown>(method: Method, path: string, options: CallOptions = {}): Promise<Envelope<T>> {
  return reporting(options, async () => {
    const token = readToken();
    return exchange(method, path, options, token ? { 'Authori-zation': token } : {}, accept<T>);
  });
}

/** As `call`, with what the server calls the state that it answered. */
export async function callTagged<T>(method: Method, path: string, options: CallOptions = {}): Promise<Tagged<T>> {
  return reporting(options, async () => {
    const token = readToken();
    return exchange(method, path, options, token ? { 'Authori-zation': token } : {}, async (response) => {
      const { data } = await accept<T>(response);
      return { data, tag: response.headers.get('etag') ?? undefined };
    });
  });
}

export interface Download {
  blob: Blob;
  /** From Content-Disposition, undefined when the answer names none. */
  fileName?: string;
}

/**
 * Fetches a file with the token as a Bearer header; an answer that is JSON is a failure (spec 2 §5, §6). However long it takes:
 * only a line that brings nothing for 60 seconds is given up.
 */
export async function download(path: string, query: Query = {}, signal?: AbortSignal): Promise<Download> {
  return reporting({}, async () => {
    const token = readToken();
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}`, 'Authori-zation': token } : {};
    const idle = idleLimit();
    return exchange('GET', path, { query, signal }, headers, async (response) => {
      if (!response.ok || isJson(response)) {
        await accept(response);
        throw new ApiError('refused', codes.error, failureTexts.unreadable);
      }
      return { blob: await idle.read(response), fileName: fileNameOf(response.headers.get('content-disposition')) };
    }, idle.signal).finally(idle.end);
  });
}

/** A time limit that begins anew with everything that comes. */
function idleLimit() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const stir = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), requestTimeout);
  };
  stir();
  return {
    signal: controller.signal,
    end: () => clearTimeout(timer),
    read({ body, headers }: Response): Promise<Blob> {
      const watched = body?.pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, passed) {
          stir();
          passed.enqueue(chunk);
        },
      }), { signal: controller.signal });
      return new Response(watched, { headers: { 'content-type': headers.get('content-type') ?? '' } }).blob();
    },
  };
}

/**
 * The fetching half of ra-data-simple-rest: status codes and headers count there, an envelope only explains a failure.
 * @param address complete, `/api` included
 */
export async function fetchRest(address: string, options: RequestInit = {}) {
  return reporting({}, () => {
    const { method = 'GET', ...others } = options;
    const headers = new Headers(options.headers);
    const token = readToken();
    if (token) headers.set('Authori-zation', token);
    if (others.body !== undefined) headers.set('Content-Type', 'application/json');
    const timed = method === 'GET' ? `${address}${address.includes('?') ? '&' : '?'}temp=${unixSeconds()}` : address;
    return transfer(timed, { ...others, method, headers }, async (response) => {
      if (!response.ok) await accept(response);
      const body = await response.text();
      return { status: response.status, headers: response.headers, body, json: body === '' ? undefined : JSON.parse(body) };
    });
  });
}

/** `/api` + path + query, for links and for libraries that fetch themselves. Text values are trimmed (spec 1 §5). */
export function addressOf(path: string, query: Query = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const text = typeof value === 'string' ? value.trim() : String(value);
    if (text !== '') parameters.append(name, text);
  }
  const search = parameters.toString();
  return apiPrefix + path + (search ? `?${search}` : '');
}

async function exchange<T>(
  method: Method, path: string, options: CallOptions, tokens: Record<string, string>, read: (response: Response) => Promise<T>,
  limit = AbortSignal.timeout(options.timeout ?? requestTimeout),
): Promise<T> {
  const { query, body, headers, signal } = options;
  const isForm = body instanceof FormData;
  const address = addressOf(path, method === 'GET' ? { ...query, temp: unixSeconds() } : query);
  const type: Record<string, string> = body === undefined || isForm ? {} : { 'Content-Type': 'application/json' };
  const sent = body === undefined ? undefined : isForm ? body : JSON.stringify(body);
  return transfer(address, { method, headers: { ...type, ...tokens, ...headers }, body: sent, signal }, read, limit);
}

/** Sends and reads until `limit` ends it. */
async function transfer<T>(address: string, init: RequestInit, read: (response: Response) => Promise<T>, limit = AbortSignal.timeout(requestTimeout)): Promise<T> {
  const done = beginCall(init.method ?? 'GET', address, init.body);
  try {
    const response = await fetch(address, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit });
    const answer = await read(response);
    done(codes.success);
    return answer;
  } catch (error) {
    done(error instanceof ApiError ? error.code : 0);
    if (error instanceof ApiError) throw error;
    await leavingPasses();
    throw transportFailure(error, limit, init.signal);
  }
}

/**
 * A page that is being left breaks off its calls, which looks like a lost network and must neither be told nor end the session.
 * Milliseconds later such a page is gone, and whoever is still here has really lost it.
 */
const leavingPasses = () => new Promise((resolve) => setTimeout(resolve, 100));

/** A call taken back by its caller stays an AbortError, so that nobody reports it. */
function transportFailure(error: unknown, timeout: AbortSignal, caller: AbortSignal | null | undefined): unknown {
  if (caller?.aborted) return error;
  if (timeout.aborted) return new ApiError('timeout', 0, failureTexts.timeout);
  return new ApiError('network', 0, failureTexts.network);
}

/**
 * Reads an answer; HTTP 401 and 403 count like the envelope's codes (issue 2).
 * @throws ApiError for everything but success
 */
export async function accept<T>(response: Response): Promise<Envelope<T>> {
  const envelope = await readEnvelope<T>(response);
  const code = response.ok ? envelope?.code : (envelope && envelope.code !== codes.success ? envelope.code : response.status);
  if (envelope && code === codes.success) return envelope;
  if (code === codes.unauthorized) throw new ApiError('unauthorized', code, failureTexts.unauthorized, envelope?.data);
  if (code === codes.forbidden && isDueFirst(envelope?.data)) throw new ApiError('due', code, envelope?.message ?? failureTexts.forbidden, envelope?.data);
  if (code === codes.forbidden) throw new ApiError('forbidden', code, failureTexts.forbidden, envelope?.data);
  if (!envelope && response.ok) throw new ApiError('refused', codes.error, failureTexts.unreadable);
  throw new ApiError('refused', code ?? codes.error, envelope?.message || failureTexts.unnamed, envelope?.data);
}

const dues: ReadonlySet<unknown> = new Set<Due>(['passwordChangeDue', 'secondFactorDue']);
const isDueFirst = (data: unknown): data is DueFirst => dues.has((data as Partial<DueFirst> | null | undefined)?.reason);

async function readEnvelope<T>(response: Response): Promise<Envelope<T> | undefined> {
  try {
    const answer: unknown = await response.json();
    const isEnvelope = typeof answer === 'object' && answer !== null && typeof (answer as Envelope).code === 'number';
    return isEnvelope ? (answer as Envelope<T>) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Tells the failure listeners of whatever `run` throws, unless the caller wants it quiet; always of what is due first. */
export async function reporting<T>(options: Pick<CallOptions, 'quiet'>, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError && (!options.quiet || error.kind === 'due')) announce(error);
    throw error;
  }
}

const unixSeconds = () => Math.floor(Date.now() / 1000);
const isJson = (response: Response) => (response.headers.get('content-type') ?? '').includes('json');

function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
}
