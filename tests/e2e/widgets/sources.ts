/** Enumerations and records for components that stand without a server. */
import type { EnumerationModel } from '../../../src/engine/model';
import type { FindEnumeration } from '../../../src/ui/ports/enumerations';
import type { ReferenceNode, ReferenceOptions, ReferenceSource } from '../../../src/ui/ports/references';

const enumeration = (name: string, title: string, items: EnumerationModel['items']): EnumerationModel => ({ name, title, items });

const enumerations: Record<string, EnumerationModel> = {
  show: enumeration('show', '显示状态', [{ value: 1, title: '显示', colour: 'success' }, { value: 0, title: '隐藏', colour: 'info' }]),
  level: enumeration('level', '级别', [
    { value: 0, title: '体验', colour: 'default' }, { value: 1, title: '期限', colour: 'primary' }, { value: 2, title: '永久', colour: 'success' },
    { value: 3, title: '冻结', colour: 'warning' }, { value: 4, title: '注销', colour: 'danger' },
  ]),
};
export const findEnumeration: FindEnumeration = (name) => enumerations[name];

const tree: ReferenceNode[] = [
  { id: 1, label: '数码', children: [{ id: 11, label: '手机', children: [{ id: 111, label: '智能手机' }, { id: 112, label: '老人机', disabled: true }] }, { id: 12, label: '电脑', children: [{ id: 121, label: '笔记本' }] }] },
  { id: 2, label: '服装', children: [{ id: 21, label: '男装', children: [{ id: 211, label: '衬衫' }] }] },
];
const brands: ReferenceNode[] = ['华为', '小米', '联想', '海尔', '美的', '格力', '回力', '安踏', '李宁', '茅台', '五粮液', '蒙牛', '伊利'].map((label, index) => ({ id: index + 1, label, disabled: label === '回力' }));

const ready: Omit<ReferenceOptions, 'nodes' | 'tree'> = { loading: false, more: false, loadMore: () => {}, reload: () => {} };
const nodesOf = (entity: string) => (entity === 'product/category' ? tree : brands);

function names(nodes: readonly ReferenceNode[], above = ''): [string, string][] {
  return nodes.flatMap((node) => [[String(node.id), above + node.label] as [string, string], ...names(node.children ?? [], `${above}${node.label}/`)]);
}

export const source: ReferenceSource = {
  useOptions: (entity) => (entity === 'product/category'
    ? { ...ready, nodes: tree, tree: true, maxLevel: 3, rootTitle: '顶层目录' }
    : { ...ready, nodes: brands, tree: false }),
  useNames: (entity) => Object.fromEntries(names(nodesOf(entity))),
  useRegions: () => ({ options: [], loading: false }),
};
