import { describe, expect, it } from 'vitest';
import type { Column, Entity } from '../../generated/types/vocabulary';
import { compileModel } from '../../scripts/compiler';
import type { EndpointModel, EntityModel } from '../../src/engine/model';
import { titled } from '../titled';

const name = { type: 'string', title: '名称', minLength: 1, column: {}, filter: {} } as const;
const plain: Entity = { title: '品牌', properties: { name }, required: ['name'] };

/** @param code files that the schemas name, with what stands in them */
function compileAll(schemas: Record<string, object>, code: Record<string, string> = {}) {
  const labels = { title: '开关', oneOf: [{ const: 1, title: '开启' }, { const: 0, title: '关闭' }] };
  const texts = Object.entries({ 'enumerations/switch': labels, ...schemas }).map(([key, schema]) => [`schemas/${key}.json`, JSON.stringify(titled(schema), null, 2)] as const);
  return compileModel(new Map([...texts, ...Object.entries(code)]));
}

const compileOne = (schema: Entity, others: Record<string, object> = {}): EntityModel => compileAll({ 'product/brand': schema, ...others }).entities.find(({ key }) => key === 'product/brand')!;

const endpoint = (schema: Entity, wanted: string): EndpointModel | undefined => compileOne(schema).endpoints.find((each) => each.name === wanted);

describe('a title and properties are enough', () => {
  const brand = compileOne(plain);

  it('gives the published calls', () => {
    expect(brand.endpoints.map((each) => `${each.name}: ${each.method} ${each.path} ${each.permission}`)).toEqual([
      'list: GET /admin/platform/product/brand/list platform:product:brand:list',
      'one: GET /admin/platform/product/brand/info/{id} platform:product:brand:info',
      'create: POST /admin/platform/product/brand/save platform:product:brand:save',
      'update: POST /admin/platform/product/brand/update platform:product:brand:update',
      'delete: POST /admin/platform/product/brand/delete/{id} platform:product:brand:delete',
    ]);
  });

  it('gives a list, a dialog, a drawer and the generic route', () => {
    expect(brand).toMatchObject({
      route: '/crud/product/brand', display: 'name', options: 'list', softDelete: true, typeName: 'Brand',
      list: { title: '品牌', pageSizes: [20, 40, 60, 80], sort: [{ field: 'id', order: 'desc' }], rowActions: ['edit', 'detail', 'delete'], bulkActions: ['delete'], pageActions: ['create'], exportable: true },
      form: { in: 'dialog', width: 540, titles: { create: '添加品牌', edit: '编辑品牌', copy: '复制品牌' }, success: { create: '创建成功', edit: '编辑成功', copy: '创建成功' } },
      detail: { title: '品牌详情', width: 1000, sections: [{ fields: ['id', 'name'] }] },
    });
  });

  it('calls the id as the schema does; its column stays id', () => {
    const attachment = compileOne({ ...plain, primaryKey: 'attId' });
    expect(attachment).toMatchObject({ primaryKey: 'attId', list: { sort: [{ field: 'attId', order: 'desc' }] } });
    expect(attachment.fields[0]).toMatchObject({ name: 'attId', kind: 'integer', readOnly: true });
    expect(attachment.table.columns[0]).toEqual({ name: 'id', field: 'attId', type: 'bigint', nullable: false });
    expect(attachment.table.columns.some((column) => column.field === 'id')).toBe(false);
  });

  it('makes rows up unless the schema says that there are none', () => {
    expect(compileOne(plain)).toMatchObject({ demo: [], samples: true });
    expect(compileOne({ ...plain, demo: false })).toMatchObject({ demo: [], samples: false });
  });

  it('keeps an id, the server’s columns and an index for the search', () => {
    expect(brand.table.columns.map((column) => `${column.name} ${column.type}`)).toEqual([
      'id bigint', 'name text', 'name_grams text[]', 'is_del boolean', 'record_version integer', 'create_time timestamp(0)', 'update_time timestamp(0)',
    ]);
    expect(brand.table.indexes).toEqual([{ name: 'product_brand_name_grams_idx', columns: ['name_grams'], unique: false, using: 'gin', where: 'not is_del' }]);
  });
});

