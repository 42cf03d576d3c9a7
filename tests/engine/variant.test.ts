import { expect, test } from 'vitest';
import { varied, variantOf, variedPlaceholder } from '../../src/engine/rules/variant';
import { brokenKinds } from '../../src/engine/validation/brokenKinds';
import { kinds } from '../../src/fields/kinds';
import { fieldOf } from '../fields/fieldOf';

const field = fieldOf('references', {
  name: 'ids', title: '对象', to: 'product/brand', maxItems: 100,
  variants: [{ in: ['edit'], title: '增加对象' }, { when: { kind: 5 }, title: '品牌', maxItems: 1 }, { when: { kind: [5, 6] }, title: '商户' }],
});
const asked = (values: object, mode?: 'create' | 'edit') => {
  const { title, maxItems } = varied(field, variantOf(field, { ...values }, mode));
  return [title, maxItems];
};

test('a field is as the first variant has it that applies to the record and the mode of its form', () => {
  expect(asked({ kind: 2 })).toEqual(['对象', 100]);
  expect(asked({ kind: 5 })).toEqual(['品牌', 1]);
  expect(asked({ kind: 5 }, 'create')).toEqual(['品牌', 1]);
  expect(asked({ kind: 6 })).toEqual(['商户', 100]);
  expect(asked({ kind: 6 }, 'edit')).toEqual(['增加对象', 100]);
});

test.each([
  [{ kind: 5, ids: [1] }, []],
  [{ kind: 5, ids: [1, 2] }, [{ field: 'ids', message: '品牌最多1项' }]],
  [{ kind: 5, ids: [] }, []],
  [{ kind: 6, ids: [1, 2] }, []],
])('%j takes no more than its variant does', (values, errors) => expect(brokenKinds([field], values, (kind) => kinds[kind])).toEqual(errors));

test('its empty input asks by the label of the variant, or in words of the variant’s own', () => {
  const says = (values: object, more: object = {}) => variedPlaceholder('请选择对象', field, { ...variantOf(field, { ...values })!, ...more });
  expect([says({ kind: 5 }), says({ kind: 6 }), says({ kind: 5 }, { placeholder: '由规则决定' })]).toEqual(['请选择品牌', '请选择商户', '由规则决定']);
});

const scope = fieldOf('enumeration', {
  name: 'scope', title: '范围', enumeration: 'activityScope',
  variants: [{ when: { channels: { has: [2, 3] } }, title: '范围', help: '小票不含商品', barred: [1, 2] }],
});
test.each([
  [{ channels: [1], scope: 1 }, []],
  [{ channels: [1, 2], scope: 4 }, []],
  [{ channels: [1, 2], scope: 1 }, [{ field: 'scope', message: '小票不含商品' }]],
])('%j chooses no code that is barred there, and is told why', (values, errors) => expect(brokenKinds([scope], values, (kind) => kinds[kind])).toEqual(errors));
