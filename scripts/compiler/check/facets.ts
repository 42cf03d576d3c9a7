/** Facets: whose a record is, and what one with calls of its own may leave to its entity. */
import type { Entity } from '../../../generated/types/vocabulary';
import type { NormalEntity } from '../normal';
import { isWritten } from '../origin';
import { type CheckContext, checkCondition, expectField, tell } from './context';

export function checkFacet(context: CheckContext, entity: NormalEntity): void {
  const { facet, source } = entity;
  const written = source.facetOf;
  if (!facet || !written) return;
  const of = context.entities.get(facet.of);
  if (facet.within) {
    if (of) checkServed(context, entity, written, of);
    return;
  }
  if (written.without) tell(context, written, 'without', `the calls of ${facet.of} answer these fields; write an "api", and the facet has calls of its own`);
  for (const [name, value] of Object.entries(facet.where)) {
    if (typeof value === 'object' && value !== null) tell(context, written.where!, name, `the calls of ${facet.of} ask for one value; write an "api", and the facet has calls of its own`);
  }
  checkCondition(context, facet.where, entity.fields);
  if (Object.keys(facet.where).length > 0 && of && !of.own) tell(context, facet, 'where', `${facet.of} does not say which records are its own; write "own": { … } there`);
}

/** Calls of its own reach its own records alone, by rights that open nothing else. */
function checkServed(context: CheckContext, { facet, fields, key, resource }: NormalEntity, written: NonNullable<Entity['facetOf']>, of: NormalEntity): void {
  const without = written.without ?? [];
  for (const [at, name] of without.entries()) expectField(context, without, at, name, of.fields);
  checkCondition(context, facet!.within, of.fields, [], { me: true });
  for (const name of Object.keys(facet!.within!)) {
    if (of.fields.find((field) => field.name === name)?.computed) tell(context, written.where!, name, `"${name}" is worked out, not stored; no call can ask for it`);
  }
  for (const field of fields) {
    if (!field.computed && !of.fields.some(({ name }) => name === field.name)) tell(context, field, undefined, `the table of ${of.key} has no "${field.name}"; write the field there, or work it out with "computed"`);
  }
  const theirs = new Set(of.resource?.calls.map(({ permission }) => permission));
  for (const call of resource?.calls ?? []) {
    if (call.permission.includes(':') && theirs.has(call.permission)) tell(context, call, 'permission', `${call.permission} opens calls of ${of.key}; a facet with an "api" has rights of its own, like platform:${key.replace('/', ':')}:…`);
  }
  for (const action of resource?.actions ?? []) {
    if (!action.effect || !('handler' in action.effect)) continue;
    const above = of.resource?.actions.find(({ name }) => name === action.name);
    if (!above?.effect || !('handler' in above.effect)) tell(context, action, 'effect', `code stands beside ${of.key}; write this action there, or in words here`);
    else if (isWritten(action, 'input')) tell(context, action, 'input', `the code of ${of.key} is given the inputs that action "${action.name}" has there; leave them out here`);
  }
}
