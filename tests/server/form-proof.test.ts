/**
 * Every form and every dialog of an action, filled in by a role that holds the right to its call and to the list of its entity and
 * nothing else: all that its inputs and pickers ask for is answered, with what they show and no more, and nothing else opens by it.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../generated/contract/entities';
import { allResources } from '../resources';
import { columnNames } from '../../src/engine/format/template';
import { extension, recordDeleted } from '../../src/engine/extension/paths';
import type { ColumnModel, EndpointModel, FieldModel, ListModel, ResourceModel } from '../../src/engine/model';
import { conditionFields } from '../../src/engine/rules/conditionFields';
import { openSession } from '../../src/server/accounts/sessions';
import { startTestApp, type TestApp } from './helper';
import { callEndpoint, rowsOf, walkerOf, type Answer, type Walker } from './walker';

type Row = Record<string, unknown>;

let test: TestApp;
let walker: Walker;
const clerk = { role: 0, id: 0 };

const resources = new Map((await allResources()).map((resource) => [resource.key, resource]));

beforeAll(async () => {
  test = await startTestApp({ config: { demo: 1 } });
  walker = await walkerOf(test);
  const { sql: database } = test.app;
  const role = await database.insertInto('system_role').values({ role_name: '填表人', code: 'clerk', rules: [], level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
  const admin = await database.insertInto('system_admin').values({ account: 'clerk', pwd: '', real_name: '填表人', roles: [role.id], level: 1, status: true }).returning('id').executeTakeFirstOrThrow() as { id: number };
  Object.assign(clerk, { role: role.id, id: admin.id });
}, 300_000);
afterAll(async () => {
  await walker.close();
  await test.close();
});

interface Form {
  resource: ResourceModel;
  endpoint: EndpointModel;
  /** What it chooses from, with fields that it takes over from a chosen record. */
  targets: Map<string, string[]>;
}

const actionOf = ({ actions }: ResourceModel, { name }: EndpointModel) => actions.find((action) => action.endpoint === name);

function fieldsOf(resource: ResourceModel, endpoint: EndpointModel): FieldModel[] {
  if (endpoint.role === 'action') return actionOf(resource, endpoint)?.form?.fields ?? [];
  const modes = endpoint.role === 'create' ? ['create', 'copy'] as const : ['edit'] as const;
  const inputs = resource.form?.sections.flatMap((section) => section.inputs) ?? [];
  const names = inputs.filter(({ hiddenIn }) => modes.some((mode) => !hiddenIn.includes(mode))).map(({ name }) => name);
  return resource.fields.filter(({ name }) => names.includes(name));
}

const targetsOf = (field: FieldModel): [string, string[]][] => [
  ...(field.to === undefined ? [] : [[field.to, Object.values(field.fills ?? {})] as [string, string[]]]),
  ...(field.keyed ? [[field.keyed.of, [field.keyed.by]] as [string, string[]]] : []),
  ...Object.values(field.toBy?.map ?? {}).map((key): [string, string[]] => [key, []]),
  ...(field.fields ?? []).flatMap(targetsOf),
];

const pickerOf = ({ views }: ResourceModel): ListModel | undefined => views.find(({ name }) => name === 'picker');
/** Columns of a picker, and of the table of what was chosen in it. */
const columnsOf = (picker: ListModel | undefined): ColumnModel[] => (picker ? [...picker.columns, ...(picker.chosen ?? [])] : []);

/** What a picker shows names of, or is narrowed by. */
function pickerTargets(resource: ResourceModel): string[] {
  const picker = pickerOf(resource);
  if (!picker) return [];
  const shown = resource.fields.filter(({ name }) => columnsOf(picker).some((column) => column.name === name));
  return [...shown, ...picker.filters.map(({ field }) => field)].flatMap(targetsOf).map(([key]) => key);
}

