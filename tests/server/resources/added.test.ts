/** What an action adds to a record: numbers are summed, lists gain what they lack, and nothing of what was there is lost. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extension } from '../../../src/engine/extension/paths';
import { startTestApp, type TestApp } from '../helper';
import { contractWith } from './contract';

const contract = contractWith({
  'trial/mark': { title: '标签', properties: { name: { type: 'string', title: '名称' } }, required: ['name'] },
  'trial/thing': {
    title: '物件',
    properties: {
      name: { type: 'string', title: '名称' },
      sold: { type: 'integer', title: '销量', maximum: 100, default: 0 },
      note: { type: 'string', title: '备注' },
      marks: { kind: 'references', to: 'trial/mark', title: '标签', maxItems: 3 },
    },
    required: ['name'],
    resource: {
      actions: {
        mark: {
          title: '添加标签', on: ['row', 'bulk'], call: 'POST mark', ids: 'body.ids', undo: true,
          input: { more: { kind: 'references', to: 'trial/mark', title: '新标签', minItems: 1 } }, required: ['more'],
          effect: { add: { marks: '$more' }, title: '补充标签' },
        },
        sell: { title: '加量', call: 'POST sell/{id}', input: { sold: { title: '数量' }, note: {} }, required: ['sold'], effect: { add: ['sold'] } },
      },
    },
  },
}, true);

let server: TestApp;
let marks: number[] = [];
const call = async (path: string, body: object) => (await server.call('POST', `/admin/platform/trial/${path}`, { body }));
const thing = async (more: object = {}): Promise<number> => (await call('thing/save', { name: '一件', ...more })).data.id;
const info = async (id: number) => (await server.call('GET', `/admin/platform/trial/thing/info/${id}`)).data;

beforeAll(async () => {
  server = await startTestApp({ contract });
  marks = [];
  for (const name of ['甲', '乙', '丙', '丁']) marks.push((await call('mark/save', { name })).data.id);
});
afterAll(() => server?.close());

it('a list keeps what it holds and gains what it lacks, each once, on every record named', async () => {
  const [a, b, c] = marks;
  const [one, other] = [await thing({ marks: [b, a] }), await thing()];
  expect(await call('thing/mark', { ids: [one, other], more: [a, c, c] })).toMatchObject({ code: 200, data: { done: 2 } });
  expect((await info(one)).marks).toEqual([b, a, c]);
  expect((await info(other)).marks).toEqual([a, c]);
});

it('two who add at once both add', async () => {
  const id = await thing();
  const answers = await Promise.all([marks[0], marks[1], marks[2]].map((mark) => call('thing/mark', { ids: [id], more: [mark] })));
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
  expect((await info(id)).marks.toSorted()).toEqual(marks.slice(0, 3).toSorted());
});

it('what the field does not take is told at the input that it came from, and nothing is written', async () => {
  const [one, full] = [await thing(), await thing({ marks: marks.slice(0, 3) })];
  expect(await call('thing/mark', { ids: [one, full], more: [marks[3]] })).toMatchObject({ code: 400, data: { errors: [{ field: 'more' }] } });
  expect(await call('thing/mark', { ids: [one], more: [999_999] })).toMatchObject({ code: 400, data: { errors: [{ field: 'more' }] } });
  expect(await call('thing/mark', { ids: [one], more: [] })).toMatchObject({ code: 400, data: { errors: [{ field: 'more' }] } });
  expect((await info(one)).marks).toEqual([]);
});

it('the history calls it by the title of the effect, and it is taken back under that title', async () => {
  const id = await thing({ marks: [marks[0]] });
  await call('thing/mark', { ids: [id], more: [marks[1]] });
  const { data } = await server.call('GET', extension.history('trial/thing', id));
  expect(data[0]).toMatchObject({ title: '补充标签', changes: [{ field: 'marks' }] });
  expect(await server.call('POST', extension.undo('trial/thing', 'mark'), { body: { ids: [id] } })).toMatchObject({ data: { done: 1 } });
  expect((await info(id)).marks).toEqual([marks[0]]);
});

it('numbers are summed, and other inputs are assigned', async () => {
  const id = await thing({ sold: 5, note: '旧' });
  expect(await call(`thing/sell/${id}`, { sold: 7, note: '新' })).toMatchObject({ code: 200 });
  expect(await info(id)).toMatchObject({ sold: 12, note: '新' });
});
