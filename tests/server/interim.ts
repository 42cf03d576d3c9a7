import type { MenuModel, TableColumn, TableModel } from '../../src/engine/model';
import type { Contract } from '../../src/server/contract';
const table = (name: string, columns: [string, string][]): TableModel => ({ name, indexes: [], steps: [],
  columns: columns.map(([column, type]): TableColumn => ({ name: column, field: column, type, nullable: column !== 'id' })) });
const times: [string, string][] = [['create_time', 'timestamp(0)'], ['update_time', 'timestamp(0)']];
const entity = (t: TableModel) => ({ table: t, at: `schemas/operation/${t.name}.json:1` }) as never;
export const menu: MenuModel[] = [
  { key: '/product', parent: null, title: '商品', menuType: 'M', sort: 90, hidden: false, adminOnly: false, demoOnly: false, path: '/product' },
  { key: '/product/brand', parent: '/product', title: '品牌', menuType: 'C', sort: 20, hidden: false, adminOnly: false, demoOnly: false, path: '/product/brand', permission: 'platform:product:brand:list' },
  { key: 'platform:product:brand:add', parent: '/product/brand', title: '新增', menuType: 'A', sort: 0, hidden: false, adminOnly: false, demoOnly: false, permission: 'platform:product:brand:add' },
  { key: '/operation', parent: null, title: '设置', menuType: 'M', sort: 30, hidden: false, adminOnly: true, demoOnly: false, path: '/operation' },
  { key: '/operation/admin', parent: '/operation', title: '管理员', menuType: 'C', sort: 20, hidden: false, adminOnly: true, demoOnly: false, path: '/operation/admin', permission: 'platform:admin:list' },
  { key: '/gallery', parent: null, title: '陈列', menuType: 'M', sort: 0, hidden: false, adminOnly: false, demoOnly: true, path: '/gallery' },
  { key: '/gallery/x', parent: '/gallery', title: '陈列', menuType: 'C', sort: 0, hidden: false, adminOnly: false, demoOnly: true, path: '/gallery/x' },
];
export const interimContract: Contract = { enumerations: [], openapi: {}, menu, entities: [
  entity(table('system_admin', [['id', 'bigint'], ['account', 'text'], ['pwd', 'text'], ['real_name', 'text'], ['header_image', 'text'], ['roles', 'bigint[]'], ['last_ip', 'text'], ['last_time', 'timestamp(0)'], ['login_count', 'bigint'], ['level', 'bigint'], ['status', 'boolean'], ['phone', 'text'], ['is_sms', 'boolean'], ...times])),
  entity(table('system_role', [['id', 'bigint'], ['role_name', 'text'], ['code', 'text'], ['rules', 'bigint[]'], ['level', 'bigint'], ['status', 'boolean'], ...times])),
  entity(table('system_menu', [['id', 'bigint'], ['key', 'text'], ['pid', 'bigint'], ['name', 'text'], ['icon', 'text'], ['perms', 'text'], ['component', 'text'], ['menu_type', 'text'], ['sort', 'bigint'], ['is_show', 'boolean'], ...times])),
] };