function formOf(resource: ResourceModel, endpoint: EndpointModel): Form {
  const targets = new Map<string, string[]>();
  const add = (key: string, taken: string[]): void => {
    const found = resources.get(key);
    if (!found || found.endpoints.length === 0) return;
    const isNew = !targets.has(key);
    targets.set(key, [...(targets.get(key) ?? []), ...taken]);
    if (isNew) for (const further of pickerTargets(found)) add(further, []);
  };
  for (const [key, taken] of fieldsOf(resource, endpoint).flatMap(targetsOf)) add(key, taken);
  const pick = endpoint.role === 'action' ? actionOf(resource, endpoint)?.pick : undefined;
  if (pick) add(pick.from, pick.take === undefined ? [] : [pick.take]);
  return { resource, endpoint, targets };
}

/** Screens over a shared table that only role admin has. */
const forAdmins = new Set(entities.flatMap(({ parts = [] }) => parts.filter(({ adminOnly }) => adminOnly).map(({ key }) => key)));
const formRoles = new Set(['create', 'update', 'action']);
const forms = [...resources.values()]
  .filter(({ key, style }) => style === 'platform' && !forAdmins.has(key))
  .flatMap((resource) => resource.endpoints.filter(({ role, adminOnly, permission }) => formRoles.has(role) && !adminOnly && permission.includes(':')).map((endpoint) => formOf(resource, endpoint)));
const choosing = forms.filter(({ targets }) => targets.size > 0);
const nameOf = ({ resource, endpoint }: Form) => `${resource.key} ${endpoint.name}`;

const listOf = ({ endpoints }: ResourceModel) => endpoints.find(({ role }) => role === 'list') ?? endpoints.find(({ role }) => role === 'read');
const servedKey = ({ key, facet }: ResourceModel) => facet?.of ?? key;
const entityOf = (resource: ResourceModel) => test.app.contract.entities.find(({ key }) => key === servedKey(resource))!;

/** Signs in whoever holds these rights alone. */
async function holding(...rights: string[]): Promise<string> {
  const rows = await test.app.sql.selectFrom('system_menu').select('id').where('perms', 'in', rights).execute() as { id: number }[];
  await test.app.sql.updateTable('system_role').set({ rules: rows.map(({ id }) => id) }).where('id', '=', clerk.role).execute();
  return openSession(test.app.sql, clerk.id, { ip: '127.0.0.1', agent: 'proof' });
}

/** The form's own right and that of its list. */
const rightsOf = ({ resource, endpoint }: Form): string[] => [endpoint.permission, listOf(resource)?.permission ?? endpoint.permission];

/** Reads from which inputs and pickers of an entity are filled. */
const readsOf = (resource: ResourceModel): EndpointModel[] =>
  [...new Set([resource.options, pickerOf(resource)?.endpoint])].flatMap((name) => resource.endpoints.find((endpoint) => endpoint.name === name) ?? []);

const ofFacet = ({ facet }: ResourceModel): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...facet?.where, ...facet?.query }).map(([name, value]) => [name, String(value)]));

/** Of a table that several screens share, its own rows alone. */
const ofPart = (resource: ResourceModel): Record<string, string> =>
  Object.fromEntries(Object.entries(entityOf(resource).parts?.find(({ key }) => key === resource.key)?.where ?? {}).map(([name, value]) => [name, String(value)]));

const ask = (resource: ResourceModel, read: EndpointModel, token: string, query: Record<string, string> = {}): Promise<Answer> =>
  callEndpoint(test, entityOf(resource), read, { token, query: { ...ofFacet(resource), ...query } });

const flat = (rows: readonly Row[], children = 'children'): Row[] => rows.flatMap((row) => [row, ...flat((row[children] as Row[] | undefined) ?? [], children)]);

const answered = (resource: ResourceModel, read: EndpointModel, { data }: Answer): Row[] => flat(rowsOf(read, data), resource.tree?.children);

