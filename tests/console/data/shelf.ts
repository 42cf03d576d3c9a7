/** Two small entities and their generated map, so that the data room is tested without any of the product's own. */
import type { EndpointModel, FieldModel, FilterModel, ListModel, ResourceModel } from '../../../src/engine/model';

const at = 'schemas/shelf/book.json:1';

export const field = (name: string, more: Partial<FieldModel> = {}): FieldModel => ({
  name, title: name, kind: 'text', wire: 'plain', required: false, readOnly: false, writeOnly: false, messages: {}, ...more,
});

export const endpoint = (name: string, call: string, more: Partial<EndpointModel> = {}): EndpointModel => {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  return {
    name, role: name.split('.')[0] as EndpointModel['role'], title: name, method, path, permission: `shelf:${name}`, adminOnly: false,
    ...(path.includes('{id}') ? { id: { in: 'path', name: 'id' } } : {}), ...more,
  };
};

const filter = (param: string, more: Partial<FilterModel> = {}): FilterModel => ({
  param, title: param, field: field(param), on: [param], operator: 'contains', hidden: false, folded: false, ...more,
});

const list = (more: Partial<ListModel> = {}): ListModel => ({
  name: 'list', title: '列表', endpoint: 'list', shape: 'page', columns: [], filters: [], pageSizes: [20, 40], sort: [{ field: 'sort', order: 'desc' }],
  rowActions: [], bulkActions: [], pageActions: [], exportable: true, ...more,
});

const shows = field('isShow', { kind: 'switch', wire: '1/0', enumeration: 'show' });

export const book: ResourceModel = {
  key: 'shelf/book', section: 'shelf', name: 'book', title: '书', at, typeName: 'Book', primaryKey: 'id', display: 'name',
  fields: [
    field('id', { kind: 'integer', readOnly: true }), field('name'), field('rooms', { kind: 'references', to: 'shelf/room', wire: 'comma', marks: 'roomList' }),
    field('price', { kind: 'money', wire: 'decimal' }), field('secret', { kind: 'password', writeOnly: true }), shows,
    field('createTime', { kind: 'datetime', readOnly: true }),
  ],
  style: 'platform',
  endpoints: [
    endpoint('list', 'GET /shelf/book/list', { shape: 'page' }),
    endpoint('create', 'POST /shelf/book/save', { body: ['name', 'rooms', 'price', 'secret'] }),
    endpoint('update', 'POST /shelf/book/update', { body: ['name', 'rooms', 'price', 'secret'], id: { in: 'body', name: 'id' } }),
    endpoint('delete', 'POST /shelf/book/delete/{id}'),
    endpoint('switch.isShow', 'POST /shelf/book/show/{id}', { state: 'toggle', field: 'isShow' }),
    endpoint('action.move', 'POST /shelf/book/move', { id: { in: 'body', name: 'ids', many: true } }),
    endpoint('action.close', 'POST /shelf/book/close', { id: { in: 'body', name: 'id' }, also: [{ method: 'GET', path: '/shelf/book/close' }] }),
    endpoint('action.refuse', 'GET /shelf/book/refuse', { id: { in: 'query', name: 'id' } }),
    endpoint('action.sync', 'POST /shelf/book/sync', { params: 'query' }),
    endpoint('counts', 'GET /shelf/book/headers'),
  ],
  options: 'list',
  list: list({
    filters: [filter('name'), filter('isShow', { field: shows, operator: 'equals' })],
    tabs: { param: 'type', default: 1, counts: true, items: [1, 2].map((value) => ({ value, title: String(value), where: {}, at })) },
  }),
  views: [], actions: [], softDelete: true, missing: { code: 404, message: '书不存在' }, demoOnly: false,
};

export const room: ResourceModel = {
  ...book, key: 'shelf/room', name: 'room', title: '书房',
  fields: [field('id', { kind: 'integer', readOnly: true }), field('name'), field('pid', { kind: 'treeReference', to: 'shelf/room', default: 0 }), shows],
  choice: { never: [{ when: { isShow: false } }] },
  endpoints: [
    endpoint('list', 'GET /shelf/room/list', { shape: 'array' }), endpoint('one', 'GET /shelf/room/info/{id}'),
    endpoint('create', 'POST /shelf/room/save', { body: ['name', 'pid'] }),
    endpoint('read.tree', 'GET /shelf/room/tree', { role: 'read', shape: 'tree', cache: 'shelfRoom' }),
  ],
  options: 'read.tree', list: list({ shape: 'array', sort: [] }),
  tree: { parent: 'pid', children: 'childList', maxLevel: 3, rootTitle: '顶层', spread: [] },
};

/** Read and written through ra-data-simple-rest. */
export const note: ResourceModel = {
  ...book, key: 'shelf/note', name: 'note', style: 'simple-rest', fields: [field('id', { kind: 'integer', readOnly: true }), field('name'), shows],
  endpoints: [endpoint('list', 'GET /rest/shelf/note')], list: list({ sort: [] }),
};

/** Some books, under words of their own. */
export const novel: ResourceModel = { ...book, key: 'shelf/novel', name: 'novel', title: '小说', facet: { of: 'shelf/book', where: { type: 2 }, query: { status: -1 } } };

const show = { name: 'show', title: '显示', at, items: [{ value: 1, title: '显示' }, { value: 0, title: '隐藏' }] };

/** Shares its table with records of other entities. */
export const essay: ResourceModel = { ...book, key: 'shelf/essay', name: 'essay', title: '随笔', own: { type: 3 } };

/** Stands in for `generated/resources`. */
export const generated = {
  resources: Object.fromEntries([book, room, note, novel, essay].map((resource) => [resource.key, () => Promise.resolve({ resource })])),
  sections: { shelf: () => Promise.resolve({ enumerations: [show] }) },
  entities: Object.fromEntries([book, room, note, novel, essay].map(({ key, title, tree }) => [key, { section: 'shelf', title, demoOnly: false, ...(tree && { tree: true }) }])),
  routes: [], directories: [],
};
