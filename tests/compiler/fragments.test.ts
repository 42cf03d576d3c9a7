import { describe, expect, it } from 'vitest';
import { compileModel } from '../../scripts/compiler';
import { readSchemas } from '../../scripts/compiler/files';
import { find, placesOf } from '../../scripts/compiler/places';
import type { SchemaTexts } from '../../scripts/compiler/read';

const stored = readSchemas(`${import.meta.dirname}/../..`);

const stamps = {
  description: '两个时间', params: { title: '制作时间', column: null, second: 'soldTime' },
  properties: { madeTime: { kind: 'datetime', title: '$title', column: '$column' }, $second: { kind: 'datetime', title: '出售时间' } },
  filters: [{ param: 'made', title: '按$title', on: 'madeTime' }, { param: 'sold', title: '出售', on: ['$second'] }],
};
const number = { description: '编号', params: {}, properties: { id: { type: 'integer', title: '编号', readOnly: true } } };

function texts(thing: object): SchemaTexts {
  const files = { 'fragments/stamps': stamps, 'fragments/number': number, 'shop/thing': { title: '物', ...thing } };
  return new Map(Object.entries(files).map(([path, value]) => [`schemas/${path}.json`, JSON.stringify(value, null, 2)]));
}
function compiled(thing: object) {
  const found = compileModel(texts(thing)).entities.find(({ key }) => key === 'shop/thing');
  if (!found) throw new Error('nothing is compiled');
  return found;
}
const fieldsOf = (thing: object) => compiled(thing).fields.map(({ name, title }) => `${name} ${title}`);

const name = { type: 'string', title: '名称' };

describe('the properties of a fragment', () => {
  it.each([
    ['stand behind those of the entity, the id in front', { use: ['stamps', 'number'], properties: { name } }, ['id 编号', 'name 名称', 'madeTime 制作时间', 'soldTime 出售时间']],
    ['stand where the entity writes their names', { use: ['stamps'], properties: { soldTime: {}, name, id: {} } }, ['soldTime 出售时间', 'name 名称', 'id ID', 'madeTime 制作时间']],
    ['say what the entity leaves out', { use: ['stamps'], properties: { name, soldTime: { title: '卖出' }, madeTime: { description: '到秒' } } }, ['id ID', 'name 名称', 'soldTime 卖出', 'madeTime 制作时间']],
    ['take the parameters of their use', { use: [{ fragment: 'stamps', with: { title: '完工', second: 'soldAt' } }], properties: { name } }, ['id ID', 'name 名称', 'madeTime 完工', 'soldAt 出售时间']],
    ['are left out where their name is null', { use: [{ fragment: 'stamps', with: { second: null } }], properties: { name } }, ['id ID', 'name 名称', 'madeTime 制作时间']],
  ])('%s', (_, thing, fields) => {
    expect(fieldsOf(thing)).toEqual(fields);
  });

  it('keep a keyword that stands for null alone out', () => {
    const columns = (column: object | null) => compiled({ use: [{ fragment: 'stamps', with: column ? { column: 'x' } : {} }], properties: { name: { ...name, column: {} } } }).list?.columns.map((each) => each.name);
    expect(columns(null)).toEqual(['name']);
    expect(() => columns({})).toThrow('schemas/shop/thing.json:7:9: "column" must be object, not string "x"');
  });
});

describe('the filters of a fragment', () => {
  const filters = (own: object[], use: unknown[] = ['stamps']) =>
    compiled({ use, properties: { name }, resource: { list: { filters: own } } }).list?.filters.map(({ param, title, on, folded }) => `${param} ${title} ${on.join()}${folded ? ' folded' : ''}`);
  it('stand where the list names it, with the parameters of the use', () => {
    expect(filters([{ param: 'name' }, { fragment: 'stamps' }, { param: 'id', title: '号', on: 'id' }], [{ fragment: 'stamps', with: { second: 'soldAt' } }]))
      .toEqual(['name 名称 name', 'made 按制作时间 madeTime', 'sold 出售 soldAt', 'id 号 id']);
  });
  it('take parameters of their own, and the keywords beside them', () => {
    expect(filters([{ fragment: 'stamps', with: { title: '完工' }, folded: true }])).toEqual(['made 按完工 madeTime folded', 'sold 出售 soldTime folded']);
  });
});