/** Fields that a picker or an input shows, or that the form takes over. */
function shownOf(resource: ResourceModel, taken: readonly string[]): Set<string> {
  const { display, primaryKey, tree, choice } = resource;
  const picker = pickerOf(resource);
  const group = resource.endpoints.find(({ name }) => name === resource.options)?.group;
  const judged = [choice?.always ?? {}, ...(choice?.never.map(({ when }) => when) ?? [])].flatMap(conditionFields);
  const columns = columnsOf(picker).flatMap((column) => [column.name, ...columnNames(column)]);
  const shown = [primaryKey, display, ...(tree ? [tree.parent] : []), ...(group ? [group.by] : []), ...judged, ...columns, ...taken];
  const hidden = resource.fields.filter(({ masked, writeOnly }) => masked || writeOnly).map(({ name }) => name);
  return new Set(shown.filter((name) => !hidden.includes(name)));
}

/** What forms anywhere take over from records of an entity: one answer serves them all. */
const takenOf = (key: string): string[] => choosing.flatMap(({ targets }) => targets.get(key) ?? []);

/**
 * What the form of a right is told. Another form of the same right may choose from a facet with calls of its own, and nothing tells
 * which of them asks: no more is told than the pickers of both draw.
 */
function toldTo({ endpoint: { permission } }: Form, resource: ResourceModel): Set<string> {
  const keys = choosing.filter(({ endpoint }) => endpoint.permission === permission).flatMap(({ targets }) => [...targets.keys()]);
  const facets = [...new Set(keys)].map((key) => resources.get(key)!).filter(({ facet }) => facet?.within && facet.of === resource.key);
  const shown = facets.map((facet) => shownOf(facet, takenOf(facet.key)));
  return new Set([...shownOf(resource, takenOf(resource.key))].filter((name) => shown.every((each) => each.has(name))));
}

/** Some ids of records of an entity, and whether there are any. */
async function someIds(resource: ResourceModel): Promise<unknown[]> {
  const stored = walker.house.resources.get(servedKey(resource))!;
  const { rows } = await sql<{ id: unknown }>`select ${stored.id.ref} as id from ${stored.table} t order by 1 limit 3`.execute(test.app.sql);
  return rows.map(({ id }) => id);
}

it('a right to forms of the desk and elsewhere tells what the pickers of both draw, and no more', () => {
  const form = choosing.find(({ resource, endpoint, targets }) => resource.key === 'marketing/integralAdjust' && endpoint.role === 'create' && targets.has('user/user'))!;
  expect([...toldTo(form, resources.get('user/user')!)].sort()).toEqual(['avatar', 'id', 'nickname']);
});

it('forms that choose from other entities stand in every part of the product', () => {
  expect(choosing.length).toBeGreaterThan(15);
  expect(choosing.map(nameOf)).toContain('product/brand create');
});

