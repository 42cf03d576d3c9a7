/** What a line of the log holds of a request and of an error: never a telephone number, a code or a token. */
import { describe, expect, it } from 'vitest';
import { logging, withoutSecrets } from '../../../src/server/plugins/logging';
import { callFacts } from '../../../src/server/calls/facts';

describe('the address of a request', () => {
  it.each([
    ['/api/admin/platform/user/list?page=2&limit=20&searchType=phone&content=13812345678', '/api/admin/platform/user/list?page=2&limit=20&searchType=***&content=***'],
    ['/api/admin/authorize/login?code=071abc&state=x', '/api/admin/authorize/login?code=***&state=***'],
    ['/api/x?access_token=abc&unlisted=secret&page=13812345678', '/api/x?access_token=***&unlisted=***&page=***'],
    ['/api/x?page=1&page=%E5%BC%A0%E4%B8%89', '/api/x?page=1&page=***'],
    ['/api/x?13812345678=1&a%20b=c&=d&flag', '/api/x?***=***&***=***&***=***&flag=***'],
    ['/api/user/detail/13812345678?', '/api/user/detail/***'],
    ['/api/user/detail/42', '/api/user/detail/42'],
  ])('%s', (url, logged) => {
    expect(withoutSecrets(url)).toBe(logged);
  });
});

it('an error is told without what the database quotes of the row', () => {
  const { serializers } = logging('info') as unknown as { serializers: { err(error: Error): object } };
  const error = Object.assign(new Error('duplicate key value 13812345678 token=abcdef'), { code: '23505', detail: 'Key (phone)=(13812345678) already exists.', where: 'x', parameters: ['secret'] });
  const text = JSON.stringify(serializers.err(error));
  expect(text).toContain('23505');
  expect(text).not.toMatch(/13812345678|abcdef|already exists|secret"/);
});

it('the operation log holds what a call carried without secrets, and telephone numbers in part', () => {
  const request = {
    routeOptions: { config: { call: { name: 'user/user.update', secrets: [] } } }, params: { id: '1' }, query: { content: '13812345678' }, method: 'POST', url: '/api/x?content=13812345678', ip: '::1',
    body: { phone: '13912345678', note: '请拨打13712345678或+8613612345678联系', code: '123456', secondFactor: '123456', wxCode: 'abc', password: 'geheim', orderNo: '2026111312345678901' },
  };
  const { param, path } = callFacts(request as never);
  expect(path).toBe('/api/x');
  expect(param).not.toMatch(/1[389][0-9]{9}(?!\d)(?<!\d{12})|123456"|abc|geheim/);
  expect(JSON.parse(param)).toMatchObject({ phone: '139****5678', content: '138****5678', note: '请拨打137****5678或+86136****5678联系', orderNo: '2026111312345678901' });
});