describe('the inputs of an action', () => {
  const inputs = (action: object) => compiled({ properties: { name }, resource: { actions: { sell: { title: '出售', call: 'POST sell/{id}', effect: { set: { name: '$note' } }, ...action } } } })
    .actions.find((each) => each.name === 'sell')?.form?.fields.map((field) => `${field.name} ${field.title}`);
  it('are those that a fragment brings behind its own, with the parameters of the use', () => {
    const input = { note: { type: 'string', title: '备注' } };
    expect(inputs({ input, use: [{ fragment: 'stamps', with: { second: null } }] })).toEqual(['note 备注', 'madeTime 制作时间']);
    expect(inputs({ input: { ...input, soldTime: { title: '卖出' } }, use: ['stamps'] })).toEqual(['note 备注', 'soldTime 卖出', 'madeTime 制作时间']);
  });
});

describe('the actions of a fragment', () => {
  const notes = {
    description: '备注', params: { field: 'note', call: '备注物' },
    properties: { $field: { type: 'string', title: '备注', maxLength: 50, readOnly: true } },
    actions: {
      mark: { title: '备注', call: { call: 'POST mark/{id}', title: '$call' }, input: { text: { type: 'string', title: '内容', maxLength: 50 } }, effect: { set: { $field: '$text' } }, success: '已备注' },
      wipe: { title: '清除', confirm: '清除{$field}吗', effect: { set: { $field: '' } } },
    },
  };
  const model = (thing: object) => {
    const made = compileModel(new Map([...texts(thing), ['schemas/fragments/notes.json', JSON.stringify(notes)]])).entities.find(({ key }) => key === 'shop/thing')!;
    return made.actions.map(({ name: action, title, confirm, effect, endpoint }) => ({ action, title, confirm, effect, call: made.endpoints.find((each) => each.name === endpoint)?.title }));
  };
  it('are actions of whoever uses it, with the parameters of the use; $name of an input stays what is entered', () => {
    expect(model({ use: ['notes'], properties: { name }, resource: {} })).toEqual([
      expect.objectContaining({ action: 'mark', title: '备注', effect: { set: { note: '$text' } }, call: '备注物' }),
      expect.objectContaining({ action: 'wipe', title: '清除', confirm: '清除{note}吗' }),
    ]);
    expect(model({ use: [{ fragment: 'notes', with: { field: 'remark', call: '记一笔' } }], properties: { name }, resource: {} })[0]).toMatchObject({ effect: { set: { remark: '$text' } }, call: '记一笔' });
  });
  it('say what the entity leaves out of its own, which stand before them', () => {
    const own = { sell: { title: '出售', effect: { set: { note: '' } } }, wipe: { title: '擦掉' } };
    expect(model({ use: ['notes'], properties: { name }, resource: { actions: own } }).map(({ action, title, confirm }) => [action, title, confirm])).toEqual([['sell', '出售', undefined], ['wipe', '擦掉', '清除{note}吗'], ['mark', '备注', undefined]]);
  });
  it('need a resource', () => {
    expect(() => model({ use: ['notes'], properties: { name } })).toThrow('fragment "notes" brings actions, and "resource" says nothing');
  });
});