describe.each(choosing.map((form) => [nameOf(form), form] as const))('%s', (_name, form) => {
  it('is filled in with its own right, from what inputs and pickers show', async () => {
    const rights = rightsOf(form);
    const token = await holding(...rights);
    const wrong: string[] = [];
    for (const [key] of form.targets) {
      const resource = resources.get(key)!;
      const shown = toldTo(form, resource);
      const beyond = (row: Row) => Object.keys(row).filter((name) => !shown.has(name) && name !== 'recordVersion' && name !== recordDeleted && name !== resource.tree?.children);
      for (const read of readsOf(resource)) {
        const answer = await ask(resource, read, token);
        if (answer.code !== 200) wrong.push(`${key} ${read.name}: ${answer.code} ${answer.message}`);
        else if (!rights.includes(read.permission)) {
          const rows = answered(resource, read, answer);
          const open = rows.flatMap(beyond);
          if (open.length > 0) wrong.push(`${key} ${read.name} tells ${[...new Set(open)].join()}`);
          const all = answered(resource, read, await ask(resource, read, await openSession(test.app.sql, 1, { ip: '127.0.0.1', agent: 'proof' }), ofPart(resource)));
          if (all.length !== rows.length) wrong.push(`${key} ${read.name}: ${rows.length} rows of ${all.length}`);
          if (rows.some((row) => row[resource.display] === undefined)) wrong.push(`${key} ${read.name} without names`);
        }
      }
      const ids = await someIds(resource);
      const named = await test.call<Row[]>('GET', extension.many(servedKey(resource)), { token, query: { ids: ids.join() } });
      if (ids.length > 0 && named.code !== 200) wrong.push(`${key} names: ${named.code}`);
      else if (ids.length > 0 && !rights.includes(listOf(resource)?.permission ?? '')) {
        const open = named.data.flatMap(beyond);
        if (open.length > 0) wrong.push(`${key} names tell ${[...new Set(open)].join()}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('opens nothing else of what it chooses from', async () => {
    const rights = rightsOf(form);
    const token = await holding(...rights);
    const wrong: string[] = [];
    for (const [key] of form.targets) {
      const resource = resources.get(key)!;
      const entity = entityOf(resource);
      if (rights.includes(listOf(entity)?.permission ?? '')) continue;
      const [id = 1] = await someIds(resource);
      const told = new Set(readsOf(resource).map(({ name }) => name));
      const sharing = [...resources.values()].filter((each) => servedKey(each) === entity.key && form.targets.has(each.key)).flatMap((each) => readsOf(each).map(({ name }) => name));
      const shut: [string, Promise<Answer>][] = [
        ['one', test.call('GET', extension.one(entity.key, String(id)), { token })],
        ['history', test.call('GET', extension.history(entity.key, String(id)), { token })],
        ['export', test.call('GET', extension.export(entity.key), { token })],
        ...entity.endpoints.filter(({ role, name, permission }) => ['list', 'read', 'one', 'counts'].includes(role) && !told.has(name) && !sharing.includes(name) && !rights.includes(permission) && permission.includes(':'))
          .map((endpoint): [string, Promise<Answer>] => [endpoint.name, callEndpoint(test, entity, endpoint, { token, id })]),
      ];
      for (const [what, answer] of shut) {
        const { code } = await answer;
        // A list that cannot be exported has no such call.
        if (code !== 403 && !(what === 'export' && code === 404)) wrong.push(`${key} ${what}: ${code}`);
      }
      const found = await test.call<{ resource: string }[]>('GET', extension.search, { token, query: { keyword: String(id) } });
      if (found.data.some((record) => record.resource === entity.key)) wrong.push(`${key} is found by the palette`);
    }
    expect(wrong).toEqual([]);
  });
});

/** Whatever a list may be asked, it tells those who choose nothing of what they do not see. */
describe.each(choosing.filter((form, at) => choosing.findIndex(({ endpoint }) => endpoint.permission === form.endpoint.permission) === at).map((form) => [nameOf(form), form] as const))('%s', (_name, form) => {
  it('neither searches nor orders by what is not shown', async () => {
    const rights = rightsOf(form);
    const token = await holding(...rights);
    const wrong: string[] = [];
    for (const [key] of form.targets) {
      const resource = resources.get(key)!;
      const stored = walker.house.resources.get(servedKey(resource))!;
      const picker = pickerOf(resource);
      const compared = picker?.filters.flatMap(({ on, by }) => [...on, ...Object.values(by?.on ?? {}).flat()]) ?? [];
      const hidden = resource.fields.filter(({ masked, writeOnly }) => masked || writeOnly).map(({ name }) => name);
      const open = new Set([...toldTo(form, resource), ...compared.filter((name) => !hidden.includes(name))]);
      for (const read of readsOf(resource).filter(({ permission }) => !rights.includes(permission))) {
        const ids = async (query: Record<string, string>) => {
          const answer = await ask(resource, read, token, query);
          return answer.code === 200 ? answered(resource, read, answer).map((row) => row[resource.primaryKey]).join() : `refused`;
        };
        const lists = [...(resource.list ? [resource.list] : []), ...resource.views];
        const told = (await ids({})).split(',');
        for (const filter of lists.flatMap(({ filters }) => filters)) {
          const ways = [[{}, filter.on] as const, ...Object.entries(filter.by?.on ?? {}).map(([code, on]) => [{ [filter.by!.param]: code }, on] as const)];
          const closed = ways.flatMap(([way, on]) => on.filter((name) => !open.has(name)).flatMap((name) => stored.stored.get(name) ?? []).map((column) => [way, column] as const));
          for (const [way, column] of closed) {
            if (filter.operator === 'order') {
              if (await ids({ [filter.param]: 'asc' }) !== await ids({ [filter.param]: 'desc' })) wrong.push(`${key} ${read.name} ordered by ${column.field.name}`);
              continue;
            }
            const { rows: [row] } = await sql<{ value: string }>`select ${column.ref}::text as value from ${stored.table} t where not is_del and ${column.ref}::text not in ('', '{}')
              order by ${stored.id.ref}::text = any(${told}) desc limit 1`.execute(test.app.sql);
            if (!row) continue;
            const nothing = /^\d+$/.test(row.value) ? '987654321' : '查无此值';
            const none = await ids({ ...way, [filter.param]: nothing });
            for (const part of [row.value, row.value.slice(0, -2), row.value.slice(2)].filter(Boolean)) {
              if (await ids({ ...way, [filter.param]: part }) !== none) wrong.push(`${key} ${read.name}?${filter.param} ${JSON.stringify(way)} finds by ${column.field.name}`);
            }
          }
        }
        for (const column of lists.flatMap(({ columns }) => columns).filter(({ sortable, name }) => sortable && !open.has(name))) {
          if (await ids({ orderBy: `${column.name}:asc` }) !== await ids({ orderBy: `${column.name}:desc` })) wrong.push(`${key} ${read.name} ordered by ${column.name}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

it('whoever may edit a record reads it with the form that edits it', async () => {
  const wrong: string[] = [];
  for (const { resource, endpoint } of forms.filter(({ endpoint, resource }) => endpoint.role === 'update' && !resource.facet)) {
    const one = resource.endpoints.find(({ role }) => role === 'one');
    const token = await holding(...rightsOf({ resource, endpoint, targets: new Map() }));
    const [id] = await someIds(resource);
    if (id === undefined) continue;
    const { code } = one ? await callEndpoint(test, entityOf(resource), one, { token, id }) : await test.call('GET', extension.one(resource.key, String(id)), { token });
    if (code === 403) wrong.push(`${resource.key}: ${code}`);
  }
  expect(wrong).toEqual([]);
});

it('whoever lists the records beside is told by id what the list and the picker show, and no more', async () => {
  const targets = new Map(choosing.flatMap((form) => [...form.targets.keys()].filter((key) => key !== form.resource.key).map((key) => [key, form] as const)));
  const [wrong, held]: [string[], string[]] = [[], []];
  for (const [key, { endpoint }] of targets) {
    const resource = resources.get(key)!;
    const entity = entityOf(resource);
    const list = listOf(entity);
    const whole = entity.endpoints.filter(({ role }) => role === 'one' || role === 'update').map(({ permission }) => permission);
    if (!list?.fields || whole.length === 0 || whole.some((right) => [list.permission, endpoint.permission].includes(right))) continue;
    const { data } = await test.call<Row[]>('GET', extension.many(entity.key), { token: await holding(list.permission, endpoint.permission), query: { ids: (await someIds(resource)).join() } });
    const own = { recordVersion: true, [recordDeleted]: true, ...entity.answers };
    const told = new Set([...list.fields, ...Object.keys(own), ...shownOf(resource, takenOf(key))]);
    const beyond = new Set(data.flatMap((row) => Object.keys(row)).filter((name) => !told.has(name)));
    const missing = entity.choosing?.length === 1 ? entity.choosing[0]!.fields.filter((name) => data.some((row) => !(name in row))) : [];
    if (beyond.size > 0) wrong.push(`${key} tells ${[...beyond].join()}`);
    if (missing.length > 0) wrong.push(`${key} does not tell ${missing.join()}`);
    held.push(key);
  }
  expect(wrong).toEqual([]);
  expect(held).toContain('marketing/coupon');
});
