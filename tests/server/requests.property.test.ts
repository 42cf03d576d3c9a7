/**
 * 10,000 requests made up from the interface description, fitting and broken: none may end in an unexpected failure or tell
 * anything of the inside, and none whose body the description refuses may be accepted. `REQUESTS=100000` makes more of them.
 */
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from '../property';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bent, fitting, hostileNumbers, type Schema } from './arbitrary';
import type { TestApp } from './helper';
import { fillInMiniProgram, fillInOfficial, startWechatRoom, type WechatRoom } from './wechat/room';

const total = Number(process.env.REQUESTS ?? 10_000);
const atOnce = 10;
const seed = 20_260_101;

interface Operation {
  method: 'GET' | 'POST';
  path: string;
  query: Schema;
  params: string[];
  body?: Schema;
}

interface Made {
  operation: Operation;
  url: string;
  body: unknown;
  bodyFits: boolean;
  type: 'application/json' | 'application/x-www-form-urlencoded';
}

let room: WechatRoom;
let app: TestApp;
let operations: Operation[];
const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats.default(ajv);
const accepts = new Map<Schema, (value: unknown) => boolean>();
const fits = (schema: Schema, value: unknown) => {
  if (!accepts.has(schema)) accepts.set(schema, ajv.compile(schema));
  return accepts.get(schema)!(value);
};

interface OpenApi {
  servers: { url: string }[];
  paths: Record<string, Record<string, { parameters?: { name: string; in: string; schema: Schema; required?: boolean }[]; requestBody?: { content: Record<string, { schema: Schema }> } }>>;
}

/** Calls that end the caller's own session would make every later request a 401. */
const endsSession = /\/(logout|login\/admin\/update\/password)$/;

/** Whether it asks for one record or several by what identifies them: made-up ones are mostly not there. */
const namesRecord = ({ query }: Operation): boolean => 'ids' in (query.properties as object) || (query.required as string[]).length > 0;

/** Answered only where WeChat or the provider of 一号通 is configured. */
const needsOthers = /\/authorize\/login$|\/one\/pass\/(info|sms\/temps)$/;

function readOperations(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => (method === 'get' || method === 'post') && !endsSession.test(path))
      .map(([method, call]) => {
        const query = (call.parameters ?? []).filter((parameter) => parameter.in === 'query');
        return {
          method: method.toUpperCase() as Operation['method'],
          path: document.servers[0]!.url + path,
          params: (call.parameters ?? []).filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
          query: { type: 'object', properties: Object.fromEntries(query.map((parameter) => [parameter.name, parameter.schema])), required: query.filter((parameter) => parameter.required).map((parameter) => parameter.name) },
          body: call.requestBody?.content['application/json']?.schema,
        };
      }),
  );
}

const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function request(operation: Operation): fc.Arbitrary<Made> {
  const id = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 60 }).map(String) }, fc.constantFrom('0', 'abc', '1e3', "1'", '%00', ...hostileNumbers));
  // Of a query, some number where any value may stand.
  const numbers = fc.option(fc.tuple(fc.nat(), fc.constantFrom(...hostileNumbers)), { freq: 4 });
  return fc
    .tuple(
      fc.array(id, { minLength: operation.params.length, maxLength: operation.params.length }),
      fc.oneof(fitting(operation.query), bent(operation.query)),
      operation.body ? fc.oneof(fitting(operation.body), bent(operation.body)) : fc.constant(undefined),
      numbers,
      fc.nat(19),
    )
    .map(([ids, query, body, number, form]) => {
      let path = operation.path;
      operation.params.forEach((name, index) => (path = path.replace(`{${name}}`, encodeURIComponent(ids[index]!))));
      const search = new URLSearchParams();
      if (query && typeof query === 'object') for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, text(value));
      const names = Object.keys(operation.query.properties as object);
      if (number && names.length > 0) search.set(names[number[0] % names.length]!, number[1]);
      const bodyFits = operation.body === undefined || fits(operation.body, body);
      const asForm = form === 0 && body !== null && typeof body === 'object';
      return { operation, url: `${path}?${search}`, body, bodyFits: bodyFits || asForm, type: asForm ? 'application/x-www-form-urlencoded' : 'application/json' };
    });
}