describe('calls', () => {
  const api = (calls: object): Entity => ({ ...plain, resource: { api: { base: '/admin/platform/brand', ...calls } } });

  it.each<[string, object, string, Partial<EndpointModel> | undefined]>([
    ['an operation set to false does not exist', { one: false }, 'one', undefined],
    ['a path that begins with / is complete', { list: 'GET /admin/other/all' }, 'list', { path: '/admin/other/all', permission: 'platform:product:brand:all' }],
    ['a permission that is given wins', { delete: { call: 'POST remove', permission: 'signed-in' } }, 'delete', { permission: 'signed-in' }],
    ['an id without a place in the path travels in the body of a POST', { delete: 'POST remove' }, 'delete', { id: { in: 'body', name: 'id' } }],
    ['and in the query of a GET', { one: 'GET info' }, 'one', { id: { in: 'query', name: 'id' } }],
    ['or where the schema says', { one: { call: 'GET info', id: 'query.brandId' } }, 'one', { id: { in: 'query', name: 'brandId' } }],
    ['an update carries the id in its body', {}, 'update', { id: { in: 'body', name: 'id' }, body: ['name'] }],
    ['other spellings are answered too', { delete: { call: 'POST delete/{id}', also: ['GET delete/{id}'] } }, 'delete', { also: [{ method: 'GET', path: '/admin/platform/brand/delete/{id}' }] }],
    ['a read is a list of its own', { reads: { all: { call: 'GET all/list', fields: ['id', 'name'], cache: 'brands' } } }, 'read.all', { role: 'read', shape: 'array', fields: ['id', 'name'], cache: 'brands' }],
    ['parameters may be published as a query', { create: { call: 'POST add', body: 'query' } }, 'create', { params: 'query', body: ['name'] }],
    ['keys that always travel stand among the body', { delete: { call: 'POST delete', body: [{ type: 'delete' }] } }, 'delete', { constants: { type: 'delete' }, body: undefined }],
    ['and leave the other fields as they are written', { update: { call: 'POST update', body: ['name', { type: 'all' }] } }, 'update', { constants: { type: 'all' }, body: ['name'] }],
  ])('%s', (_, calls, wanted, expected) => {
    const found = endpoint(api(calls), wanted);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(expected);
  });

  it('a switch with a column has a call of its own, unless "switch" says otherwise', () => {
    const withSwitch = (resource: Entity['resource']): Entity => ({ ...plain, properties: { name, isShow: { kind: 'switch', title: '是否显示', column: {} } }, resource });
    expect(endpoint(withSwitch({}), 'switch.isShow')).toMatchObject({ path: '/admin/platform/product/brand/switch/isShow/{id}', state: 'toggle', field: 'isShow', title: '切换是否显示' });
    expect(endpoint(withSwitch({ api: { switch: false } }), 'switch.isShow')).toBeUndefined();
    expect(endpoint(withSwitch({ api: { switch: { isShow: { call: 'POST show', state: 'body' } } } }), 'switch.isShow')).toMatchObject({ state: 'body', body: ['isShow'], id: { in: 'body', name: 'id' } });
  });

  it('simple-rest entities are reached by the paths of ra-data-simple-rest', () => {
    expect(compileOne({ ...plain, resource: { style: 'simple-rest', api: { base: '/memos' } } }).endpoints.map((each) => `${each.method} ${each.path} ${each.permission}`)).toEqual([
      'GET /memos platform:product:brand:list', 'GET /memos/{id} platform:product:brand:info', 'POST /memos platform:product:brand:save',
      'PUT /memos/{id} platform:product:brand:update', 'DELETE /memos/{id} platform:product:brand:delete',
    ]);
  });

  it('bodies leave out what is read-only, computed or without input in that mode', () => {
    const schema: Entity = {
      ...plain,
      properties: { name, code: { type: 'string', input: { hiddenIn: ['edit'] } }, visit: { type: 'integer', readOnly: true }, level: { type: 'integer', input: false } },
    };
    expect(endpoint(schema, 'create')!.body).toEqual(['name', 'code']);
    expect(endpoint(schema, 'update')!.body).toEqual(['name']);
  });
});

