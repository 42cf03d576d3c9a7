/**
 * The running server held to the published interface, call by call, on demo rows. The data beside (`tests/interface`) is written
 * by hand and knows nothing of the schemas, so that the comparison can fail. What later modules bring is a list that can only
 * shrink: whoever brings a call or a key takes it out.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { absent, emptyOnDemo, isKeys, keysOf, nameOf, type NamedCall, publishedCalls } from '../scripts/backend/published';
import { type Answer, isRead, type Verdict, walkBackend } from '../scripts/backend/walk';
import { contract } from '../src/server/contract';
import type { TestApp } from './server/helper';
import { fillInMiniProgram, fillInOfficial, startWechatRoom, type WechatRoom } from './server/wechat/room';

const calls = publishedCalls();
const coming = absent('coming');
const leftOut = absent('leftOut');

let room: WechatRoom;
let server: TestApp;
let verdicts: Verdict[];
/** By call: parameters that the server does not take; absent where it does not know the call. */
const refused = new Map<NamedCall, string[]>();

async function send(method: string, path: string, body?: string | object): Promise<Answer> {
  const answer = await server.send(method as 'GET' | 'POST', path, body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } });
  const json = String(answer.headers['content-type']).includes('json') ? answer.json() as Partial<Answer> : {};
  return { status: answer.statusCode, code: json.code ?? answer.statusCode, message: json.message ?? '', data: json.data };
}

/** No call declares it, so that a strict server names it, and whatever else it does not take, before any call runs. */
const stranger = 'declared-by-nobody';
const undeclared = ({ message }: Answer): string[] => (message.split('不支持的参数：')[1] ?? '').split('、').filter((name) => name !== stranger && name !== '');

async function refusedBy(call: NamedCall): Promise<string[] | undefined> {
  const path = call.path.replaceAll(/\{\w+\}/g, '1');
  const query = new URLSearchParams([...keysOf(call.query), stranger].map((name) => [name, '1']));
  const asked = await send(call.method, `${path}?${query.toString()}`, call.method === 'POST' ? {} : undefined);
  if (asked.code === 404) return undefined;
  expect(asked.message, nameOf(call)).toContain(stranger);
  if (!isKeys(call.body)) return undeclared(asked);
  const carried = await send('POST', path, Object.fromEntries([...keysOf(call.body), stranger].map((name) => [name, 1])));
  expect(carried.message, nameOf(call)).toContain(stranger);
  return [...undeclared(asked), ...undeclared(carried)];
}

beforeAll(async () => {
  // Some reads ask WeChat.
  room = await startWechatRoom({ contract, config: { demo: 1 } });
  ({ server } = room);
  // The echoes in wechat.json are signed with these tokens.
  await fillInMiniProgram(server, { routine_token: 'mini-token' });
  await fillInOfficial(server, { wechat_token: 'callback-token' });
  // The shop has applied for its scene.
  room.standIn.parts.component.state.hasScene = true;
  verdicts = await walkBackend(calls, send, { thorough: true });
  for (const call of calls) {
    const names = await refusedBy(call);
    if (names) refused.set(call, names);
  }
}, 300_000);
afterAll(() => room?.close());

/** Both lists in one: by call, what is not there. */
const owed = (kind: 'parameters' | 'answers') => Object.fromEntries([coming, leftOut].flatMap((list) => Object.entries(list[kind])).reduce(
  (all, [name, keys]) => all.set(name, [...(all.get(name) ?? []), ...keys].sort()), new Map<string, string[]>()));

const byCall = (found: Iterable<readonly [NamedCall, readonly string[]]>) =>
  Object.fromEntries([...found].filter(([, names]) => names.length > 0).map(([call, names]) => [nameOf(call), [...names].sort()]));

it('is 512 calls at 510 addresses', () => {
  expect([calls.length, new Set(calls.map(({ path }) => path)).size]).toEqual([512, 510]);
});

it('knows every call but those of later modules', () => {
  expect(calls.filter((call) => !refused.has(call)).map(nameOf).sort()).toEqual([...coming.calls, ...leftOut.calls].sort());
});

it('takes every parameter but those of later modules', () => {
  expect(byCall(refused)).toEqual(owed('parameters'));
});

it('answers every key but those of later modules', () => {
  expect(byCall(verdicts.map(({ call, missing }) => [call, missing] as const))).toEqual(owed('answers'));
});

it('answers every value in its published type', () => {
  const drifted = verdicts.filter(({ call, state }) => state === 'drifted' && refused.has(call));
  expect(byCall(drifted.map(({ call, details }) => [call, details.filter((each) => !each.startsWith('缺少字段 '))] as const))).toEqual({});
});

// Null passes for every type: what no row holds is proved by nothing.
it('answers every key with a value, but those that demo rows leave empty', () => {
  const empty = emptyOnDemo();
  expect(byCall(verdicts.filter(({ isEmpty }) => !isEmpty).map(({ call, empty: keys = [] }) => [call, keys] as const))).toEqual(empty);
  expect(Object.values(empty).flat().length).toBe(53);
});

it('is asked for every read that it knows, on a row of its own', () => {
  const unread = verdicts.filter(({ call, state }) => (state === 'unproved' || state === 'missing') && isRead(call) && refused.has(call));
  expect(verdicts.filter(({ isEmpty }) => isEmpty).map(({ call }) => call.path)).toEqual([]);
  expect(unread.map(({ call, details }) => `${nameOf(call)}: ${details.join('；')}`)).toEqual([]);
});

// Counted so that the lists shrink knowingly, and never grow unseen.
it('still lacks so much', () => {
  const count = (list: Readonly<Record<string, readonly string[]>>) => Object.values(list).flat().length;
  expect({ calls: coming.calls.length, parameters: count(coming.parameters), answers: count(coming.answers) }).toEqual({ calls: 0, parameters: 0, answers: 0 });
  expect({ calls: leftOut.calls.length, parameters: count(leftOut.parameters), answers: count(leftOut.answers) }).toEqual({ calls: 1, parameters: 21, answers: 26 });
});
