/** The values that a form opens with. */
import { expect, it } from 'vitest';
import { formValues } from '../../../../src/console/resource/form/useOpening';
import { fieldOf } from '../../../fields/fieldOf';
import { thing } from '../models';

const { fields, ...rest } = thing();
const only = fieldOf('switch', { name: 'isDefault', title: '默认', enumeration: 'yesNo', default: false, exactlyOne: { holds: true, otherwise: false, scope: [], message: '' } });
const resource = { ...rest, fields: [...fields, only] };
const record = { id: 7, name: '甲', sort: 3, isShow: true, isDefault: true };

it.each([
  ['edit', record],
  ['copy', { name: '甲', sort: 3, isShow: true, isDefault: false }],
] as const)('%s: a copy is without identity, and without what exactly one record holds', (mode, values) => {
  expect(formValues(resource, mode, record)).toEqual(values);
});
