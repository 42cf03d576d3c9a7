import fc from '../property';
import { expect, test } from 'vitest';
import { redact } from '../../src/engine/text/redact';

test.each([
  ['at load (http://localhost:8080/assets/index.js?token=abc:10:5)', 'at load (http://localhost:8080/assets/index.js:10:5)'],
  ['GET https://shop.cn/api/list?name=张三&temp=1 failed', 'GET https://shop.cn/api/list failed'],
  ['at https://shop.cn/assets/a.js:3:14', 'at https://shop.cn/assets/a.js:3:14'],
  ['{"token":"abc","pwd": "secret words"}', '{"token":***,"pwd": ***}'],
  ['password=hunter2, next', 'password=***, next'],
  ['Authorization: Bearer abc.def', 'Authorization: *** abc.def'],
  ['拨打13812345678失败', '拨打***失败'],
  [`eyJ${'a'.repeat(40)}`, '***'],
  ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
])('%s is kept as %s', (text, kept) => expect(redact(text)).toBe(kept));

test('no token of ours gets through, wherever it stands', () => {
  const token = fc.stringMatching(/^[A-Za-z0-9_-]{43}$/);
  fc.assert(fc.property(token, fc.constantFrom('x ', 'token=', 'https://a/b?t=', '"', '/'), (secret, before) => !redact(before + secret).includes(secret)));
});
