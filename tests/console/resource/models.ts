/** Small resources for tests: only what the test is about needs saying. */
import type { ColumnModel, EndpointModel, FieldModel, FilterModel, KindName, ListModel, ResourceModel, Scalar } from '../../../src/engine/model';
import { fieldOf } from '../../fields/fieldOf';

const at = 'schemas/test/thing.json:1';

export const columnOf = (name: string, more: Partial<ColumnModel> = {}): ColumnModel => ({
  name, title: more.title ?? name, minWidth: 100, align: 'left', ellipsis: false, sortable: true, hidden: false, ...more,
});

export const filterOf = (param: string, kind: KindName, more: Partial<FilterModel> = {}): FilterModel => ({
  param, title: more.title ?? param, field: fieldOf(kind, { name: param, title: param, ...more.field }), on: [param],
  operator: kind === 'text' ? 'contains' : 'equals', hidden: false, folded: false, ...more,
});

interface ListSketch {
  columns?: (string | ColumnModel)[];
  filters?: ([string, KindName] | FilterModel)[];
  tabs?: { param: string; default: Scalar; values: Scalar[] };
  pageSizes?: number[];
}

export const listOf = (sketch: ListSketch = {}, more: Partial<ListModel> = {}): ListModel => ({
  name: 'list',
  title: '物品',
  endpoint: 'list',
  shape: 'page',
  columns: (sketch.columns ?? ['name']).map((column) => (typeof column === 'string' ? columnOf(column) : column)),
  filters: (sketch.filters ?? []).map((filter) => (Array.isArray(filter) ? filterOf(...filter) : filter)),
  tabs: sketch.tabs && {
    param: sketch.tabs.param, default: sketch.tabs.default, counts: false,
    items: sketch.tabs.values.map((value) => ({ value, title: `页签${value}`, where: {}, at })),
  },
  pageSizes: sketch.pageSizes ?? [20, 40, 60, 80],
  sort: [{ field: 'id', order: 'desc' }],
  rowActions: ['edit', 'detail', 'delete'],
  bulkActions: ['delete'],
  pageActions: ['create'],
  exportable: true,
  ...more,
});

const path = '/admin/platform/test/thing';
const endpoint = (role: EndpointModel['role'], more: Partial<EndpointModel> = {}): EndpointModel => ({
  name: role, role, title: role, method: role === 'list' || role === 'counts' ? 'GET' : 'POST', path: `${path}/${role}`,
  permission: `platform:test:thing:${role}`, adminOnly: false, ...more,
});

/** An entity `test/thing` with name, sort, a switch isShow, and every standard call. */
export function thing(more: Partial<ResourceModel> = {}): ResourceModel {
  const fields: FieldModel[] = [
    fieldOf('integer', { name: 'id', title: 'ID', readOnly: true }),
    fieldOf('text', { name: 'name', title: '名称', required: true }),
    fieldOf('integer', { name: 'sort', title: '序号' }),
    fieldOf('switch', { name: 'isShow', title: '显示', enumeration: 'show' }),
  ];
  return {
    key: 'test/thing', section: 'test', name: 'thing', title: '物品', at, typeName: 'Thing', primaryKey: 'id', display: 'name',
    fields,
    style: 'platform',
    endpoints: [
      endpoint('list', { shape: 'page' }),
      endpoint('create', { title: '添加物品', body: ['name', 'sort'] }),
      endpoint('update', { body: ['name', 'sort'], id: { in: 'body', name: 'id' } }),
      endpoint('delete', { path: `${path}/delete/{id}`, id: { in: 'path', name: 'id' }, success: '删除成功', confirm: '删除该物品吗' }),
      endpoint('switch', { name: 'switch.isShow', path: `${path}/show/{id}`, id: { in: 'path', name: 'id' }, field: 'isShow', state: 'toggle', success: '修改成功' }),
    ],
    options: 'list',
    route: '/test/thing',
    list: listOf({ columns: [columnOf('id', { title: 'ID' }), columnOf('name', { title: '名称' }), columnOf('sort', { title: '序号' }), columnOf('isShow', { title: '显示' })], filters: [filterOf('name', 'text', { title: '名称' })] }),
    views: [],
    form: {
      in: 'dialog', width: 540, titles: { create: '添加物品', edit: '编辑物品', copy: '复制物品' },
      success: { create: '创建成功', edit: '编辑成功', copy: '创建成功' }, sectionsAs: 'plain', titleWithId: false,
      sections: [{ inputs: ['name', 'sort'].map((name) => ({ name, at, placeholder: `请输入${name}`, span: 24, hiddenIn: [], disabledIn: [] })) }],
    },
    detail: { title: '物品详情', width: 1000, sections: [{ fields: ['id', 'name', 'sort'] }] },
    actions: [],
    softDelete: true,
    missing: { code: 404, message: '数据不存在' },
    demoOnly: false,
    ...more,
  };
}

export const endpointFor = endpoint;
