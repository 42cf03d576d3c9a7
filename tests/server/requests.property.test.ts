/**
 * 10,000 requests made up from the interface description, fitting and broken: none may end in an unexpected failure,
 * and none whose body the description refuses may be accepted.
 */
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from '../property';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bent, fitting, type Schema } from './arbitrary';
import { startTestApp, type TestApp } from './helper';

const total = 10_000;
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
}

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

/** Answered only where WeChat is configured. */
const needsWechat = /\/authorize\/login$/;

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
  const id = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 60 }).map(String) }, fc.constantFrom('0', '-1', 'abc', '9007199254740993', '1e3', "1'", '%00'));
  return fc
    .tuple(
      fc.array(id, { minLength: operation.params.length, maxLength: operation.params.length }),
      fc.oneof(fitting(operation.query), bent(operation.query)),
      operation.body ? fc.oneof(fitting(operation.body), bent(operation.body)) : fc.constant(undefined),
    )
    .map(([ids, query, body]) => {
      let path = operation.path;
      operation.params.forEach((name, index) => (path = path.replace(`{${name}}`, encodeURIComponent(ids[index]!))));
      const search = new URLSearchParams();
      if (query && typeof query === 'object') for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, text(value));
      return { operation, url: `${path}?${search}`, body, bodyFits: operation.body === undefined || fits(operation.body, body) };
    });
}

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 1, strict: true } });
  const answer = await app.app.inject({ method: 'GET', url: '/api/openapi.json', headers: { 'authori-zation': app.token } });
  operations = readOperations(answer.json() as OpenApi);
});
afterAll(() => app.close());

describe('the published interface under made-up requests', () => {
  test(`${total} requests give no unexpected failure and accept no body that the description refuses`, async () => {
    expect(operations.length).toBeGreaterThan(40);
    const perOperation = Math.ceil(total / operations.length);
    const bare = (operation: Operation): Made[] => (operation.method === 'GET' && operation.params.length === 0 ? [{ operation, url: operation.path, body: undefined, bodyFits: true }] : []);
    const requests = operations.flatMap((operation, index) => [...bare(operation), ...fc.sample(request(operation), { numRuns: perOperation, seed: seed + index })]);
    const wrong: string[] = [];
    const succeeded = new Set<string>();
    for (let start = 0; start < requests.length; start += atOnce) {
      await Promise.all(
        requests.slice(start, start + atOnce).map(async (made) => {
          const answer = await app.app.inject({
            method: made.operation.method,
            url: made.url,
            headers: { 'authori-zation': app.token },
            ...(made.body === undefined ? {} : { payload: JSON.stringify(made.body), headers: { 'authori-zation': app.token, 'content-type': 'application/json' } }),
          });
          const line = `${made.operation.method} ${made.url} ${JSON.stringify(made.body)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`;
          const code = String(answer.headers['content-type']).includes('json') ? (answer.json() as { code?: number } | null)?.code : undefined;
          if (code === 200 || (code === undefined && answer.statusCode < 300)) succeeded.add(`${made.operation.method} ${made.operation.path}`);
          if (answer.statusCode >= 500 || code === 500) wrong.push(line);
          else if (!made.bodyFits && (code === 200 || (code === undefined && answer.statusCode < 300))) wrong.push(`accepted: ${line}`);
        }),
      );
    }
    expect(requests.length).toBeGreaterThanOrEqual(total);
    expect(wrong.slice(0, 20)).toEqual([]);
    // Without this the whole run could be refused at the door and prove nothing.
    const neverServed = operations.filter((operation) => operation.params.length === 0 && operation.path.includes('/admin/') && operation.method === 'GET' && !needsWechat.test(operation.path) && !namesRecord(operation)).map((operation) => `GET ${operation.path}`).filter((name) => !succeeded.has(name));
    expect(neverServed).toEqual([]);
    expect(succeeded.size).toBeGreaterThan(operations.length / 2);
  }, 600_000);
});
