/**
 * What schemas hide is neither put in order nor compared by ranges or conditions, and names no record: each would tell it step by
 * step to whoever may only list. Searches of hidden texts stay, since the server compares them as far as the caller may read.
 */
import type { Condition } from '../../../src/engine/model';
import { testsOf } from '../conditions';
import type { NormalEntity, NormalFilter, NormalList, NormalProperty, NormalResource } from '../normal';
import { type CheckContext, tell } from './context';

/** Ways of asking in which a value is met whole, or not at all. */
const wholeOperators: readonly string[] = ['contains', 'equals', 'none'];

/** What a look-up shows of another record. */
function shownOf({ entities }: CheckContext, { computed }: NormalProperty, fields: readonly NormalProperty[]): { entity: NormalEntity; field: NormalProperty } | undefined {
  if (!computed || !('of' in computed) || !('field' in computed)) return undefined;
  const entity = entities.get(fields.find(({ name }) => name === computed.of)?.to ?? '');
  const field = entity?.fields.find(({ name }) => name === computed.field);
  return entity && field && { entity, field };
}

type Secrets = ReadonlyMap<string, string>;

/** Hidden fields by name, and how each is hidden. */
function secretsOf(context: CheckContext, fields: readonly NormalProperty[]): Secrets {
  return new Map(fields.flatMap((field): [string, string][] => {
    const shown = shownOf(context, field, fields);
    // The id of another record is no secret: the reference holds it.
    if (shown && shown.field.name === shown.entity.primaryKey) return [];
    if (field.writeOnly || shown?.field.writeOnly) return [[field.name, 'never answered']];
    return field.masked || shown?.field.masked ? [[field.name, 'masked']] : [];
  }));
}

export function checkHidden(context: CheckContext, entity: NormalEntity, resource: NormalResource): void {
  const secrets = secretsOf(context, entity.fields);
  const refuse = (holder: object, key: string | number | undefined, name: string, what: string) => {
    const how = secrets.get(name);
    if (how !== undefined) tell(context, holder, key, `"${name}" is ${how}; ${what}`);
  };
  const asks = (condition: Condition | undefined) => {
    for (const { holder, name } of condition ? testsOf(condition) : []) refuse(holder, name, name, 'rows chosen by it would tell what it holds');
  };
  refuse(resource, 'display', resource.display, 'what names a record is shown, and found by its parts, wherever it is referred to');
  for (const call of resource.calls) asks(call.where);
  for (const { field } of resource.queue?.sort ?? []) refuse(resource.queue!, 'sort', field, 'its order would tell what it holds');
  asks(resource.queue?.where);
  for (const list of [...(resource.list ? [resource.list] : []), ...resource.views]) {
    for (const [index, { field }] of list.sort.entries()) refuse(list.sort, index, field, 'its order would tell what it holds');
    for (const column of list.columns) if (column.sortable) refuse(column, 'sortable', column.name, 'its order would tell what it holds');
    for (const item of list.tabs?.items ?? []) asks(item.where);
    for (const filter of list.filters) {
      for (const condition of Object.values(filter.where ?? {})) asks(condition);
      if (!wholeOperators.includes(filter.operator)) for (const name of comparedBy(filter)) refuse(filter, 'operator', name, 'compare it by "contains" or "equals", which the server narrows to what the caller may read');
    }
    checkAnswered(context, list, entity, resource);
  }
  checkShown(context, entity, resource);
}

const comparedBy = ({ on, by }: NormalFilter): string[] => [...new Set([...on, ...Object.values(by?.on ?? {}).flat()])];

/** Whoever only lists may put rows in order, and choose them by ranges, by what the list tells. */
function checkAnswered(context: CheckContext, list: NormalList, { primaryKey }: NormalEntity, { calls }: NormalResource): void {
  const call = calls.find(({ name }) => name === list.read);
  if (!call?.fields || !calls.some(({ role }) => role === 'one')) return;
  const told = (name: string) => name === primaryKey || call.fields!.includes(name);
  const meant = `the call "${call.name}" does not answer it, so that whoever may only list could not ask for it; add it to "fields" of the call`;
  for (const column of list.columns) if (column.sortable && !told(column.name)) tell(context, column, 'sortable', `rows are sorted by "${column.name}", but ${meant}`);
  for (const filter of list.filters) {
    if (!['range', 'dateLimit', 'covers', 'order'].includes(filter.operator)) continue;
    for (const name of comparedBy(filter)) if (!told(name)) tell(context, filter, undefined, `rows are chosen by "${name}", but ${meant}`);
  }
}

/** What is masked where it lies is masked wherever lists show it. */
function checkShown(context: CheckContext, { fields }: NormalEntity, { calls }: NormalResource): void {
  for (const field of fields) {
    const shown = shownOf(context, field, fields);
    if (!shown?.field.masked || field.masked || field.writeOnly) continue;
    const open = calls.filter(({ role, fields: named }) => (role === 'list' || role === 'read') && (named?.includes(field.name) ?? true));
    for (const { name } of open) tell(context, field, 'computed', `"${shown.field.name}" of ${shown.entity.key} is masked, and the call "${name}" would answer it whole; write "masked": true, or leave it out of "fields" of the call`);
  }
}