/** What nobody outside should read: where code lies, and what the database is asked or answers. */
const inside = /\bat .+:\d+:\d+|node_modules|\bsyntax error at\b|\b(?:relation|column) "\w+"|\bviolates\b|\$\d+\b.*\bfrom\b|\b(?:select|insert into|update|delete from) .*\b(?:from|values|set|where)\b/i;

/** Of a failure; what succeeds answers what was sent to it, whatever that was. */
const isInside = (answer: unknown): boolean => {
  const { code, message } = (answer ?? {}) as { code?: number; message?: unknown };
  return code !== undefined && code !== 200 && typeof message === 'string' && inside.test(message);
};

const formOf = (body: unknown): string =>
  new URLSearchParams(Object.entries(body as object).map(([name, value]) => [name, text(value)])).toString();

const unhandled: unknown[] = [];
const keep = (reason: unknown) => void unhandled.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', keep);
  // Some reads ask WeChat.
  room = await startWechatRoom({ config: { demo: 1 } });
  app = room.server;
  await fillInMiniProgram(app);
  await fillInOfficial(app);
  const answer = await app.app.inject({ method: 'GET', url: '/api/openapi.json', headers: { 'authori-zation': app.token } });
  operations = readOperations(answer.json() as OpenApi);
});
afterAll(async () => {
  process.off('unhandledRejection', keep);
  await room.close();
});

describe('the published interface under made-up requests', () => {
  test(`${total} requests give no unexpected failure and accept no body that the description refuses`, async () => {
    expect(operations.length).toBeGreaterThan(40);
    const perOperation = Math.ceil(total / operations.length);
    const bare = (operation: Operation): Made[] => (operation.method === 'GET' && operation.params.length === 0 ? [{ operation, url: operation.path, body: undefined, bodyFits: true, type: 'application/json' }] : []);
    const wrong: string[] = [];
    const succeeded = new Set<string>();
    let made = 0;
    for (const [index, operation] of operations.entries()) {
      const requests = [...bare(operation), ...fc.sample(request(operation), { numRuns: perOperation, seed: seed + index })];
      made += requests.length;
      const next = requests.values();
      await Promise.all(Array.from({ length: atOnce }, async () => {
        for (const made of next) {
          const answer = await app.app.inject({
            method: made.operation.method,
            url: made.url,
            headers: { 'authori-zation': app.token },
            ...(made.body === undefined ? {} : { payload: made.type === 'application/json' ? JSON.stringify(made.body) : formOf(made.body), headers: { 'authori-zation': app.token, 'content-type': made.type } }),
          });
          const line = `${made.operation.method} ${made.url} ${JSON.stringify(made.body)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`;
          if (String(answer.headers['content-type']).includes('json') && isInside(answer.json())) wrong.push(`tells of the inside: ${line}`);
          const code = String(answer.headers['content-type']).includes('json') ? (answer.json() as { code?: number } | null)?.code : undefined;
          if (code === 200 || (code === undefined && answer.statusCode < 300)) succeeded.add(`${made.operation.method} ${made.operation.path}`);
          if (answer.statusCode >= 500 || code === 500) wrong.push(line);
          else if (!made.bodyFits && (code === 200 || (code === undefined && answer.statusCode < 300))) wrong.push(`accepted: ${line}`);
        }
      }));
    }
    expect(made).toBeGreaterThanOrEqual(total);
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(unhandled).toEqual([]);
    // Without this the whole run could be refused at the door and prove nothing.
    const neverServed = operations.filter((operation) => operation.params.length === 0 && operation.path.includes('/admin/') && operation.method === 'GET' && !needsOthers.test(operation.path) && !namesRecord(operation)).map((operation) => `GET ${operation.path}`).filter((name) => !succeeded.has(name));
    expect(neverServed).toEqual([]);
    expect(succeeded.size).toBeGreaterThan(operations.length / 2);
  }, Math.max(600_000, total * 60));
});
