/**
 * Role × facet × verb: every call that reaches the records of a table which facets share, made on a record of every part, and on one
 * that belongs to nobody, by role admin and by a role that holds every right but is not it. Parts and calls come from the schemas.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/server/contract';
import { extension } from '../../src/engine/extension/paths';
import type { EndpointModel, EntityModel, PartModel } from '../../src/engine/model';
import { createRecord } from '../../src/server/resources/door/door';
import type { Row } from '../../src/server/resources/types';
import { system } from '../../src/server/resources/door/visit';
import { write } from '../../src/server/resources/house';
import { hashPassword } from '../../src/server/accounts/passwords';
import { startTestApp, type TestApp } from './helper';
import { bodyOf, callEndpoint, endpointOf, walkerOf, type Walker } from './walker';

const shared = contract.entities.filter(({ parts }) => parts);
let server: TestApp;
let walker: Walker;
/** Holds every right and is not role admin. */
let clerk: string;
let cells = 0;

beforeAll(async () => {
  server = await startTestApp({ config: { demo: 1 } });
  walker = await walkerOf(server);
  const { sql } = server.app;
  const rules = (await sql.selectFrom('system_menu').select('id').execute() as { id: number }[]).map(({ id }) => id);
  const role = await sql.insertInto('system_role').values({ role_name: '全部权限', code: 'clerk', rules, level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
  await sql.insertInto('system_admin').values({ account: 'clerk', pwd: await hashPassword('clerk-password-1'), real_name: '店员', roles: [role.id], level: 1, status: true }).execute();
  clerk = await server.signIn('clerk', 'clerk-password-1');
}, 300_000);
afterAll(async () => {
  console.log(`${cells} cells of part × role × call executed`);
  await walker?.close();
  await server?.close();
});

/** A part, or what belongs to nobody: values that no part's condition holds, where there are any. */
const placesOf = ({ parts = [], fields }: EntityModel): Pick<PartModel, 'key' | 'where' | 'adminOnly'>[] => {
  const [name] = Object.keys(parts[0]!.where) as [string];
  const taken = parts.map(({ where }) => where[name]);
  const { codes = [1, 2, 3, 4, 5] } = fields.find((field) => field.name === name)!;
  const free = codes.find((code) => !taken.includes(code));
  return [...parts, ...(free === undefined ? [] : [{ key: 'nobody', where: { [name]: free }, adminOnly: true }])];
};

let number = 0;
/** A new record of the part, made by role admin, that bears a name of its own. */
async function make(entity: EntityModel, where: Row, more: Row = {}): Promise<{ id: number; name: string; record: Row }> {
  number += 1;
  const name = `证明${number}`;
  const create = endpointOf(entity, 'create')!;
  const root = entity.tree ? { [entity.tree.parent]: 0 } : {};
  const record = { ...await walker.fresh(entity), ...root, ...where, [entity.display]: name, ...more };
  const { code, message, data } = await callEndpoint(server, entity, create, { values: bodyOf(entity, create, record) });
  expect([code, message]).toEqual([200, null]);
  return { id: data[entity.primaryKey], name, record };
}

const post = (path: string, body: object, token: string) => server.call('POST', path, { body, token });

/** What an answer of any style holds. */
async function textOf(path: string, token: string, query: Record<string, string> = {}): Promise<string> {
  cells += 1;
  return (await server.send('GET', path, { token, query: { ...query } })).body;
}

it('there are tables that facets share', () => expect(shared.map(({ key }) => key)).toContain('media/category'));

describe.each(shared.map((entity) => [entity.key, entity] as const))('%s', (_key, entity) => {
  const is = (...roles: EndpointModel['role'][]) => entity.endpoints.filter(({ role }) => roles.includes(role));
  const places = placesOf(entity);

  describe.each(places.map((place) => [place.key, place] as const))('a record of %s', (_part, { where, adminOnly }) => {
    const forClerk = adminOnly ? 'hidden' : 'shown';
    const seen = (text: string, name: string) => (text.includes(name) ? 'shown' : 'hidden');

    it('is read by whom it is for, by whatever call', async () => {
      const { id, name } = await make(entity, where);
      const paths: [string, Record<string, string>?][] = [
        ...is('list', 'read').map(({ path, id: by }): [string, Record<string, string>] => [path, by ? { [by.name]: String(id) } : { limit: '100', ...Object.fromEntries(Object.entries(where).map(([key, value]) => [key, String(value)])) }]),
        ...is('one').map(({ path, id: by }): [string, Record<string, string>] => [path.replace(/\{\w+\}/, String(id)), by?.in === 'query' ? { [by.name]: String(id) } : {}]),
        [extension.many(entity.key), { ids: String(id) }],
        [extension.one(entity.key, id)],
        [extension.history(entity.key, id)],
        ...(entity.list?.exportable ? [[extension.export(entity.key), {}] as [string, Record<string, string>]] : []),
      ];
      const wrong: string[] = [];
      for (const [path, query] of paths) {
        if (seen(await textOf(path, server.token, query), name) !== 'shown') wrong.push(`${path} hides it from role admin`);
        if (seen(await textOf(path, clerk, query), name) !== forClerk) wrong.push(`${path} is not ${forClerk}`);
      }
      expect(wrong).toEqual([]);
      expect(seen(await textOf(extension.search, clerk, { keyword: name }), name)).toBe(entity.list && entity.table.columns.some(({ role, field }) => role === 'grams' && field === entity.display) ? forClerk : 'hidden');
    });

    it('changes are told of to whom it is for', async () => {
      const { data: { last } } = await server.call('GET', extension.changes, { query: { resource: entity.key } });
      const { id } = await make(entity, where);
      const told = async (token: string) => (await server.call('GET', extension.changes, { token, query: { resource: entity.key, after: String(last) } })).data.changes.some((change: Row) => change.recordId === id);
      expect([await told(server.token), await told(clerk)]).toEqual([true, !adminOnly]);
    });

    it('is made, changed, switched and deleted by whom it is for', async () => {
      const wrong: string[] = [];
      const verdict = (code: number) => (code === 403 ? 'hidden' : 'shown');
      const create = endpointOf(entity, 'create')!;
      const { record } = await make(entity, where);
      const made = await callEndpoint(server, entity, create, { token: clerk, values: bodyOf(entity, create, { ...record, [entity.display]: `证明${number += 1}` }) });
      if (verdict(made.code) !== forClerk) wrong.push(`create: ${made.code} ${made.message}`);
      for (const endpoint of is('update', 'switch', 'delete', 'action')) {
        const { id, name, record: stands } = await make(entity, where);
        const before = await walker.stored(entity, id);
        const values = endpoint.role === 'update' ? bodyOf(entity, endpoint, { ...stands, [entity.display]: `${name}改` }) : endpoint.role === 'switch' ? { [endpoint.field!]: !before[endpoint.field!] } : {};
        const answer = await callEndpoint(server, entity, endpoint, { token: clerk, id, values });
        cells += 1;
        if (verdict(answer.code) !== forClerk) wrong.push(`${endpoint.name}: ${answer.code} ${answer.message}`);
        if (adminOnly) expect(await walker.stored(entity, id), endpoint.name).toEqual(before);
        else expect([answer.code, answer.message]).toEqual([200, null]);
      }
      expect(wrong).toEqual([]);
    });

    it('is done to in batches, deleted, seen deleted and brought back by whom it is for', async () => {
      const { id, name } = await make(entity, where);
      const batch = extension.batch(entity.key);
      const done = adminOnly ? 0 : 1;
      for (const { name: endpoint, field } of is('switch')) {
        const { data } = await post(batch, { operation: 'switch', name: endpoint.slice('switch.'.length), ids: [id], value: !(await walker.stored(entity, id))[field!] }, clerk);
        expect(data.done, endpoint).toBe(done);
      }
      const all = await make(entity, where);
      const filter = Object.fromEntries(Object.entries(where).map(([key, value]) => [key, String(value)]));
      if (adminOnly) expect((await post(batch, { operation: 'delete', filter }, clerk)).data?.done ?? 0).toBe(0);
      expect((await post(batch, { operation: 'delete', ids: [all.id] }, clerk)).data.done).toBe(done);
      await post(batch, { operation: 'delete', ids: [id, all.id] }, server.token);
      expect(seen(await textOf(extension.recycled(entity.key), clerk, { limit: '100' }), name)).toBe(forClerk);
      expect((await post(extension.restore(entity.key), { ids: [id] }, clerk)).data.done).toBe(done);
      expect((await post(extension.restore(entity.key), { ids: [all.id] }, server.token)).data.done).toBe(1);
    });

    it('is not moved into another part, nor out of it, by whom either is not for', async () => {
      const update = endpointOf(entity, 'update')!;
      for (const other of places.filter(({ where: there }) => there !== where)) {
        const { id, record } = await make(entity, where);
        const before = await walker.stored(entity, id);
        const { code } = await callEndpoint(server, entity, update, { token: clerk, id, values: bodyOf(entity, update, { ...record, ...other.where }) });
        cells += 1;
        // A part that is chosen once is left by nobody.
        const isFixed = Object.keys(other.where).some((name) => entity.fields.find((field) => field.name === name)?.fixedWhen);
        const open = !adminOnly && !other.adminOnly && !isFixed;
        expect(code, `to ${other.key}`).toBe(open ? 200 : isFixed ? 400 : 403);
        if (!open) expect(await walker.stored(entity, id)).toEqual(before);
      }
    });

    if (entity.tree?.reorder) {
      const { parent, reorder } = entity.tree;
      it('is put in order among its like alone, and stands under its like alone', async () => {
        const here = [await make(entity, where), await make(entity, where)] as const;
        for (const other of places.filter(({ where: there }) => there !== where)) {
          const there = await make(entity, other.where);
          const before = await walker.stored(entity, there.id);
          const place = extension.reorder(entity.key);
          expect((await post(place, { id: here[1].id, parent: 0, before: here[0].id }, adminOnly ? server.token : clerk)).code).toBe(200);
          expect((await walker.stored(entity, there.id))[reorder!]).toBe(before[reorder!]);
          for (const token of [server.token, clerk]) {
            cells += 1;
            expect((await post(place, { id: here[1].id, parent: there.id, before: null }, token)).code, other.key).not.toBe(200);
          }
          const create = endpointOf(entity, 'create')!;
          const below = { ...here[0].record, [entity.display]: `证明${number += 1}`, [parent]: there.id };
          expect((await callEndpoint(server, entity, create, { values: bodyOf(entity, create, below) })).code).not.toBe(200);
        }
        if (adminOnly) expect((await post(extension.reorder(entity.key), { id: here[0].id, parent: 0, before: here[1].id }, clerk)).code).toBe(403);
      });
    }

    it('is referred to by whom it is for', async () => {
      const { id } = await make(entity, where);
      const wrong: string[] = [];
      for (const { referring, field, endpoint } of referrals) {
        const record = await walker.fresh(referring);
        const stands = endpoint.role === 'create' ? undefined : await store(referring, record);
        const values = endpoint.role === 'action' ? { [field]: id } : bodyOf(referring, endpoint, { ...record, [field]: id });
        const { code, message } = await callEndpoint(server, referring, endpoint, { token: clerk, id: stands, values });
        cells += 1;
        if ((code === 200) === adminOnly) wrong.push(`${referring.key} ${endpoint.name}: ${code} ${message}`);
      }
      expect(wrong).toEqual([]);
    });
  });

  /** Calls that write a reference to these records into another entity. */
  const referrals = contract.entities.filter(({ key }) => key !== entity.key).flatMap((referring) => referring.fields.filter(({ to }) => to === entity.key).flatMap(({ name: field }) =>
    referring.endpoints.filter(({ role, body }) => ['create', 'update', 'action'].includes(role) && body?.includes(field)).map((endpoint) => ({ referring, field, endpoint }))));
});

const store = ({ key }: EntityModel, record: Row): Promise<unknown> =>
  write(walker.house, system, async (visit) => (await createRecord(visit, walker.house.resources.get(key)!, record, { title: '证明' })).id);