describe('tables', () => {
  const table = (schema: Entity, others = {}) => compileOne(schema, others).table;
  const indexes = (schema: Entity, others = {}) => table(schema, others).indexes.map(({ columns, unique, using, where }) => `${unique ? 'unique ' : ''}${using} ${columns.join(',')}${where ? ` where ${where}` : ''}`);

  it.each<[string, Entity, string[]]>([
    ['uniqueness counts living rows within its scope', { title: '品牌', properties: { pid: { type: 'integer' }, name: { type: 'string', unique: { scope: ['pid'] }, column: {} } }, required: ['name'] }, ['unique btree pid,name where not is_del']],
    ['empty texts of an optional field do not collide', { title: '品牌', properties: { code: { type: 'string', unique: true, column: {} } } }, ["unique btree code where not is_del and code <> ''"]],
    ['without soft deletion every row counts', { title: '品牌', properties: { name: { type: 'string', unique: true, column: {} } }, required: ['name'], resource: { softDelete: false } }, ['unique btree name']],
    ['an equality filter is served in the order of the list', { title: '品牌', properties: { state: { type: 'integer', filter: {}, column: {} }, sort: { type: 'integer' } }, resource: { list: { sort: ['-sort'] } } }, ['btree sort,id where not is_del', 'btree state,sort,id where not is_del']],
    ['a sortable column is', { title: '品牌', properties: { sort: { type: 'integer', column: { sortable: true } } } }, ['btree sort,id where not is_del']],
    ['references are', { title: '品牌', properties: { to: { kind: 'reference', to: 'product/brand', column: {} }, all: { kind: 'references', to: 'product/brand' } } }, ['gin all where not is_del', 'btree to where not is_del']],
    ['tabs are', { title: '品牌', properties: { state: { type: 'integer', column: {} } }, resource: { list: { tabs: { param: 'type', items: [{ value: 1, title: '全部', where: { state: 1 } }] } } } }, ['btree state,id where not is_del']],
    ['a day within two ends is found among the rows of a tab', {
      title: '品牌', properties: { state: { type: 'integer' }, start: { kind: 'date' }, end: { kind: 'date' } },
      resource: { list: { tabs: { param: 'type', items: [{ value: 1, title: '进行中', where: { state: 1 } }] }, filters: [{ param: 'day', title: '日期', on: ['start', 'end'], operator: 'covers' }] } },
    }, ['btree state,id where not is_del', 'btree state,start,end where not is_del']],
    ['the rows of a read are counted in one', {
      title: '品牌', properties: { left: { type: 'integer' }, open: { kind: 'switch' }, state: { type: 'integer' } },
      resource: { api: { base: '/admin/platform/brand', list: 'GET list', reads: { free: { call: 'GET free', title: '可选品牌', permission: 'signed-in', shape: 'page', where: { left: { from: 1 }, open: true, any: [{ state: 1 }, { state: 2 }] } } } } },
    }, ['btree open,left,state where not is_del']],
  ])('%s', (_, schema, expected) => {
    expect(indexes(schema)).toEqual(expected);
  });

  it('an order of mixed directions is kept', () => {
    const schema: Entity = { title: '品牌', properties: { sort: { type: 'integer', column: {} } }, resource: { list: { sort: ['-sort', 'id'] } } };
    expect(table(schema).indexes).toMatchObject([{ columns: ['sort', 'id'], order: ['desc', 'asc'] }]);
  });

  it('plain defaults stand in the table', () => {
    const schema: Entity = { title: '品牌', properties: { name, isShow: { kind: 'switch', default: true }, mark: { type: 'string', default: "it's" } } };
    expect(table(schema).columns).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'is_show', default: 'true' }), expect.objectContaining({ name: 'mark', default: "'it''s'" })]));
  });

  it('computed fields have no column', () => {
    const schema: Entity = { title: '品牌', properties: { name, parentId: { kind: 'reference', to: 'product/brand' }, num: { kind: 'integer', computed: { count: 'product/brand', by: 'parentId' } } } };
    expect(table(schema).columns.map((column) => column.name)).not.toContain('num');
  });
});