describe('the detail of a fragment', () => {
  const story = {
    description: '来历', params: { title: '来历' },
    properties: { origin: { type: 'string', title: '来源' } },
    detail: { title: '$title', width: 900, sections: [{ title: '$title', fields: ['name', 'origin'] }] },
  };
  const detail = (thing: object, more: Record<string, object> = {}) =>
    compileModel(new Map([...texts(thing), ...Object.entries({ story, ...more }).map(([key, value]): [string, string] => [`schemas/fragments/${key}.json`, JSON.stringify(value)])])).entities.find(({ key }) => key === 'shop/thing')!.detail;
  const use = [{ fragment: 'story', with: { title: '身世' } }];
  it('is that of whoever uses it, with the parameters of the use', () => {
    expect(detail({ use, properties: { name }, resource: {} })).toMatchObject({ title: '身世', width: 900, sections: [{ title: '身世', fields: ['name', 'origin'] }] });
  });
  it('says what the entity leaves out of its own', () => {
    expect(detail({ use, properties: { name }, resource: { detail: { width: 1200, facts: ['name'] } } })).toMatchObject({ title: '身世', width: 1200, facts: ['name'], sections: [{ title: '身世' }] });
    expect(detail({ use, properties: { name }, resource: { detail: false } })).toBeUndefined();
  });
  it('needs a resource, and is one', () => {
    expect(() => detail({ use, properties: { name } })).toThrow('fragment "story" brings a detail, and "resource" says nothing');
    const legend = { description: '传说', params: {}, detail: { title: '传说' } };
    expect(() => detail({ use: ['story', 'legend'], properties: { name }, resource: {} }, { legend })).toThrow('two fragments bring a detail');
  });
  it('is told at its own line where it is wrong', () => {
    expect(() => detail({ use: ['story'], properties: { name }, resource: {} }, { story: { ...story, detail: { ...story.detail, facts: ['nobody'] } } })).toThrow(/schemas\/fragments\/story\.json.*nobody/);
  });
});

describe('where their words are written', () => {
  it('is the fragment, for a screen of any entity that uses it', () => {
    const lineOf = (words: string) => stored.get('schemas/fragments/member.json')!.split('\n').findIndex((line) => line.includes(words)) + 1;
    const places = placesOf(stored, '/product/comment')!;
    expect(find(places, '搜索内容')).toEqual([`schemas/fragments/member.json:${lineOf('搜索内容')}  filter 搜索内容`]);
    expect(find(places, '会员昵称')).toContain(`schemas/fragments/member.json:${lineOf('会员昵称')}  column 会员昵称, field 会员昵称`);
  });
  it('is the entity, for a parameter that it gives', () => {
    expect(find(placesOf(stored, '/order/list')!, '下单时间')[0]).toMatch(/^schemas\/order\/order\.json:\d+  /);
  });
  it('is the entity, for what it says itself', () => {
    const line = stored.get('schemas/user/paidMemberOrder.json')!.split('\n').findIndex((each) => each.includes('会员昵称/ID')) + 1;
    expect(find(placesOf(stored, '/user/paidMembers/order')!, '会员昵称/ID')[0]).toMatch(new RegExp(`^schemas/user/paidMemberOrder.json:${line}  `));
  });
});

it('every fragment of the product is used by two entities at least', () => {
  const entities = [...stored].filter(([path]) => /^schemas\/(?!enumerations|fragments)\w+\/\w+\.json$/.test(path)).map(([, text]) => text);
  const fragments = [...stored.keys()].flatMap((path) => /^schemas\/fragments\/(\w+)\.json$/.exec(path)?.[1] ?? []);
  expect(fragments.length).toBeGreaterThan(4);
  const users = (fragment: string) => entities.filter((text) => {
    const { use = [], resource } = JSON.parse(text) as { use?: unknown[]; resource?: { actions?: Record<string, { use?: unknown[] }> } };
    const asking = Object.values((resource || undefined)?.actions ?? {}).flatMap((action) => action.use ?? []);
    return [...use, ...asking].includes(fragment) || text.includes(`"fragment": "${fragment}"`);
  });
  expect(fragments.filter((fragment) => users(fragment).length < 2)).toEqual([]);
});
