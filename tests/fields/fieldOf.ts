/** A field model for tests: only what the test is about needs saying. */
import { kinds } from '../../src/fields/kinds';
import type { FieldModel, KindName } from '../../src/engine/model';

const extras: Partial<Record<KindName, Partial<FieldModel>>> = {
  enumeration: { enumeration: 'show', codes: [1, 0] },
  reference: { to: 'product/brand' },
  references: { to: 'product/brand' },
  treeReference: { to: 'product/category' },
};

export function fieldOf(kind: KindName, more: Partial<FieldModel> = {}): FieldModel {
  return {
    name: 'value', title: '数值', kind, at: 'schemas/test/value.json:1', wire: kinds[kind].wires[0],
    required: false, readOnly: false, writeOnly: false, messages: {},
    ...(kind === 'childTable' ? { fields: [fieldOf('text', { name: 'label', title: '名称', required: true }), fieldOf('money', { name: 'price', title: '价格' })] } : {}),
    ...extras[kind], ...more,
  };
}
