/** Links to lists lead to lists that are there, by filters that these have, and tell what the record answers. */
import { templateNames } from '../../../src/engine/format/template';
import { testsOf } from '../conditions';
import { figureFilter, figuresOf, leadsOf } from '../leads';
import type { NormalEntity, NormalList } from '../normal';
import { type CheckContext, checkCondition, checkTemplate, expectEntity, expectName, tell } from './context';

export function checkLeads(context: CheckContext, entity: NormalEntity): void {
  const { fields, figures } = entity;
  for (const { leads } of fields) {
    for (const lead of leads ? [leads].flat() : []) {
      checkCondition(context, lead.when, fields);
      checkNarrowed(context, lead, 'to', lead.to, lead.with, entity);
    }
  }
  if (figures) checkFigures(context, figures, entity);
  checkTold(context, entity);
}

/** @returns the list that is led to, or undefined after telling that there is none */
function checkNarrowed(context: CheckContext, holder: object, key: string, to: string, narrowed: Record<string, string> | undefined, { fields }: NormalEntity): NormalList | undefined {
  const target = expectEntity(context, holder, key, to);
  if (!target) return undefined;
  const list = target.resource?.list;
  if (!list) {
    tell(context, holder, key, `"${to}" has no list to lead to`);
    return undefined;
  }
  const params = [...list.filters.map(({ param }) => param), ...(list.tabs ? [list.tabs.param] : [])];
  for (const [param, template] of Object.entries(narrowed ?? {})) {
    expectName(context, narrowed!, param, 'filter', param, params);
    checkTemplate(context, narrowed!, param, template, fields);
  }
  return list;
}

/** A whole number is what a distinct sum of the list counts, any other figure what its other sum comes to. */
function checkFigures(context: CheckContext, figures: NonNullable<NormalEntity['figures']>, entity: NormalEntity): void {
  const list = checkNarrowed(context, figures, 'in', figures.in, figures.with, entity);
  if (!list) return;
  const filter = figureFilter(entity, (key) => context.entities.get(key));
  if (!filter) return tell(context, figures, 'by', `"${figures.by}" is no filter of ${figures.in} whose "where" says which rows belong to each figure`);
  const worked = figuresOf(entity, filter);
  if (worked.length === 0) tell(context, figures, 'by', `no field bears the name of a code of "${figures.by}"`);
  for (const field of worked) {
    const counts = field.kind === 'integer';
    if (!list.sums?.some(({ distinct }) => (distinct === true) === counts)) tell(context, figures, 'in', `"${field.name}" is ${counts ? 'a number of different values' : 'a sum'}, and the "sums" of ${figures.in} have none`);
  }
}

/** Whoever sees the link must have been told what it is made of. */
function checkTold(context: CheckContext, entity: NormalEntity): void {
  const { resource } = entity;
  const list = resource?.list;
  const told = resource?.calls.find(({ name }) => name === list?.read)?.fields;
  if (!list || !told) return;
  const leads = leadsOf(entity, (key) => context.entities.get(key));
  for (const column of list.columns) {
    const asked = (leads[column.name] ?? []).flatMap(({ when, with: narrowed }) => [...(when ? testsOf(when).map(({ name }) => name) : []), ...Object.values(narrowed).flatMap(templateNames)]);
    const missing = asked.find((name) => !told.includes(name) && name !== entity.primaryKey && entity.fields.some((field) => field.name === name));
    if (missing !== undefined) tell(context, column, undefined, `"${column.name}" is a link by "${missing}", which ${list.read} does not answer; add it to its "fields"`);
  }
}
