/** Compares a running backend with the published interface: what answers, what is missing, what answers otherwise. */
import { answerDrift, type Drift, looked } from './drift';
import { isKeys, keysOf, type NamedCall, requiredOf } from './published';

/** One answer of the backend, its envelope opened where it has one. */
export interface Answer {
  status: number;
  /** Code of the envelope; the HTTP status where there is no envelope. */
  code: number;
  message: string;
  data: unknown;
}

/**
 * @param path below `/api`, query included
 * @param body sent as it is; undefined sends none
 */
export type Send = (method: string, path: string, body?: string) => Promise<Answer>;

export interface Verdict {
  call: NamedCall;
  /** `unproved`: nothing could be said, e.g. no permission, or no row to read. */
  state: 'answers' | 'missing' | 'drifted' | 'unproved';
  details: string[];
  /** Keys that a read did not answer. */
  missing: readonly string[];
  /** Keys that a read answered without any value. */
  empty?: readonly string[];
  /** A list answered none, so that nothing is known of its keys. */
  isEmpty?: true;
  /** A record that has none of what is asked for. */
  isRefused?: true;
}

/** @returns the same verdict, as if these keys were not expected */
export function withoutKeys(verdict: Verdict, names: readonly string[] = []): Verdict {
  if (verdict.missing.length === 0) return verdict;
  return driftedOrNot(verdict.call, { missing: verdict.missing.filter((name) => !names.includes(name)), types: verdict.details.slice(1) });
}

function driftedOrNot(call: NamedCall, { missing, types }: Pick<Drift, 'missing' | 'types'>): Verdict {
  const details = [...(missing.length > 0 ? [`缺少字段 ${missing.join('、')}`] : []), ...types];
  return { call, state: details.length > 0 ? 'drifted' : 'answers', details, missing };
}

/** No record can have it, so that no call that bears it can reach one. */
const noId = 'x';
/** Ends every call before any of its code runs: it cannot be read. */
const brokenBody = '{';

type Row = Record<string, unknown>;

const parametersOf = ({ path }: NamedCall): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
const answers = (call: NamedCall): boolean => call.page !== undefined || call.list !== undefined || call.object !== undefined || call.pageInfo !== undefined
  || (call.answer !== undefined && call.answer !== 'none' && call.answer !== 'boolean');
/** A POST that answers rows or a record is a read too. */
export const isRead = (call: NamedCall): boolean => (call.method === 'GET' ? answers(call) : (call.page ?? call.list) !== undefined);

/**
 * Reads are called. Writes are only asked for with a body that cannot be read and an id that cannot exist: a backend that knows
 * the call refuses it, one that does not answers 404. Nothing is ever changed.
 * @param thorough reads of one record are asked for further ones, until each key has had a value
 */
export async function walkBackend(calls: readonly NamedCall[], send: Send, { thorough = false } = {}): Promise<Verdict[]> {
  const rows = new Map<NamedCall, Row[]>();
  const verdicts = new Map<NamedCall, Verdict>();
  let waiting = calls.filter(isRead);
  // A read that needs what another one answers waits for it.
  for (let before = Infinity; waiting.length < before;) {
    before = waiting.length;
    for (const call of waiting) {
      const values = valuesFor(call, calls, rows);
      if (!values) continue;
      const first = await read(call, values, rows, send);
      verdicts.set(call, await readFurther(first, calls, rows, send, thorough));
    }
    waiting = waiting.filter((call) => !verdicts.has(call));
  }
  for (const call of waiting) verdicts.set(call, { call, state: 'unproved', details: ['没有可读取的数据'], missing: [] });
  for (const call of calls) if (!verdicts.has(call)) verdicts.set(call, await probe(call, send));
  return calls.map((call) => verdicts.get(call)!);
}

const wanted = (call: NamedCall): string[] => [
  ...new Set([...parametersOf(call), ...requiredOf(call.query), ...(isKeys(call.body) ? requiredOf(call.body) : []), ...Object.keys(call.try ?? {})]),
];

/** What a read answers of further records adds to what is known of it: keys that had no value yet, and types. Where one record has none of it, the next may. */
async function readFurther(first: Verdict, calls: readonly NamedCall[], rows: Map<NamedCall, Row[]>, send: Send, thorough: boolean): Promise<Verdict> {
  const { call } = first;
  const asked = new Set<string>();
  const nothing = ({ isEmpty, isRefused }: Verdict) => isEmpty === true || isRefused === true;
  let { details, empty = [] } = first;
  // Rows of one record's list may all be of one sort; other reads want some of each, and the one that has what they tell may be the last.
  const few = () => parametersOf(call).length > 0 && (call.page ?? call.list) !== undefined && (rows.get(call)?.length ?? 0) < looked;
  for (let at = 1; at < looked && (nothing(first) || (thorough && empty.length > 0) || few()); at += 1) {
    const values = valuesFor(call, calls, rows, at);
    const question = JSON.stringify([...values ?? []]);
    if (!values || values.size === 0 || asked.has(question)) break;
    asked.add(question);
    const next = await read(call, values, rows, send);
    if (nothing(next)) continue;
    if (nothing(first)) {
      first = next;
      ({ details, empty = [] } = next);
      continue;
    }
    const still = new Set(next.empty ?? empty);
    empty = empty.filter((key) => still.has(key));
    details = [...new Set([...details, ...next.details])];
  }
  return { ...first, empty, details, ...(details.length > first.details.length ? { state: 'drifted' as const } : {}) };
}

