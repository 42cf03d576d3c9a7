/** The table of WeChat's calls against the stand-in: each is known to it, none is left out. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wechatTable } from '../../../src/server/wechat/calls';
import { type StandIn, standInAccounts, startStandIn } from '../../../scripts/wechat/standIn';

const calls = Object.entries(wechatTable).flatMap(([part, table]) => Object.entries(table).map(([name, call]) => ({ name: `${part}.${name}`, ...call })));

let standIn: StandIn;
beforeAll(async () => { standIn = await startStandIn(); });
afterAll(() => standIn.close());

it.each(calls)('$name is a call of the stand-in too', async ({ method, path, of: account }) => {
  const token = account === 'nobody' ? '' : standIn.tokens.lend(standInAccounts[account], false).access_token;
  const answer = await fetch(`${standIn.url}${path}?access_token=${token}`, { method, ...(method === 'POST' && { body: '{}' }) });
  const told = answer.headers.get('content-type')?.startsWith('application/json') ? await answer.json() as { errcode?: number } : {};
  // Neither unknown nor without the right; that nothing was sent along it may well say.
  expect([40066, 48001, 41001]).not.toContain(told.errcode);
});

it('names each call once, with its place in the documents', () => {
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
  for (const { name, source } of calls) expect(source, name).toMatch(/^https:\/\/developers\.weixin\.qq\.com\//);
});