describe('menu, routes and who may come', () => {
  const directories = [
    { path: '/product', title: '商品', default: '/product/brand' }, { path: '/product/deep', title: '深处' },
    { path: '/operation', title: '设置', adminOnly: true }, { path: '/user', title: '会员', default: '/user/label' },
  ];
  const at = (route: string, more: object = {}): Entity => ({ ...plain, resource: { route, ...more } });

  it('a screen hangs under the longest directory of its route; directories without screens are absent', () => {
    const { menu, directories: present } = compileAll({ menu: { directories }, 'product/brand': at('/product/brand'), 'product/deepOne': at('/product/deep/one') });
    expect(present.map(({ path }) => path)).toEqual(['/product', '/product/deep']);
    expect(menu.filter(({ menuType }) => menuType !== 'A').map(({ key, parent }) => [key, parent])).toEqual([
      ['/product', null], ['/product/deep', '/product'], ['/product/brand', '/product'], ['/product/deep/one', '/product/deep'],
    ]);
  });

  it('each permission string is one entry, that of a list stands at its screen', () => {
    const { menu } = compileAll({ menu: { directories }, 'product/brand': at('/product/brand') });
    expect(menu.find(({ key }) => key === '/product/brand')!.permission).toBe('platform:product:brand:list');
    expect(menu.filter(({ menuType }) => menuType === 'A').map(({ key }) => key)).toEqual(['info', 'save', 'update', 'delete'].map((word) => `platform:product:brand:${word}`));
  });

  it('a form page has a route and a hidden entry', () => {
    const { menu, routes } = compileAll({ menu: { directories }, 'product/brand': at('/product/brand', { form: { route: '/product/edit/:id?' } }) });
    expect(routes.find(({ screen }) => screen === 'form')).toMatchObject({ path: '/product/edit/:id?', title: '添加品牌', titleWithId: true });
    expect(menu.find(({ key }) => key === '/product/edit')).toMatchObject({ hidden: true, parent: '/product', menuType: 'C' });
  });

  it('every entity answers at the generic route too', () => {
    const { routes } = compileAll({ menu: { directories }, 'product/brand': at('/product/brand') });
    expect(routes.map(({ path }) => path)).toEqual(['/crud/product/brand', '/product/brand']);
  });

  it('a directory for administrators closes what lies below, except reads that others refer to', () => {
    const other: Entity = { ...plain, properties: { name, adminId: { kind: 'reference', to: 'operation/worker' } } };
    const closed = (schemas: Record<string, object>) =>
      compileAll({ menu: { directories }, 'operation/worker': at('/operation/worker'), ...schemas }).entities.find(({ key }) => key === 'operation/worker')!.endpoints.filter(({ adminOnly }) => adminOnly).map((each) => each.name);
    expect(closed({})).toEqual(['list', 'one', 'create', 'update', 'delete']);
    expect(closed({ 'product/brand': other })).toEqual(['one', 'create', 'update', 'delete']);
  });

  it('a page written by hand has a route, an entry and the rights of its calls', () => {
    const pages = [{ path: '/operation/log/:type?', title: '日志', screen: 'operation/log', permission: 'platform:log:list', permissions: { 'platform:log:delete': '清除日志' } }];
    const { menu, routes } = compileAll({ menu: { directories, pages } }, { 'src/console/screens/operation/log/index.tsx': '' });
    expect(routes).toEqual([{ path: '/operation/log/:type?', screen: 'page', title: '日志', page: 'operation/log', permission: 'platform:log:list', fullScreen: false, adminOnly: true, demoOnly: false }]);
    expect(menu.map(({ key, parent, menuType, permission }) => [key, parent, menuType, permission])).toEqual([
      ['/operation', null, 'M', undefined], ['/operation/log', '/operation', 'C', 'platform:log:list'], ['platform:log:delete', '/operation/log', 'A', 'platform:log:delete'],
    ]);
  });

  it('rights without a screen stand in groups of their own, and may be part of every role', () => {
    const { menu } = compileAll({ menu: { directories, rights: [{ name: 'login', title: '登录服务', base: true, permissions: { 'platform:logout': '登出' } }] } });
    expect(menu).toEqual([
      { key: 'rights:login', parent: null, title: '登录服务', menuType: 'M', sort: 0, hidden: false, adminOnly: false, demoOnly: false, base: true },
      { key: 'platform:logout', parent: 'rights:login', title: '登出', permission: 'platform:logout', menuType: 'A', sort: 1, hidden: false, adminOnly: false, demoOnly: false, base: true },
    ]);
  });

  it('an entity without resource has a table and nothing else', () => {
    const { entities, routes, menu } = compileAll({ 'system/key': { ...plain, properties: { name: { type: 'string' } }, resource: false } });
    expect(entities[0]).toMatchObject({ endpoints: [], actions: [], views: [] });
    expect(entities[0]!.table.name).toBe('system_key');
    expect([routes, menu]).toEqual([[], []]);
  });
});

