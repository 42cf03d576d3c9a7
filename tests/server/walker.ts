/** Calls and values for walking any entity of the contract, from its model alone. */
import { departureOf } from '../../src/server/resources/departures';
import { sql } from 'kysely';
import { encode, encodeRecord } from '../../src/engine/codec/encode';
import { extension } from '../../src/engine/extension/paths';
import type { Condition, EndpointModel, EntityModel, FieldModel, Scalar } from '../../src/engine/model';
import { holds } from '../../src/engine/rules/holds';
import { type Bound, isFieldBound } from '../../src/engine/validation/brokenRules';
import { mayBeUntold } from '../../src/engine/rules/untold';
import { integerBounds } from '../../src/engine/schema/integerBounds';
import { hashPassword } from '../../src/server/accounts/passwords';
import type { House, Resource, Row } from '../../src/server/resources/types';
import { completeChoices } from '../../src/server/resources/door/references';
import { system } from '../../src/server/resources/door/visit';
import { openHouse, write } from '../../src/server/resources/house';
import { alive, decodeRow } from '../../src/server/resources/resource';
import { readOne } from '../../src/server/resources/reads';
import { project } from '../../src/server/resources/projection';
import { departures } from '../../generated/departures';
import { distinctRows } from '../../src/server/seed/distinct';
import { type Pool, referencePool, sampler } from '../../src/server/seed/samples';
import type { CallOptions, TestApp } from './helper';

export interface Answer<T = any> {
  code: number;
  message: string | null;
  data: T;
}

export interface Target extends CallOptions {
  id?: unknown;
  /** Fills the places of the path and the body by name. */
  values?: Row;
}

/** Calls an endpoint as it is declared: the id where it travels, and an answer of either style as code, message, data. */
export async function callEndpoint(server: TestApp, entity: EntityModel, endpoint: EndpointModel, target: Target = {}): Promise<Answer> {
  const { id: given, values = {}, query = {}, ...options } = target;
  const where = endpoint.id;
  // A call may name its record by another field.
  const id = where?.by === undefined || given === undefined ? given : (await server.call('GET', extension.one(entity.key, String(given)))).data?.[where.by] ?? given;
  const travelling = where && where.in !== 'path' && id !== undefined ? { [where.name]: where.list ? [id] : where.many ? String(id) : id } : {};
  const inQuery = endpoint.method === 'GET' || where?.in === 'query' ? Object.fromEntries(Object.entries(travelling).map(([name, value]) => [name, String(value)])) : {};
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  // A call by GET has no body: its values travel in the query.
  const asked = endpoint.method === 'GET' ? Object.fromEntries(Object.entries(values).filter(([name, value]) => !inPath.includes(name) && value !== null && value !== undefined).map(([name, value]) => [name, String(value)])) : {};
  const body = endpoint.method === 'GET' ? {} : { ...Object.fromEntries(Object.entries(values).filter(([name]) => !inPath.includes(name))), ...endpoint.constants, ...(where?.in === 'body' ? travelling : {}) };
  return read(await server.send(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(where?.in === 'path' && where.name === name ? (id ?? 1) : (values[name] ?? 1))), {
    ...options, query: { ...asked, ...query, ...inQuery }, ...(Object.keys(body).length > 0 ? { body } : {}),
  }), entity.style === 'simple-rest');
}

const read = (response: { statusCode: number; json(): unknown }, rest: boolean): Answer => {
  const json = response.json() as Answer;
  return rest && response.statusCode === 200 ? { code: 200, message: null, data: json } : json;
};

/** The entity's own rows in an answer of any shape. */
export const rowsOf = ({ group }: EndpointModel, data: unknown): Row[] => {
  const rows = (Array.isArray(data) ? data : (data as { list: Row[] }).list) as Row[];
  return group ? rows.flatMap((each) => each[group.as] as Row[]) : rows;
};

export const endpointOf = (entity: EntityModel, role: EndpointModel['role']) => entity.endpoints.find((endpoint) => endpoint.role === role);

/** Everything that is walked. */
export const served = (entities: readonly EntityModel[]) => entities.filter((entity) => entity.endpoints.length > 0);

