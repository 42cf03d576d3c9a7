/**
 * What whoever may fill in a form reads of the records that it chooses from: fields that inputs and pickers show, searched and put
 * in order by those alone. It gives no right to the read itself, so lists, search, history and export stay shut.
 */
import type { RawBuilder } from 'kysely';
import { conditionFields } from '../../engine/rules/conditionFields';
import type { ChoosingModel, EndpointModel, FilterModel } from '../../engine/model';
import { formRightOf, judge } from '../calls/judge';
import type { House, Resource } from './types';
import { conditionSql } from './condition';
import { countGuesses } from './guesses';
import { type Asker, reachable } from './parts';
import { type Projection, project } from './projection';
import { type Query, type QueryPlan, readQuery } from './query';
import type { Reader } from './reading';
import { answering, baseOf, listPlan, openedOnly, type Read, readMany } from './reads';

type Row = Record<string, unknown>;

const choosingsOf = ({ entity }: Resource, endpoint?: EndpointModel): readonly ChoosingModel[] =>
  (entity.choosing ?? []).filter(({ reads }) => !endpoint || reads.includes(endpoint.name));

const rightsIn = (choosings: readonly ChoosingModel[]): string[] => [...new Set(choosings.flatMap(({ by }) => by))];

/** Rights to forms that ask for this read; whoever may edit a record may read it, since its form opens with it. */
export function formRightsOf(resource: Resource, endpoint: EndpointModel): string[] {
  const edits = endpoint.role === 'one' ? resource.entity.endpoints.filter(({ role, adminOnly }) => role === 'update' && !adminOnly) : [];
  return [...rightsIn(choosingsOf(resource, endpoint)), ...edits.map(({ permission }) => permission)];
}

/** Rights to forms that show names of these records by id. */
export const nameRightsOf = (resource: Resource): string[] => rightsIn(choosingsOf(resource));

/** The choice that a caller makes by a form's right, the one that tells most: where facets share a read, one that the query does not contradict. */
function choiceOf(choosings: readonly ChoosingModel[], asker: Asker, query: Query = {}): ChoosingModel | undefined {
  const held = choosings.filter(({ by }) => formRightOf(asker, { permission: 'signed-in', adminOnly: false, formRights: by }) !== undefined);
  const fits = ({ where = {} }: ChoosingModel) => Object.entries(where).every(([name, value]) => query[name] === undefined || String(query[name]) === String(value));
  return held.find(fits) ?? held[0];
}

/** A filter as far as it compares what is told; undefined when it compares nothing of it. */
function narrowed(filter: FilterModel, open: ReadonlySet<string>): FilterModel | undefined {
  const { operator, on, by, where } = filter;
  if (operator === 'none') return filter;
  if (where) return Object.values(where).flatMap(conditionFields).every((name) => open.has(name)) ? filter : undefined;
  const compared = on.filter((name) => open.has(name));
  if (compared.length === 0 || (operator === 'covers' && compared.length < on.length)) return undefined;
  const byCode = Object.entries(by?.on ?? {}).map(([code, names]): [string, string[]] => [code, names.filter((name) => open.has(name))]);
  return { ...filter, on: compared, ...(by && { by: { ...by, on: Object.fromEntries(byCode.filter(([, names]) => names.length > 0)) } }) };
}

function narrowedPlan(plan: QueryPlan, { fields, compared }: ChoosingModel): QueryPlan {
  const told = new Set([plan.resource.entity.primaryKey, ...fields]);
  const open = new Set([...told, ...compared]);
  const filters = new Map([...plan.filters].flatMap(([param, filter]): [string, FilterModel][] => {
    const narrow = narrowed(filter, filter.operator === 'order' ? told : open);
    return narrow ? [[param, narrow]] : [];
  }));
  return {
    ...plan, filters,
    required: plan.required.filter(({ param }) => filters.has(param)),
    tabs: plan.tabs.filter(({ items }) => items.flatMap(({ where }) => conditionFields(where)).every((name) => open.has(name))),
    sortable: new Map([...plan.sortable].filter(([name]) => told.has(name))),
  };
}

/** The plan holds nothing but what a form tells or may compare; what schemas hide by a word stays hidden there too. */
const readerOfChoosing = ({ fields }: Resource): Reader => (name) => {
  const field = fields.get(name);
  return field?.writeOnly ? 'nothing' : field?.masked ? 'masked' : 'whole';
};

const rowsOf = (resource: Resource, { where }: ChoosingModel): RawBuilder<boolean>[] => (where ? [conditionSql(resource, where)] : []);

/**
 * A read as those see it who come in by the right to a form.
 * @param read for everybody else
 */
export function withChoosing(house: House, resource: Resource, endpoint: EndpointModel, read: Read): Read {
  const choosings = choosingsOf(resource, endpoint);
  if (choosings.length === 0) return read;
  const reads = new Map(choosings.map((choosing): [ChoosingModel, Read] => {
    const plan = narrowedPlan(listPlan(resource, endpoint), choosing);
    const answered = choosing.fields.filter((name) => !endpoint.fields || endpoint.fields.includes(name) || name === endpoint.group?.by || name === resource.entity.tree?.parent);
    const projection = project(resource, house.resources, answered);
    const base = [...baseOf(resource, endpoint), ...rowsOf(resource, choosing)];
    const reader = readerOfChoosing(resource);
    return [choosing, answering(house, resource, endpoint, { plan, projectionFor: () => projection, base }, async (query, asker) => {
      const asked = readQuery(plan, query, reader, asker?.id);
      await countGuesses(house.sql, asker?.id ?? 0, asked.guesses);
      return asked;
    })];
  }));
  return (query, asker) => {
    const choosing = judge(asker, endpoint).allowed ? undefined : choiceOf(choosings, asker, query);
    return (choosing ? reads.get(choosing)! : read)(query, asker);
  };
}

/**
 * Records by id, with what a form shows of them, for whoever comes in by its right.
 * @returns undefined where no form chooses from the entity
 */
export function namesRead(house: House, resource: Resource): ((ids: readonly unknown[], asker: Asker) => Promise<Row[]>) | undefined {
  const choosings = choosingsOf(resource);
  if (choosings.length === 0) return undefined;
  const projections = new Map(choosings.map((choosing): [ChoosingModel, Projection] => [choosing, project(resource, house.resources, choosing.fields)]));
  return async (ids, asker) => {
    const choosing = choiceOf(choosings, asker);
    if (!choosing) return [];
    return readMany(house.sql, resource, projections.get(choosing)!, ids, [...openedOnly(resource), ...reachable(resource, asker), ...rowsOf(resource, choosing)]);
  };
}
