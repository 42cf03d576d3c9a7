/** Two servers on one database: what one does, the other knows. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeNotice } from '../src/engine/extension/paths';
import { claimsHeld, queuePaths, type Claimed } from '../src/engine/extension/queue';
import { contract } from '../src/server/contract';
import { adminPassword, startTestApp, startTestDatabase, type TestApp, type TestDatabase } from './server/helper';
import { bodyOf, endpointOf, served, walkerOf, type Walker } from './server/walker';

let database: TestDatabase;
let left: TestApp;
let right: TestApp;
let walker: Walker;
beforeAll(async () => {
  database = await startTestDatabase(1);
  left = await startTestApp({ contract, config: { demo: 1 }, database });
  right = await startTestApp({ contract, config: { demo: 1 }, database });
  walker = await walkerOf(left);
});
afterAll(async () => {
  await walker?.close();
  await left?.close();
  await right?.close();
  await database?.stop();
});

const entity = served(contract.entities).find(({ style, endpoints, tree }) => style === 'platform' && !tree && endpoints.some(({ role }) => role === 'create'))!;
const [create, update, list] = (['create', 'update', 'list'] as const).map((role) => endpointOf(entity, role)!) as [any, any, any];

const made = async (server: TestApp) =>
  server.call(create.method, create.path, { body: bodyOf(entity, create, await walker.fresh(entity)) });

describe('signing in', () => {
  it('at one opens the other, and signing out closes it', async () => {
    const token = await left.signIn('admin', adminPassword);
    expect((await right.call('GET', '/admin/platform/getAdminInfoByToken', { token })).code).toBe(200);
    expect((await right.call('GET', '/admin/platform/logout', { token })).code).toBe(200);
    expect((await left.call('GET', '/admin/platform/getAdminInfoByToken', { token })).code).toBe(401);
  });
});

describe('a change', () => {
  it('at one is seen at the other, in the list and in the feed', async () => {
    const { last } = (await right.call('GET', '/console/changes')).data;
    const heard: ChangeNotice[] = [];
    const stop = right.app.changes.listen((notices) => heard.push(...notices));
    const record = (await made(left)).data;
    expect((await right.call('GET', `/console/resources/${entity.key}/one/${record.id}`)).data).toMatchObject({ id: record.id });
    expect((await right.call('GET', list.path, { query: { orderBy: 'id:desc', limit: '1' } })).data.list[0].id).toBe(record.id);
    await right.app.changes.settle();
    stop();
    const notice = { resource: entity.key, recordId: record.id, kind: 'ADD' };
    expect(heard).toContainEqual(expect.objectContaining(notice));
    expect((await right.call('GET', '/console/changes', { query: { after: String(last) } })).data.changes).toContainEqual(expect.objectContaining(notice));
  });

  it('at both at once loses nothing: one wins, the other is told', async () => {
    const record = (await made(left)).data;
    const bodies = [bodyOf(entity, update, await walker.fresh(entity)), bodyOf(entity, update, await walker.fresh(entity))];
    const headers = { 'x-record-version': '1' };
    const answers = await Promise.all([left, right].map((server, at) => server.call(update.method, update.path, { body: { ...bodies[at], id: record.id }, headers })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    const winner = answers.findIndex(({ code }) => code === 200);
    expect((answers[1 - winner]!.data as { current: unknown }).current).toMatchObject(bodies[winner]!);
  });

  it('made by a hundred writers on both sides is all there', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => made(at % 2 ? left : right)));
    const ids = answers.map((answer) => answer.data.id as number);
    expect(new Set(ids).size).toBe(100);
    expect((await right.call('GET', `/console/resources/${entity.key}/many`, { query: { ids: ids.join(',') } })).data).toHaveLength(100);
  });
});

describe('a queue', () => {
  it('hands out no record twice, whoever asks where', async () => {
    const claims = await Promise.all(Array.from({ length: 10 }, (_, at) =>
      (at % 2 ? left : right).call<Claimed>('POST', queuePaths.claim('merchant/apply'), { body: { holder: `window-${at}` } })));
    const ids = claims.flatMap(({ data }) => data.ids);
    expect(ids).toHaveLength(10 * claimsHeld);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
