import { expect, test } from 'vitest';
import { hasAllPermissions, hasPermission, hasRole, requirePermissionTags, requireRoleTags } from '../../src/engine/permission/check';

test.each([
  [['platform:upload:file'], 'platform:upload:file', true],
  [['platform:upload'], 'platform:upload:file', false],
  [['platform:upload:*'], 'platform:upload:file', false],
  [['*:*:*'], 'platform:upload:file', true],
  [['a'], ['b', 'a'], true],
  [['*:*:*'], [], false],
  [['*:*:*'], '', false],
  [['*:*:*'], undefined, false],
])('%j asked for any of %j: %s', (owned, required, allowed) => expect(hasPermission(owned, required)).toBe(allowed));

test.each([
  [['a', 'b'], ['a', 'b'], true],
  [['a'], ['a', 'b'], false],
  [['*:*:*'], ['a', 'b'], true],
  [['*:*:*'], [], false],
])('%j asked for all of %j: %s', (owned, required, allowed) => expect(hasAllPermissions(owned, required)).toBe(allowed));

test.each([
  [['admin'], ['x'], true],
  [['editor'], ['editor', 'x'], true],
  [['editor'], ['x'], false],
  [['admin'], [], false],
])('roles %j for %j: %s', (roles, required, allowed) => expect(hasRole(roles, required)).toBe(allowed));

test.each([[[]], [undefined], ['admin'], [null]])('a guard given %j is a developer\'s mistake', (tags) => {
  expect(() => requirePermissionTags(tags)).toThrow('请设置操作权限标签值');
  expect(() => requireRoleTags(tags)).toThrow('请设置角色权限标签值');
});
