/** A field model for tests: only what the test is about needs saying. */
import { kinds } from '../../src/fields/kinds';
import type { FieldModel, KindName } from '../../src/engine/model';

const extras: Partial<Record<KindName, Partial<FieldModel>>> = {
  enumeration: { enumeration: 'show', codes: [1, 0] },
  choices: { codes: [1, 2, 'x'], options: [{ value: 1, title: '一' }, { value: 2, title: '二' }, { value: 'x', title: '未知' }] },
  cascade: { codes: [33, 3301, 3302, 31], options: [{ value: 33, title: '浙江', children: [{ value: 3301, title: '杭州' }, { value: 3302, title: '宁波' }] }, { value: 31, title: '上海' }] },
  reference: { to: 'product/brand' },
  region: { region: { level: 1, empties: [] } },
  references: { to: 'product/brand' },
  treeReference: { to: 'product/category' },
};

export function fieldOf(kind: KindName, more: Partial<FieldModel> = {}): FieldModel {
  return {
    name: 'value', title: '数值', kind, wire: kinds[kind].wires[0],
    required: false, readOnly: false, writeOnly: false, messages: {},
    ...(kind === 'childTable' ? { fields: [fieldOf('text', { name: 'label', title: '名称', required: true }), fieldOf('money', { name: 'price', title: '价格' })] } : {}),
    ...(kind === 'skuMatrix' ? { fields: [fieldOf('money', { name: 'price', title: '售价', required: true, minimum: 0 }), fieldOf('integer', { name: 'stock', title: '库存', minimum: 0, maximum: 999999, default: 0 })] } : {}),
    ...extras[kind], ...more,
  };
}