export interface Walker {
  house: House;
  /** The record as the table holds it now. */
  stored(entity: EntityModel, id: unknown): Promise<Row>;
  /** Decoded values of a valid record that nobody has used yet. */
  fresh(entity: EntityModel): Promise<Row>;
  close(): Promise<void>;
}

async function newestOf(house: House, resource: Resource, entity: EntityModel): Promise<Row> {
  const { rows } = await sql<Row>`select t.* from ${resource.table} t where not is_del order by ${resource.id.ref} desc limit 1`.execute(house.sql);
  const unique = new Set(entity.fields.filter((field) => field.unique).map(({ name }) => name));
  return Object.fromEntries(Object.entries(decodeRow(resource, rows[0]!)).filter(([name]) => name !== entity.primaryKey && !unique.has(name)));
}

const times: ReadonlySet<FieldModel['kind']> = new Set(['date', 'datetime', 'time']);

export async function walkerOf(server: TestApp): Promise<Walker> {
  const room = server.database.connect();
  const house = openHouse(room, server.app.contract, { demo: true, notify: async () => undefined });
  const demo = await server.app.contract.demo();
  let number = 2_000;
  /** Texts are told apart by their number; of whole numbers, days, times and references those are left out that stand there. */
  async function unused(resource: Resource, pool: Pool): Promise<(row: Row) => Row | undefined> {
    const apart = distinctRows(resource, house.enumerations, pool);
    if (!resource.entity.fields.some(({ unique, kind, to }) => unique && (to !== undefined || kind === 'integer' || times.has(kind)))) return (row) => row;
    const { rows } = await sql<Row>`select t.* from ${resource.table} t where ${alive(resource)}`.execute(house.sql);
    for (const row of rows) apart(decodeRow(resource, row));
    return apart;
  }
  return {
    house,
    stored: (entity, id) => {
      const resource = house.resources.get(entity.key)!;
      return readOne(house.sql, resource, project(resource, house.resources, undefined, true), id);
    },
    async fresh(entity) {
      const resource = house.resources.get(entity.key)!;
      const pool = await referencePool(house.sql, resource, house.resources);
      number += 1;
      const made = sampler(resource, house.enumerations, pool, number).row(number);
      const row = made && (await unused(resource, pool))(made);
      if (!row) throw new Error(`${entity.key}: no valid row could be made up`);
      Object.assign(row, await departureOf(departures, entity.key)?.sample?.(house));
      // Rules written by hand are met by what stands there already; only what must be unique is new.
      if (entity.writes && !departureOf(departures, entity.key)?.sample && Array.isArray(demo[entity.key]) && entity.seed.length > 0) Object.assign(row, await newestOf(house, resource, entity));
      // What belongs to every choice comes along anyway.
      await write(house, system, (visit) => completeChoices(visit, resource, row));
      return row;
    },
    close: () => room.close(),
  };
}

/** Values that break a rule: two fields exchanged, or a day far beyond the moment. */
export function breaking({ fields }: EntityModel, bound: Bound, name: string, values: Row): Row {
  const kindOf = (of: string) => fields.find((field) => field.name === of)?.kind;
  // What is to exceed another number is not equal to it.
  if (isFieldBound(bound) && kindOf(name) === 'integer' && kindOf(bound.bound) !== 'integer') return { [name]: Math.trunc(Number(values[bound.bound])) };
  if (isFieldBound(bound)) return { [name]: values[bound.bound], [bound.bound]: values[name] };
  const day = bound.by === 'atMost' || bound.by === 'less' ? '2999-12-31' : '2000-01-01';
  return { [name]: kindOf(name) === 'date' ? day : `${day} 00:00:00` };
}

/** What a call carries of a record. Fields whose condition does not hold are left out, as a form does. */
export function bodyOf(entity: EntityModel, endpoint: EndpointModel, record: Row): Row {
  const fields = entity.fields.filter((field) => (endpoint.body ?? []).includes(field.name) && holds(field.when, record));
  return encodeRecord(fields, record);
}

