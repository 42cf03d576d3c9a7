/** Where a form page lies for each way of opening it, and how it is told from an address. */
import { expect, test } from 'vitest';
import type { FormAddresses, FormWay } from '../../src/engine/model';
import { addressOfForm, openedAt } from '../../src/engine/routes/formAddress';

const published: FormAddresses = { create: '0/edit/noChoose', edit: '{id}/edit/noChoose', copy: '{id}/edit/noChoose/copy', view: '{id}/noEdit/noChoose', from: '{id}/edit/choose' };

test.each<[FormAddresses | undefined, FormWay, number | undefined, string]>([
  [undefined, 'create', undefined, '/goods/edit'],
  [undefined, 'edit', 7, '/goods/edit/7'],
  [undefined, 'copy', 7, '/goods/edit/7/copy'],
  [published, 'create', undefined, '/goods/edit/0/edit/noChoose'],
  [published, 'edit', 7, '/goods/edit/7/edit/noChoose'],
  [published, 'copy', 7, '/goods/edit/7/edit/noChoose/copy'],
  [published, 'view', 7, '/goods/edit/7/noEdit/noChoose'],
  [published, 'from', 7, '/goods/edit/7/edit/choose'],
])('of %o, %s of %s lies at %s and is told by it', (addresses, way, id, address) => {
  expect(addressOfForm('/goods/edit/:id?', addresses, way, id)).toBe(address);
  expect(openedAt('/goods/edit/:id?', addresses, address)).toEqual({ way, ...(id !== undefined && { id: String(id) }) });
});

test('a route with a place for it says by 1 that it is a copy', () => {
  const route = '/goods/edit/:id?/:copy?';
  expect(addressOfForm(route, undefined, 'copy', 7)).toBe('/goods/edit/7/1');
  expect(['/goods/edit', '/goods/edit/7', '/goods/edit/7/1'].map((address) => openedAt(route, undefined, address))).toEqual([{ way: 'create' }, { way: 'edit', id: '7' }, { way: 'copy', id: '7' }]);
});

test('what cannot be decoded is an id as it stands, which no record has', () => {
  expect(openedAt('/goods/edit/:id?', undefined, '/goods/edit/%E0%A4%A')).toEqual({ way: 'edit', id: '%E0%A4%A' });
});

test.each([['/goods/edit', { way: 'create' }], ['/goods/edit/0/strange', { way: 'create' }], ['/goods/edit/9/strange/part', { way: 'edit', id: '9' }]])('%s, which nobody wrote down, is opened by the id it begins with', (address, opened) => {
  expect(openedAt('/goods/edit/:id?', published, address)).toEqual(opened);
});