describe('actions and lists', () => {
  it('inputs inherit from the field whose name they bear', () => {
    const brand = compileOne({
      ...plain,
      properties: { name, amount: { kind: 'money', title: '面值', maximum: 99, column: {} } }, required: ['name', 'amount'],
      resource: { actions: { price: { title: '调价', input: { amount: { title: '新面值' } }, effect: { set: {} } } } },
    });
    expect(brand.actions[0]).toMatchObject({ endpoint: 'action.price', on: ['row'], form: { width: 540, fields: [{ name: 'amount', kind: 'money', title: '新面值', maximum: 99, required: true }] } });
    expect(brand.endpoints.at(-1)).toMatchObject({ name: 'action.price', path: '/admin/platform/product/brand/price/{id}', permission: 'platform:product:brand:price', body: ['amount'] });
  });

  it('a bulk action takes a comma list of ids', () => {
    const brand = compileOne({ ...plain, resource: { actions: { show: { title: '展示', call: 'POST show', on: 'bulk', effect: { set: { name: '展示' } } } } } });
    expect(brand.endpoints.at(-1)!.id).toEqual({ in: 'body', name: 'ids', many: true });
    expect(brand.list).toMatchObject({ bulkActions: ['show', 'delete'] });
  });

  it('a column opens an action of its row, which is entered in the cell where it asks for that field alone', () => {
    const columnOf = (input: Record<string, Record<string, string>>) => compileOne({
      ...plain, properties: { name: { ...name, column: { opens: 'rename' } } },
      resource: { actions: { rename: { title: '改名', input, effect: { set: {} } } } },
    }).list?.columns[0];
    expect(columnOf({ name: {} })).toMatchObject({ name: 'name', edits: 'rename' });
    expect(columnOf({ name: {}, reason: { type: 'string', title: '原因' } })).toMatchObject({ name: 'name', opens: 'rename' });
  });

  it('a cell with lines below its value is read from the left, with tags beside it as its kind stands', () => {
    const isShow = { kind: 'switch', title: '显示', column: {} } as const;
    const alignOf = (below: NonNullable<Column['below']>) => compileOne({ ...plain, properties: { name, isShow: { ...isShow, column: { below } } } }).list?.columns.find((column) => column.name === 'isShow')?.align;
    expect([alignOf([{ template: '{name}' }]), alignOf([{ template: '{name}', as: 'tag' }])]).toEqual(['left', 'center']);
  });

  it('columns and filters of a list take the property’s own as far as they say nothing else', () => {
    const brand = compileOne({ ...plain, resource: { list: { columns: [{ name: 'name', title: '全称' }, 'id'], filters: [{ param: 'keywords', title: '关键字', on: ['name'] }] } } });
    expect(brand.list!.columns).toMatchObject([{ name: 'name', title: '全称', minWidth: 160 }, { name: 'id', title: 'ID' }]);
    expect(brand.list!.filters).toMatchObject([{ param: 'keywords', operator: 'contains', on: ['name'], field: { kind: 'text' } }]);
  });

  it('fields that no section names come last', () => {
    const brand = compileOne({ ...plain, properties: { name, code: { type: 'string' } }, resource: { form: { sections: [{ title: '基础', fields: ['code'] }] } } });
    expect(brand.form!.sections.map((section) => [section.title, section.inputs.map((input) => input.name)])).toEqual([['基础', ['code']], [undefined, ['name']]]);
  });

  it('the end of a period stands with its beginning, the name of a region with the region, so that each is drawn once', () => {
    const start = { kind: 'date', title: '开始', input: { through: 'end' } } as const;
    const cityId = { kind: 'region', title: '城市', named: 'city' } as const;
    const properties: Entity['properties'] = { name, start, end: { kind: 'date', title: '结束' }, cityId, city: { type: 'string', title: '城市名' } };
    const brand = compileOne({ ...plain, properties, resource: { form: { sections: [{ title: '一', fields: ['start', 'cityId'] }] } } });
    expect(brand.form!.sections.map((section) => section.inputs.map((input) => input.name))).toEqual([['start', 'end', 'cityId', 'city'], ['name']]);
  });
});

