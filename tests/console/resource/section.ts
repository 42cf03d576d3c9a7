/** Stands for `generated/resources`: the entity `test/thing` of one section. */
import type { ResourceModel } from '../../../src/engine/model';
import { thing } from './models';

export const resource: ResourceModel = thing();
export const routes = [];
export const directories = [];
export const entities = { 'test/thing': { section: 'test', title: '物品', display: 'name' } };
export const resources = { 'test/thing': () => Promise.resolve({ resource }) };
export const sections = {
  test: () =>
    Promise.resolve({
      enumerations: [{ name: 'show', title: '显示状态', items: [{ value: 1, title: '显示' }, { value: 0, title: '隐藏' }] }],
    }),
};