/** @returns what a read is called with; undefined while something is not known */
function valuesFor(call: NamedCall, calls: readonly NamedCall[], rows: ReadonlyMap<NamedCall, Row[]>, at = 0): Map<string, unknown> | undefined {
  const values = new Map(wanted(call).map((name) => [name, call.try?.[name] ?? valueFor(name, call, calls, rows, at)]));
  return [...values.values()].includes(undefined) ? undefined : values;
}

async function read(call: NamedCall, values: ReadonlyMap<string, unknown>, rows: Map<NamedCall, Row[]>, send: Send): Promise<Verdict> {
  const say = (state: Verdict['state'], ...details: string[]): Verdict => ({ call, state, details, missing: [] });
  const inPath = parametersOf(call);
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(values.get(name))));
  const many: [string, unknown][] = inPath.length === 0 && keysOf(call.query).includes('limit') && !values.has('limit') ? [['limit', looked]] : [];
  const given = [...[...values].filter(([name]) => !inPath.includes(name)), ...many];
  const inQuery = call.method === 'GET' || call.body === undefined;
  const query = inQuery ? new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString() : '';
  const answer = await send(call.method, path + (query && `?${query}`), inQuery ? undefined : JSON.stringify(Object.fromEntries(given)));
  if (isUnknown(answer)) return say('missing');
  if (answer.code === 401 || answer.code === 403) return say('unproved', answer.message);
  // A file, or the sentence that there is nothing to put into one.
  if (call.answer === 'file') return say('answers');
  if (answer.code !== 200) return { ...say('drifted', `答复 ${answer.code} ${answer.message}`), ...(answer.code === 400 ? { isRefused: true as const } : {}) };
  const found = rowsOf(answer.data).slice(0, looked);
  const [first] = found;
  if (first) rows.set(call, [...rows.get(call) ?? [], ...found].slice(0, looked));
  const drift = answerDrift(call, answer.data);
  return { ...driftedOrNot(call, drift), empty: drift.empty, ...(!first && (call.page ?? call.list) !== undefined ? { isEmpty: true as const } : {}) };
}

/**
 * What a row of the nearest list holds under a parameter's name, or its id.
 * @param at which row; undefined where that list has no such row
 */
function valueFor(name: string, call: NamedCall, calls: readonly NamedCall[], rows: ReadonlyMap<NamedCall, Row[]>, at: number): unknown {
  // What a call itself answered leads to the records that it was asked for already.
  const near = calls.filter((other) => other !== call && rows.has(other) && other.section === call.section)
    .sort((left, right) => shared(right.path, call.path) - shared(left.path, call.path) || left.path.length - right.path.length);
  for (const other of near) {
    const [first, further] = [rows.get(other)![0], rows.get(other)![at]].map((row) => row && (row[name] ?? (tellsOf(name, other, call) ? row.id : undefined)));
    if (first !== undefined && first !== null) return further ?? undefined;
  }
  return undefined;
}

/** The id of a row stands for `id` (a member's for `uid`) beside it, and for `invoiceId` where the list is one of invoices. */
const tellsOf = (name: string, list: NamedCall, call: NamedCall): boolean =>
  (name === 'id' || name === 'uid' ? shared(list.path, call.path) > 3 : name.endsWith('Id') && list.path.includes(`/${name.slice(0, -2)}/`));

/** How many steps two paths have in common. */
function shared(left: string, right: string): number {
  const [one, other] = [left.split('/'), right.split('/')];
  const apart = one.findIndex((part, at) => part !== other[at]);
  return apart < 0 ? one.length : apart;
}

async function probe(call: NamedCall, send: Send): Promise<Verdict> {
  const say = (state: Verdict['state'], ...details: string[]): Verdict => ({ call, state, details, missing: [] });
  // Carries nothing that could be broken, so asking might do it.
  if (call.method === 'GET') return say('unproved', '以 GET 写入，未调用');
  const answer = await send(call.method, call.path.replace(/\{\w+\}/g, noId), brokenBody);
  if (isUnknown(answer)) return say('missing');
  if (answer.code === 401 || answer.code === 403) return say('unproved', answer.message);
  if (answer.code === 200) return say('drifted', '接受了无法解析的请求');
  return say('answers');
}

const isUnknown = ({ status, code }: Answer): boolean => status === 404 || status === 405 || code === 404;

function rowsOf(data: unknown): Row[] {
  const rows = Array.isArray(data) ? data : (data as { list?: unknown } | undefined)?.list;
  return Array.isArray(rows) ? rows.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
}