describe('a facet', () => {
  const base: Entity = { ...plain, own: { type: 0 }, properties: { ...plain.properties, type: { type: 'integer', title: '类型', column: {} }, pid: { kind: 'treeReference', to: 'product/brand', title: '上级' } }, resource: { permission: 'platform:brand', tree: { parent: 'pid' } } };
  const facet = { title: '国货', facetOf: { entity: 'product/brand', where: { type: 1 } }, properties: { name: { title: '国货名称' } }, resource: { route: '/product/local' } };
  const model = compileAll({ 'product/brand': base, 'product/local': facet });
  const [brand, local] = ['product/brand', 'product/local'].map((key) => model.entities.find((each) => each.key === key)!);

  it('shares a table of which each says what is its own, and whom it is for', () => {
    expect(brand!.parts).toEqual([
      { key: 'product/brand', title: '品牌', where: { type: 0 }, adminOnly: false },
      { key: 'product/local', title: '国货', where: { type: 1 }, adminOnly: false },
    ]);
    expect(local!.parts).toBeUndefined();
  });

  it('makes the calls of its entity', () => {
    expect(local!.endpoints).toEqual(brand!.endpoints);
    expect(local!.facet).toEqual({ of: 'product/brand', where: { type: 1 }, query: {} });
  });

  it('has the fields of its entity, as far as it does not say otherwise, and refers to itself', () => {
    expect(local!.fields.map(({ name, title, to, minLength }) => [name, title, to, minLength])).toEqual([
      ['id', 'ID', undefined, undefined], ['name', '国货名称', undefined, 1], ['type', '类型', undefined, undefined], ['pid', '上级', 'product/local', undefined],
    ]);
  });

  it.each([
    ['what they leave out is as there', { list: { priority: ['type'] }, form: { width: 800 }, detail: {} }, { sort: ['-name', '-id'], priority: ['type'], tab: '', titles: '新的品牌', width: 800, head: '{name}' }],
    ['a list of another read has its own', { list: { read: 'some' } }, { sort: ['-id'], tab: undefined }],
    ['tabs and sections are taken away', { list: { tabs: false }, form: { sections: [] } }, { tab: undefined, sections: 1 }],
  ] as const)('has the list, form and detail of its entity: %s', (_what, own, expected) => {
    const screens: Entity['resource'] = {
      list: { sort: ['-name'], tabs: { param: 'type', items: [{ value: '', title: '全部', where: {} }] } },
      form: { titles: { create: '新的品牌' }, sections: [{ title: '一', fields: ['name'] }, { title: '二', fields: ['type'] }] },
      detail: { head: { title: 'name', note: '{name}' } },
    };
    const shown: Entity = { ...base, resource: { ...base.resource, api: { reads: { some: 'GET some' } }, ...screens } };
    const { list, form, detail } = compileAll({ 'product/brand': shown, 'product/local': { ...facet, resource: { ...facet.resource, ...own } } as Entity }).entities.find(({ key }) => key === 'product/local')!;
    expect({ sort: list?.sort.map(({ field, order }) => `${order === 'desc' ? '-' : ''}${field}`), priority: list?.priority, tab: list?.tabs?.items[0]?.value, titles: form?.titles.create, width: form?.width, sections: form?.sections.length, head: detail?.head?.note }).toMatchObject(expected);
  });

  it('has the actions that its list names, and those that work out their inputs', () => {
    const action = (over: object = {}) => ({ title: '动作', on: 'page', input: { name: {} }, effect: 'handler', ...over }) as const;
    const acting: Entity = { ...base, resource: { ...base.resource, actions: { guess: action(), issue: action({ works: 'guess' }), other: action() } } };
    const code = "export const brand: EntityDeparture<'product/brand'> = { actions: { guess: own, issue: own, other: own } };";
    const { entities } = compileAll({ 'product/brand': acting, 'product/local': { ...facet, resource: { route: '/product/local', list: { pageActions: ['issue'] } } } }, { 'src/server/routes/product/brand.ts': code });
    const shown = entities.find(({ key }) => key === 'product/local')!;
    expect(shown.actions.map(({ name }) => name)).toEqual(['issue', 'guess']);
    expect(shown.list!.pageActions).toEqual(['issue']);
  });

  it('has a screen, a menu entry and no rights of its own', () => {
    expect(model.routes.map(({ path }) => path)).toContain('/product/local');
    expect(model.menu.filter(({ key }) => key === '/product/local')).toMatchObject([{ title: '国货', permission: 'platform:brand:list' }]);
    expect(model.menu.filter(({ menuType }) => menuType === 'A').every(({ key }) => key.startsWith('platform:brand:'))).toBe(true);
  });
});

