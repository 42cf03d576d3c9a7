/**
 * `npm run check-backend -- URL [--account A --password P | --token T]`: holds any platform backend to the published interface
 * (`tests/interface`) and tells, per section, what answers, what is missing and what drifted. Changes nothing there. Ends with 1
 * when something is missing or drifted; what this product leaves out for good is not asked for.
 */
import { parseArgs } from 'node:util';
import { absent, nameOf, publishedCalls } from './backend/published';
import { type Answer, type Send, walkBackend, withoutKeys } from './backend/walk';
import { usage } from './command';

const patience = 60_000;
const words = { answers: '正常', missing: '缺失', drifted: '偏离', unproved: '未验证' } as const;

/** The call of a backend at an address, with the conventions of the published interface. */
function caller(url: string, token: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method, body, signal: AbortSignal.timeout(patience),
      headers: { 'Authori-zation': token, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
    const text = await response.text();
    const json = readJson(text);
    const envelope = typeof json === 'object' && json !== null && 'code' in json ? json as unknown as Answer : undefined;
    return envelope
      ? { status: response.status, code: envelope.code, message: envelope.message ?? '', data: envelope.data }
      : { status: response.status, code: response.status, message: response.statusText, data: json };
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function signIn(url: string, account: string, pwd: string): Promise<string> {
  const { code, message, data } = await caller(url, '')('POST', '/admin/platform/login', JSON.stringify({ account, pwd }));
  const token = (data as { token?: unknown } | null)?.token;
  if (code !== 200 || typeof token !== 'string') throw new Error(`登录失败：${code} ${message}`);
  return token;
}

async function main(): Promise<void> {
  const { values, positionals: [address] } = parseArgs({
    allowPositionals: true, options: { account: { type: 'string' }, password: { type: 'string' }, token: { type: 'string' } },
  });
  const { account, password, token } = values;
  if (!address || (token === undefined && (account === undefined || password === undefined))) {
    usage('npm run check-backend -- 地址 --account 账号 --password 密码，或 --token 令牌');
  }
  const url = address.replace(/\/+$/, '');
  const call = caller(url, token ?? await signIn(url, account!, password!));
  const leftOut = absent('leftOut');
  const verdicts = (await walkBackend(publishedCalls(), call)).map((verdict) => withoutKeys(verdict, leftOut.answers[nameOf(verdict.call)]));

  const totals = { answers: 0, missing: 0, drifted: 0, unproved: 0 };
  for (const section of new Set(verdicts.map(({ call: { section: name } }) => name))) {
    const found = verdicts.filter((verdict) => verdict.call.section === section);
    for (const { state } of found) totals[state] += 1;
    const count = (state: keyof typeof words) => `${words[state]} ${found.filter((verdict) => verdict.state === state).length}`;
    console.log(`${section}：${(['answers', 'missing', 'drifted', 'unproved'] as const).map(count).join('，')}`);
    for (const { call: { method, path }, state, details } of found) {
      if (state !== 'answers') console.log(`  ${words[state]} ${method} /api${path}${details.length > 0 ? `：${details.join('；')}` : ''}`);
    }
  }
  console.log(`共 ${verdicts.length} 个接口：正常 ${totals.answers}，缺失 ${totals.missing}，偏离 ${totals.drifted}，未验证 ${totals.unproved}`);
  process.exitCode = totals.missing + totals.drifted > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
