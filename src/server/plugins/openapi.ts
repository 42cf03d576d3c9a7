/** `GET /api/openapi.json`: the calls that the schemas declare and those written by hand, in one OpenAPI 3.1 document. To the signed-in, unless OPENAPI_PUBLIC opens it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Access, admit, type Call } from '../calls/define';
import { acceptedShape } from '../calls/generous';
import type { Shape } from '../calls/shape';
import type { JsonSchema } from '../../fields/kind';

type Paths = Record<string, Record<string, JsonSchema>>;
type Components = Record<string, Record<string, JsonSchema>>;

/** The document is made at the first request, when every call is known. */
export function serveOpenapi(app: FastifyInstance): void {
  let text: string | undefined;
  const call = { style: 'plain', permission: 'signed-in' } as Call;
  const onRequest = (request: FastifyRequest) => (app.config.openapiPublic ? Promise.resolve() : admit(request, call));
  app.get('/api/openapi.json', { config: { call }, onRequest }, (_request, reply) => {
    text ??= JSON.stringify(describeCalls(app.contract.openapi, app.calls));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
}

/**
 * @param compiled document of all entities' endpoints; its paths lie under the server `/api`
 * @param calls those that are mounted: what the schemas declare and this server does not serve (DEMO=0) is left out
 */
export function describeCalls(compiled: JsonSchema, calls: readonly Call<Access>[]): JsonSchema {
  const served = new Set(calls.flatMap((call) => [call, ...(call.also ?? [])].map(({ method, path }) => `${method} ${path}`)));
  const paths: Paths = {};
  for (const [path, operations] of Object.entries((compiled.paths ?? {}) as Paths)) {
    const kept = Object.entries(operations).filter(([method]) => served.has(`${method.toUpperCase()} ${path}`));
    if (kept.length > 0) paths[path] = Object.fromEntries(kept);
  }
  for (const call of calls) {
    if (call.describedBySchema) continue;
    for (const { method, path } of [call, ...(call.also ?? [])]) {
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, method, path) };
    }
  }
  return { ...compiled, paths, components: usedComponents(compiled.components as Components | undefined, paths) };
}

/** Components without the record types that no call mentions. */
function usedComponents(components: Components | undefined, paths: Paths): Components | undefined {
  if (!components?.schemas) return components;
  const text = JSON.stringify(paths);
  const used = Object.entries(components.schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  return { ...components, schemas: Object.fromEntries(used) };
}

function operation(call: Call<Access>, method: string, path: string): JsonSchema {
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^\w]+/g, '.').replace(/\.$/, '')}`,
    summary: call.title,
    tags: [call.tag],
    ...(call.permission !== 'anonymous' && { security: [{ token: [] }] }),
    'x-permission': call.permission,
    ...(call.adminOnly && { 'x-admin-only': true }),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...queryParameters(call.query),
      ...(method === 'GET' ? [{ $ref: '#/components/parameters/temp' }] : []),
    ],
    ...(call.body && method !== 'GET' && {
      requestBody: { required: true, content: { 'application/json': { schema: bodySchema(call.body, call.bodyList) } } },
    }),
    responses: responses(call),
  };
}

const bodySchema = (body: Shape, list: string | undefined): JsonSchema => (list === undefined ? { type: 'object', ...acceptedShape(body) } : acceptedShape(body).properties[list]!);

function queryParameters(shape: Shape | undefined): JsonSchema[] {
  return Object.entries(shape?.properties ?? {}).map(([name, schema]) => ({
    name, in: 'query', required: shape?.required?.includes(name) ?? false,
    ...(typeof schema.title === 'string' && { description: schema.title }), schema,
  }));
}

function responses({ style, answer = {} }: Call<Access>): JsonSchema {
  const content = (schema: JsonSchema) => ({ description: '结果', content: { 'application/json': { schema } } });
  const failure = { $ref: '#/components/schemas/Failure' };
  if (style === 'plain') return { 200: content(answer), default: content(failure) };
  const success = {
    type: 'object',
    properties: { code: { const: 200 }, message: { type: ['string', 'null'] }, data: answer },
    required: ['code', 'message', 'data'],
  };
  return { 200: content({ anyOf: [success, failure] }) };
}
