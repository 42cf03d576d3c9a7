/** Stands for `generated/resources`: one section with the entity `test/thing`. */
import type { ResourceModel } from '../../../src/engine/model';
import { thing } from './models';

export const resource: ResourceModel = thing();
export const routes = [];
export const directories = [];
export const entities = { 'test/thing': { section: 'test', title: '物品', display: 'name' } };
export const sections = {
  test: () =>
    Promise.resolve({
      resources: [resource],
      enumerations: [{ name: 'show', title: '显示状态', items: [{ value: 1, title: '显示' }, { value: 0, title: '隐藏' }] }],
    }),
};
