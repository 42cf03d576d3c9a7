/** As `section.ts`; the switch holds one of the codes 1 and 2, or 0 for none. */
import type { FieldModel, ResourceModel } from '../../../src/engine/model';
import { thing } from './models';

const codes: Partial<FieldModel> = {
  kind: 'enumeration', as: 'switch', codes: [1, 2, 0], enumeration: undefined, options: [{ value: 1, title: '有讲解' }, { value: 2, title: '无讲解' }, { value: 0, title: '' }],
};
const plain = thing();
export const resource: ResourceModel = { ...plain, fields: plain.fields.map((field) => (field.name === 'isShow' ? { ...field, ...codes } : field)) };
export const routes = [];
export const directories = [];
export const entities = { 'test/thing': { section: 'test', title: '物品', display: 'name' } };
export const resources = { 'test/thing': () => Promise.resolve({ resource }) };
export const sections = { test: () => Promise.resolve({ enumerations: [] }) };
