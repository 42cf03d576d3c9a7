/** What each declared endpoint of an entity does with a call. Plans are made here once; nothing walks the model per request. */
import { decodeRecord } from '../../engine/codec/decode';
import { isSwitch } from '../../engine/rules/positions';
import { toldShown } from '../../engine/rules/shown';
import { promptParam } from '../../engine/rules/prompt';
import { repeatErrors } from '../../engine/validation/repeats';
import type { ActionModel, EndpointModel, FieldModel } from '../../engine/model';
import { invalid } from '../refusal';
import { actorOf, idsOf, keyOf, versionOf, type Input } from './call';
import { departureOf, type Departures } from './departures';
import { given, proveMade, reached, recordsOf } from './facets';
import { createRecord, removeRecord, switchRecord, updateRecord } from './door/door';
import { clean } from './door/complete';
import { each } from './door/each';
import { proveKeyed } from './door/keyed';
import { presentOf } from './door/visit';
import { requireFields, validateAction } from './door/validate';
import type { Actor, House, Resource, Row, Visit } from './types';
import { proveOffered, runAction } from './actions';
import { tellRecord } from './answers';
import { withChoosing } from './choosing';
import { write } from './house';
import { markedTrees } from './marks';
import { reachable } from './parts';
import { project } from './projection';
import { countsRead, listRead, namedRead, openedOnly, readOne, workedOut } from './reads';
import { singleRead, singleSave } from './single';

export type Handler = (input: Input) => Promise<unknown>;

export const actionOf = (resource: Resource, endpoint: EndpointModel): ActionModel => {
  const action = resource.entity.actions.find((candidate) => candidate.endpoint === endpoint.name);
  if (!action) throw new Error(`${resource.key}: endpoint ${endpoint.name} has no action`);
  return action;
};

/** Fields of an action's body: its own inputs first, else the entity's field of that name. */
export function actionFields(resource: Resource, action: ActionModel): FieldModel[] {
  const prompted = action.prompt ? [promptField(resource, action)] : [];
  return [...(action.form?.fields.filter(({ shows }) => shows === undefined) ?? []), ...prompted];
}

/** A prompt asks one text: required, no spaces, at most 50 characters (spec 1 §5). */
function promptField(resource: Resource, action: ActionModel): FieldModel {
  const { field, title } = action.prompt!;
  const own = resource.fields.get(field);
  return {
    name: promptParam(action.prompt!), title, kind: 'text', wire: 'plain', required: true, readOnly: false, writeOnly: false, messages: {},
    minLength: 1, maxLength: Math.min(own?.maxLength ?? 50, 50), pattern: '^\\S+$',
  };
}

/** Decodes what a request body holds of these fields. @throws Refusal 400 */
export function readFields(fields: FieldModel[], body: Row): Row {
  const { values, errors } = decodeRecord(fields, body, true);
  // An empty switch is not told: a new record takes its default, a stored one keeps it.
  const switches = new Set(fields.filter(isSwitch).map(({ name }) => name));
  const wrong = [...errors, ...repeatErrors(fields, values, false)];
  if (wrong.length > 0) throw invalid(wrong);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== null || !switches.has(name)));
}

const bodyFields = (resource: Resource, endpoint: EndpointModel): FieldModel[] =>
  (endpoint.body ?? []).flatMap((name) => resource.fields.get(name) ?? []).filter((field) => resource.stored.has(field.name) || field.repeats !== undefined || field.inverse !== undefined || field.keptIn !== undefined);

export function handlerOf(house: House, resource: Resource, endpoint: EndpointModel, departures: Departures): Handler {
  const { title, when, message } = endpoint;
  const only = { when, message };
  const actor = (input: Input): Actor => actorOf(input);
  const answer = (visit: Visit, id: unknown) => tellRecord(visit, resource, id);
  switch (endpoint.role) {
    case 'list':
    case 'read': {
      if (endpoint.id?.many) {
        const read = namedRead(house, resource, endpoint);
        return (input) => read(idsOf(resource, endpoint, input), input.caller);
      }
      const read = withChoosing(house, resource, endpoint, listRead(house, resource, endpoint));
      return async ({ query, caller }) => (await read(query, caller)).answer;
    }
    case 'counts': {
      const read = countsRead(house, resource);
      return async ({ query, caller }) => (await read(query, caller)).answer;
    }
    case 'one': {
      if (resource.entity.single) return singleRead(house, resource, endpoint);
      const projection = project(resource, house.resources, endpoint.fields, true);
      const key = keyOf(resource, endpoint);
      const marked = markedTrees(house, resource);
      const opened = openedOnly(resource, endpoint);
      return async (input) => {
        const [value] = idsOf(resource, endpoint, input);
        const record = await readOne(house.sql, resource, projection, value, key, [...opened, ...reachable(resource, input.caller)]).catch(async (error: unknown) => {
          const made = key === resource.id ? undefined : await departureOf(departures, resource.key)?.made?.(house, key.field.name, value);
          if (made === undefined) throw error;
          return made;
        });
        return { ...record, ...await marked(record, input.caller), ...await workedOut(house, resource, record) };
      };
    }
    case 'create': {
      const fields = bodyFields(resource, endpoint);
      return (input) => {
        const values = readFields(fields, input.body);
        requireFields(fields, values);
        return write(house, actor(input), async (visit) => {
          const { id, record } = await createRecord(visit, recordsOf(resource), { ...values, ...given(resource, visit) }, { title }, resource);
          proveMade(resource, visit, record);
          return { ...await answer(visit, id), ...visit.revealed };
        });
      };
    }
    case 'update': {
      const fields = bodyFields(resource, endpoint);
      const read = (body: Row): Row => {
        const values = readFields(fields, body);
        requireFields(fields, values);
        return values;
      };
      if (resource.entity.single) return singleSave(house, resource, endpoint, read);
      return (input) => {
        const [id] = idsOf(resource, endpoint, input);
        const values = read(input.body);
        return write(house, actor(input), async (visit) => {
          const changed = await updateRecord(visit, await reached(visit, resource, [id]), id, values, { title, version: versionOf(input), ...only }, resource);
          proveMade(resource, visit, changed.record);
          return answer(visit, changed.id);
        });
      };
    }
    case 'delete':
      return async (input) => {
        const ids = idsOf(resource, endpoint, input);
        await write(house, actor(input), async (visit) => {
          const records = await reached(visit, resource, ids);
          await each(visit, records, ids, (id) => removeRecord(visit, records, id, { title, version: versionOf(input), ...only }));
        });
      };
    case 'switch': {
      const field = resource.fields.get(endpoint.field!)!;
      return (input) => {
        const [id] = idsOf(resource, endpoint, input);
        const told = { body: input.body, path: input.params, toggle: undefined }[endpoint.state ?? 'toggle'];
        const value = told ? readFields([field], told)[field.name] ?? null : undefined;
        if (value === null) throw invalid([{ field: field.name, message: `请选择${field.title}` }]);
        return write(house, actor(input), async (visit) =>
          answer(visit, (await switchRecord(visit, await reached(visit, resource, [id]), id, field.name, value, { title, version: versionOf(input), ...only })).id));
      };
    }
    case 'action':
      return actionHandler(house, resource, endpoint, departures);
    case 'export':
      throw new Error(`${resource.key}: an export is mounted with the console's own`);
  }
}