describe('a move that another move leads back from is taken back without a word', () => {
  const gate = (closing: object = {}, more: object = {}): string[] => compileOne({
    title: '店铺', properties: { name, isOpen: { kind: 'switch', title: '营业', default: false, readOnly: true } }, ...more,
    resource: {
      states: { field: 'isOpen', moves: { open: { from: false, to: true }, close: { from: true, to: false, ...closing } } },
      actions: { open: { title: '开店', effect: { move: 'open' } }, ...('by' in closing ? {} : { close: { title: '关店', effect: { move: 'close' } } }) },
    },
  }, { 'product/thing': { title: '物品', properties: { name, brandId: { kind: 'reference', to: 'product/brand', title: '店铺' } } } }).actions.filter(({ undo }) => undo).map(({ name: action }) => action);

  it.each([
    ['both ways', {}, {}, ['open', 'close']],
    ['not where others make the way back', { by: 'merchant' }, {}, []],
    ['with what else it writes, which is written back', { set: { name: '已关' } }, {}, ['open', 'close']],
    ['not where something follows elsewhere', {}, { follows: [{ when: { isOpen: false }, in: 'product/thing', by: 'brandId', set: { name: '下架' }, title: '关店' }] }, ['open']],
  ])('%s', (_how, closing, more, undone) => expect(gate(closing, more)).toEqual(undone));
});
