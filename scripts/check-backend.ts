/**
 * `npm run check-backend -- URL [--account A --password P | --token T]`: walks the contract against any platform backend and
 * tells, per resource, what answers, what is missing and what drifted. Changes nothing there. Ends with 1 when something is
 * missing or drifted.
 */
import { parseArgs } from 'node:util';
import { entities } from '../generated/contract/entities';
import openapi from '../generated/contract/openapi.json';
import { extension } from '../src/engine/extension/paths';
import { answerSchema } from './backend/drift';
import { type Answer, type Call, walkBackend } from './backend/walk';
import { usage } from './command';

const patience = 60_000;
const words = { answers: '正常', missing: '缺失', drifted: '偏离', unproved: '未验证' } as const;

/** The call of a backend at an address, with the conventions of the published interface. */
function caller(url: string, token: string): Call {
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
  const able = await call('GET', extension.capabilities);
  const demo = able.code === 200 && (able.data as { demo?: boolean } | null)?.demo === true;

  const reports = await walkBackend(entities.filter((entity) => demo || !entity.demoOnly), ({ method, path }) => answerSchema(openapi, method, path), call);
  const totals = { answers: 0, missing: 0, drifted: 0, unproved: 0 };
  for (const { entity, verdicts } of reports) {
    for (const { state } of verdicts) totals[state] += 1;
    const count = (state: keyof typeof words) => `${words[state]} ${verdicts.filter((verdict) => verdict.state === state).length}`;
    console.log(`${entity.key} ${entity.title}：${(['answers', 'missing', 'drifted', 'unproved'] as const).map(count).join('，')}`);
    for (const { endpoint, state, details } of verdicts) {
      if (state !== 'answers') console.log(`  ${words[state]} ${endpoint.method} /api${endpoint.path}${details.length > 0 ? `：${details.join('；')}` : ''}`);
    }
  }
  console.log(`共 ${reports.length} 个资源：正常 ${totals.answers}，缺失 ${totals.missing}，偏离 ${totals.drifted}，未验证 ${totals.unproved}`);
  process.exitCode = totals.missing + totals.drifted > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
