/** ROLE-33: an account is a shop's staff by its picture, else by its telephone. */
import { expect, test } from 'vitest';
import { isStoreStaff, staffOf } from '../../../src/engine/permission/storeStaff';

const staff = [
  { merId: 1, avatar: '/a.png', phone: '13800138000' },
  { merId: 2, avatar: '/b.png', phone: '13900139000' },
  { merId: 3, avatar: '', phone: null },
];

test.each([
  ['by the picture', { avatar: '/b.png' }, 2],
  ['by the picture before the telephone', { avatar: '/b.png', phone: '13800138000' }, 2],
  ['by the telephone, where nobody has the picture', { avatar: '/c.png', phone: '13800138000' }, 1],
  ['by the telephone alone', { avatar: '', phone: '13900139000' }, 2],
  ['not by an empty picture', { avatar: '' }, undefined],
  ['not by what neither has', { avatar: null, phone: '' }, undefined],
  ['not by what nobody has', { avatar: '/d.png', phone: '13700137000' }, undefined],
])('%s', (_what, account, shop) => {
  expect(staffOf(account, staff)?.merId).toBe(shop);
  expect(isStoreStaff(account, staff)).toBe(shop !== undefined);
});