/** Ids of the records that a call names, by id or by another key. @throws Refusal when the key names none */
function recordsNamed(house: House, resource: Resource, endpoint: EndpointModel): (input: Input) => Promise<(number | string)[]> {
  if (!endpoint.id) return async () => [];
  if (endpoint.id.by === undefined) return async (input) => idsOf(resource, endpoint, input);
  const key = keyOf(resource, endpoint);
  const projection = project(resource, house.resources, []);
  return async (input) => {
    const [value] = idsOf(resource, endpoint, input);
    return [(await readOne(house.sql, resource, projection, value, key, reachable(resource, input.caller)))[resource.entity.primaryKey] as number | string];
  };
}

function actionHandler(house: House, resource: Resource, endpoint: EndpointModel, departures: Departures): Handler {
  const { read } = actionPlan(house, resource, endpoint, actionOf(resource, endpoint), departures);
  return async (input) => {
    const { work, outside } = await read(input);
    const done = await write(house, actorOf(input), work);
    return outside ? outside() : done;
  };
}

interface ActionPlan {
  /** Fields of the body. */
  fields: FieldModel[];
  /** Whether it does more once its visit has ended. */
  goesOutside: boolean;
  /**
   * @param prove judges the records that a call names before anything that is said of them
   * @returns these, what it does in one visit, and what it does and answers thereafter. @throws Refusal
   */
  read(input: Input, prove?: (ids: readonly unknown[]) => Promise<void>): Promise<{ ids: readonly unknown[]; work: (visit: Visit) => Promise<unknown>; outside?: () => Promise<unknown> }>;
}

/** What is told, as a record would keep it: without blanks around texts. */
const cleaned = (fields: readonly FieldModel[], values: Row): Row =>
  ({ ...values, ...Object.fromEntries(fields.filter(({ name }) => name in values).map((field) => [field.name, clean(field, values[field.name])])) });

/** What an action does with a call; the visit is its caller's to open. */
export function actionPlan(house: House, resource: Resource, endpoint: EndpointModel, action: ActionModel, departures: Departures): ActionPlan {
  const fields = actionFields(resource, action);
  const records = recordsNamed(house, resource, endpoint);
  // The code of a facet stands beside its entity.
  const { key } = recordsOf(resource);
  const departure = 'handler' in action.effect ? departureOf(departures, key)?.actions?.[action.name] : undefined;
  if ('handler' in action.effect && !departure) {
    throw new Error(`${resource.key}: action ${action.name} needs a handler in src/server/routes/${key}.ts`);
  }
  const read: ActionPlan['read'] = async (input, prove) => {
    const ids = await records(input);
    await prove?.(ids);
    const values = readFields(fields, input.body);
    const version = versionOf(input);
    if (!departure) return { ids, work: async (visit) => ({ ...await runAction(visit, resource, action, ids, fields, values, { title: action.title, version }), ...visit.revealed }) };
    const told = toldShown(fields, cleaned(fields, values), presentOf({ actor: actorOf(input) }));
    const errors = action.form ? validateAction(resource, action.name, fields, told) : [];
    if (errors.length > 0) throw invalid(errors);
    const call = { resource, ids: ids.map(Number), values: told, version, house, input };
    return {
      ids,
      async work(visit) {
        await reached(visit, resource, ids);
        if (action.refuse) await each(visit, resource, ids, (id) => proveOffered(visit, resource, action, id));
        await proveKeyed(visit, fields, told);
        return 'outside' in departure ? undefined : departure({ ...call, visit });
      },
      ...('outside' in departure && { outside: () => departure.outside(call) }),
    };
  };
  return { fields, read, goesOutside: departure !== undefined && 'outside' in departure };
}