/** Makes a condition hold where it does not; undefined when it asks for more than constants. */
export function satisfied(condition: Condition | undefined, record: Row): Row | undefined {
  if (holds(condition, record)) return record;
  const values: Row = {};
  for (const [name, test] of Object.entries(condition ?? {})) {
    if (test === null || typeof test !== 'object') values[name] = test as Scalar;
    else if (Array.isArray(test) && name !== 'any') values[name] = test[0] as Scalar;
    // Texts are what conditions ask to hold something.
    else if ('empty' in test) values[name] = test.empty ? null : '有';
    else return undefined;
  }
  return { ...record, ...values };
}

export interface Violation {
  rule: string;
  /** Left out of the body when undefined. */
  value: unknown;
}

/** A value for every rule that a field declares, each breaking only that one. */
export function violationsOf(field: FieldModel): Violation[] {
  const found: Violation[] = [];
  const broken = (rule: string, value: unknown) => found.push({ rule, value: encode(field.wire, value, field) });
  // A switch that is not told takes its default.
  if (field.required && !field.writeOnly && !mayBeUntold(field)) {
    if (!field.when) found.push({ rule: 'left out', value: undefined });
    // The root of a tree is written null as well as 0.
    if (field.default !== 0 || !['reference', 'treeReference'].includes(field.kind)) found.push({ rule: 'null', value: null });
  }
  if (field.kind !== 'json') found.push({ rule: 'another type', value: { stranger: true } });
  switch (field.kind) {
    case 'text': case 'textarea': case 'password': {
      if (field.minLength !== undefined && field.minLength > 1) broken('too short', 'x'.repeat(field.minLength - 1));
      if (field.maxLength !== undefined) broken('too long', 'x'.repeat(field.maxLength + 1));
      if (field.pattern !== undefined) broken('another pattern', '，');
      found.push({ rule: 'what no database holds', value: 'a\ud800b' });
      break;
    }
    case 'integer': {
      const { minimum, maximum } = integerBounds(field);
      if (minimum > Number.MIN_SAFE_INTEGER) broken('too small', minimum - 1);
      if (maximum < Number.MAX_SAFE_INTEGER) broken('too large', maximum + 1);
      found.push({ rule: 'a fraction', value: '1.5' });
      break;
    }
    case 'decimal': case 'money':
      if (field.minimum !== undefined) broken('too small', String(field.minimum - 1));
      if (field.maximum !== undefined) broken('too large', String(field.maximum + 1));
      found.push({ rule: 'too many digits', value: `1${'0'.repeat(39)}` });
      break;
    case 'enumeration': found.push({ rule: 'an unknown code', value: 'no-such-code' }); break;
    case 'phone': broken('no number', '12345x'); break;
    case 'link': broken('a script', 'javascript:alert(1)'); broken('no path', 'pages/index'); break;
    case 'url': broken('a private address', 'http://10.0.0.1/'); break;
    case 'colour': broken('no colour', '#12345'); break;
    case 'date': case 'datetime': found.push({ rule: 'no such day', value: '2025-02-30' }); break;
    case 'timeRange': broken('backwards', ['22:00', '08:00']); broken('no full hour', ['08:30', '10:00']); break;
    case 'integerRange': broken('backwards', [5, 2]); broken('of no width', [5, 5]); break;
    case 'dateRange': broken('backwards', ['2025-02-02', '2025-01-01']); break;
    case 'reference': case 'treeReference': found.push({ rule: 'a record that is not there', value: 999_999_999 }); break;
    case 'references': broken('a record that is not there', [999_999_999]); break;
    case 'tags': case 'imageList':
      if (field.maxItems !== undefined) broken('too many', Array.from({ length: field.maxItems + 1 }, (_, at) => `/x${at}`));
      break;
    default: break;
  }
  if (field.minItems !== undefined && field.required) broken('too few', []);
  return found;
}

/** Signs in an account whose role opens nothing. */
export async function signInWithoutRights(server: TestApp): Promise<string> {
  const role = await server.app.sql.insertInto('system_role').values({ code: 'bare', role_name: '无权限', rules: [], level: 1, status: true }).returning('id').executeTakeFirstOrThrow();
  await server.app.sql.insertInto('system_admin').values({ account: 'bare', pwd: await hashPassword('bare-password-1'), real_name: '无权', roles: [role.id], level: 1, status: true, is_sms: false, login_count: 0 }).execute();
  return server.signIn('bare', 'bare-password-1');
}
