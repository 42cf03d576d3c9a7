/** What exactly one record holds: the first takes it, whoever takes it later frees the one before, and nobody merely gives it up. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extension } from '../../../src/engine/extension/paths';
import { startTestApp, type TestApp } from '../helper';
import { contractWith } from './contract';

const contract = contractWith({
  'trial/kind': { title: '字典', properties: { name: { type: 'string', title: '名称' } }, required: ['name'] },
  'trial/word': {
    title: '词条',
    properties: {
      name: { type: 'string', title: '名称' },
      kindId: { kind: 'reference', to: 'trial/kind', title: '字典', onDelete: { rule: 'cascade' } },
      first: { kind: 'switch', title: '默认', default: false, exactlyOne: { holds: true, scope: ['kindId'], message: '请先选定另一个默认词条' } },
    },
    required: ['name', 'kindId'],
    resource: {
      api: { switch: { first: 'POST switch/{id}' } },
      actions: { choose: { title: '设为默认', on: ['row', 'bulk'], call: 'POST choose', ids: 'body.ids', when: { first: false }, effect: { set: { first: true } } } },
    },
  },
}, true);

let server: TestApp;
const call = (path: string, body: object = {}) => server.call('POST', `/admin/platform/trial/${path}`, { body });
let number = 0;
const kind = async (): Promise<number> => (await call('kind/save', { name: `字典${number += 1}` })).data.id;
const word = async (kindId: number, more: object = {}): Promise<number> => (await call('word/save', { name: `词${number += 1}`, kindId, ...more })).data.id;
const first = async (kindId: number): Promise<number[]> =>
  (await sql<{ id: string }>`select id from trial_word where kind_id = ${kindId} and first and not is_del order by id`.execute(server.app.sql)).rows.map(({ id }) => Number(id));
const givenUp = { code: 400, message: '请先选定另一个默认词条' };

beforeAll(async () => { server = await startTestApp({ contract }); });
afterAll(() => server?.close());

it('the first record of a scope takes it, and later ones do not', async () => {
  const [one, other] = [await kind(), await kind()];
  const [a, , c] = [await word(one), await word(one), await word(other)];
  expect([await first(one), await first(other)]).toEqual([[a], [c]]);
});

it('goes to whoever takes it, made, saved, switched or acted on, and the one before tells so in its history', async () => {
  const scope = await kind();
  const a = await word(scope);
  const b = await word(scope, { first: true });
  expect(await first(scope)).toEqual([b]);
  await call('word/update', { id: a, name: '改', kindId: scope, first: true });
  expect(await first(scope)).toEqual([a]);
  await call(`word/switch/${b}`);
  expect(await first(scope)).toEqual([b]);
  expect(await call('word/choose', { ids: [a] })).toMatchObject({ code: 200 });
  expect(await first(scope)).toEqual([a]);
  expect((await server.call('GET', extension.history('trial/word', b))).data[0]).toMatchObject({ title: '设为默认', changes: [{ field: 'first', before: true, after: false }] });
});

it('who chooses what is chosen already changes nothing, and is not refused: two may have chosen it at once', async () => {
  const scope = await kind();
  const a = await word(scope);
  expect(await call('word/choose', { ids: [a] })).toMatchObject({ code: 200 });
  expect(await first(scope)).toEqual([a]);
  expect((await server.call('GET', extension.history('trial/word', a))).data).toHaveLength(1);
});

it('is never given up, by an edit, a switch, a move to another scope, a batch or a deletion', async () => {
  const [scope, other] = [await kind(), await kind()];
  const [a, b] = [await word(scope), await word(scope)];
  await word(other);
  const atField = { ...givenUp, data: { errors: [{ field: 'first', message: givenUp.message }] } };
  expect(await call('word/update', { id: a, name: '改', kindId: scope, first: false })).toMatchObject(atField);
  expect(await call('word/update', { id: a, name: '改', kindId: other, first: true })).toMatchObject(atField);
  expect(await call(`word/switch/${a}`)).toMatchObject(atField);
  expect(await call(`word/delete/${a}`)).toMatchObject(givenUp);
  expect(await server.call('POST', extension.batch('trial/word'), { body: { operation: 'delete', ids: [a, b] } })).toMatchObject({ data: { done: 1, failed: [{ id: a }] } });
  expect(await first(scope)).toEqual([a]);
});

it('one that moves into an empty scope takes it there, and into another does not', async () => {
  const [scope, empty] = [await kind(), await kind()];
  const [a, b, c] = [await word(scope), await word(scope), await word(scope)];
  await call('word/update', { id: b, name: '迁', kindId: empty, first: false });
  await call('word/update', { id: c, name: '迁', kindId: empty, first: false });
  expect([await first(scope), await first(empty)]).toEqual([[a], [b]]);
});

it('ten who are made at once, and ten who take it at once, leave exactly one', async () => {
  const scope = await kind();
  const ids = await Promise.all(Array.from({ length: 10 }, () => word(scope)));
  expect(await first(scope)).toHaveLength(1);
  const answers = await Promise.all(ids.map((id) => call('word/choose', { ids: [id] })));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
  expect(await first(scope)).toHaveLength(1);
});

it('goes along with what it belongs to, comes back with it, and one that comes back later holds it only where no other does', async () => {
  const scope = await kind();
  const [a, b] = [await word(scope), await word(scope)];
  await call(`word/delete/${b}`);
  expect(await call(`kind/delete/${scope}`)).toMatchObject({ code: 200 });
  expect(await first(scope)).toEqual([]);
  expect(await server.call('POST', extension.restore('trial/kind'), { body: { ids: [scope] } })).toMatchObject({ code: 200 });
  expect(await first(scope)).toEqual([a]);
  expect(await server.call('POST', extension.restore('trial/word'), { body: { ids: [b] } })).toMatchObject({ code: 200 });
  expect(await first(scope)).toEqual([a]);
});
