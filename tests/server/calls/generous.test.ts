/** What a foreign client writes otherwise, and can mean one thing by alone (decisions 36), in every call that the server has. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListModel } from '../../../src/engine/model';
import { contract } from '../../../src/server/contract';
import { startTestApp, type TestApp } from '../helper';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ contract, config: { demo: 1, strict: true } });
});
afterAll(() => test.close());

const codeOf = async (path: string, query: Record<string, string>) => {
  const answer = await test.send('GET', path, { query });
  return String(answer.headers['content-type']).includes('json') ? (answer.json() as { code?: number }).code ?? answer.statusCode : answer.statusCode;
};

it('takes an empty parameter for one that is not given, in every read', async () => {
  const reads = test.app.calls.filter(({ method, audit, query, path }) => method === 'GET' && !audit && Object.keys(query?.properties ?? {}).length > 0 && !path.endsWith('/logout'));
  expect(reads.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const { path, query } of reads) {
    const address = path.replace(/\{\w+\}/g, '1');
    const empty = Object.fromEntries(Object.keys(query!.properties).map((name) => [name, '']));
    const [without, given] = [await codeOf(address, {}), await codeOf(address, empty)];
    // What must be given is refused when it is empty, or read as the empty text that it is.
    if (without === 200 && given !== 200) wrong.push(`${path}: ${without} without, ${given} with empty ${Object.keys(empty).join(', ')}`);
  }
  expect(wrong).toEqual([]);
});

const spellings = { true: ['true', '1'], false: ['false', '0'] };

it('reads both states of a boolean parameter in every spelling, in calls written by hand', async () => {
  const wrong: string[] = [];
  const calls = test.app.calls.filter(({ method, audit, describedBySchema }) => method === 'GET' && !audit && !describedBySchema);
  const switches = calls.flatMap((call) => Object.entries(call.query?.properties ?? {}).flatMap(([name, schema]) => (schema.type === 'boolean' ? [[call.path, name] as const] : [])));
  expect(switches.length).toBeGreaterThan(0);
  for (const [path, name] of switches) {
    for (const [canonical, others] of Object.entries(spellings)) {
      const [expected, ...codes] = await Promise.all([canonical, ...others].map((value) => codeOf(path.replace(/\{\w+\}/g, '1'), { [name]: value })));
      if (codes.some((code) => code !== expected)) wrong.push(`${path}?${name}: ${expected} for ${canonical}, ${codes} for ${others}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Parameters of a list that ask for one of two states. */
const statesOf = ({ tabs, filters }: ListModel): string[] => [
  ...(tabs?.items.some(({ value }) => typeof value === 'boolean') ? [tabs.param] : []),
  ...filters.filter(({ field }) => field.kind === 'switch' || field.codes?.some((code) => typeof code === 'boolean')).map(({ param }) => param),
];
const lists = contract.entities.flatMap((entity) => (entity.list && entity.style === 'platform' && statesOf(entity.list).length > 0 ? [[entity.key, entity, entity.list] as const] : []));

it.each(lists)('%s finds the same rows however a state is written', async (_key, entity, list) => {
  const { path } = entity.endpoints.find(({ name }) => name === list.endpoint)!;
  const tab: Record<string, string> = list.tabs?.required ? { [list.tabs.param]: String(list.tabs.default) } : {};
  for (const state of statesOf(list)) {
    for (const [canonical, others] of Object.entries(spellings)) {
      const answers = await Promise.all([canonical, ...others].map((value) => test.call('GET', path, { query: { ...tab, [state]: value } })));
      const told = answers.map(({ code, data }) => `${code} ${data.total ?? data.length}`);
      expect(told, `${state} ${canonical}`).toEqual(told.map(() => told[0]));
      expect(told[0]).toMatch(/^200 /);
    }
  }
});

it('takes the empty tab of merchants for none', async () => {
  const { data } = await test.call('GET', '/admin/platform/merchant/list', { query: { isSwitch: '', limit: '1' } });
  expect(data.total).toBe((await test.call('GET', '/admin/platform/merchant/list', { query: { limit: '1' } })).data.total);
});

it('gives a new record the state of a switch that is not told, in either spelling of that', async () => {
  for (const told of [{}, { isShow: '' }, { isShow: null }]) {
    const { code, data } = await test.call('POST', '/admin/platform/merchant/menu/add', { body: { pid: 0, menuType: 'A', name: '核销', perms: `merchant:verify:${JSON.stringify(told).length}`, sort: 1, ...told } });
    expect({ code, isShow: data?.isShow }).toEqual({ code: 200, isShow: true });
  }
});

it('keeps the state of a switch that an update does not tell', async () => {
  const body = { pid: 0, menuType: 'A', name: '隐藏的按钮', perms: 'merchant:hidden', sort: 1 };
  const { data } = await test.call('POST', '/admin/platform/merchant/menu/add', { body: { ...body, isShow: 0 } });
  expect(data.isShow).toBe(false);
  for (const told of [{}, { isShow: '' }]) {
    expect((await test.call('POST', '/admin/platform/merchant/menu/update', { body: { ...body, id: data.id, ...told } })).data.isShow).toBe(false);
  }
});

it('reads a name that arrives encoded twice', async () => {
  const { data: { list: [template] } } = await test.call('GET', '/admin/platform/system/form/temp/list', { query: { limit: '1' } });
  const asked = await test.call('GET', '/admin/platform/system/form/temp/name/info', { query: { name: encodeURIComponent(template.name) } });
  expect(asked.data.id).toBe(template.id);
});
