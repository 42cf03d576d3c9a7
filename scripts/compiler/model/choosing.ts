/**
 * What a form must read to be filled in. The right to a call with a form lets its holder choose from the entities that the form
 * refers to, as far as its inputs and pickers show their records; nobody has to give those reads beside it.
 */
import { columnNames } from '../../../src/engine/format/template';
import type { ActionModel, ChoosingModel, ColumnModel, EndpointModel, EntityModel, FieldModel, FormMode, ListModel } from '../../../src/engine/model';
import { conditionFields } from '../../../src/engine/rules/conditionFields';
import type { NormalEntity } from '../normal';

/** What forms ask of one entity: rights to the calls, and fields that are taken over from a chosen record. */
interface Asked {
  by: Set<string>;
  taken: Set<string>;
}

type Ask = (target: string, rights: Iterable<string>, taken?: readonly string[]) => void;

const pickerOf = ({ views }: EntityModel): ListModel | undefined => views.find(({ name }) => name === 'picker');

/** Columns of the picker, and of the table of what was chosen in it. */
const shownColumns = (picker: ListModel | undefined): ColumnModel[] => (picker ? [...picker.columns, ...(picker.chosen ?? [])] : []);

/** Fields of the form that a call is made from. */
function formFields({ facet, fields, form, actions }: EntityModel, { role, name, body = [] }: EndpointModel): FieldModel[] {
  if (role === 'action') return actions.find(({ endpoint }) => endpoint === name)?.form?.fields ?? [];
  const modes: FormMode[] = role === 'create' ? ['create', 'copy'] : ['edit'];
  const entered = form?.sections.flatMap(({ inputs }) => inputs).filter(({ hiddenIn }) => modes.some((mode) => !hiddenIn.includes(mode))).map((input) => input.name) ?? [];
  // The calls of a facet are those of its entity, whose fields its own form does not show.
  const names = new Set([...entered, ...(facet && !facet.within ? [] : body)]);
  return fields.filter((field) => names.has(field.name));
}

function askAbout(field: FieldModel, right: string, ask: Ask): void {
  if (field.to !== undefined) ask(field.to, [right], Object.values(field.fills ?? {}));
  if (field.keyed) ask(field.keyed.of, [right], [field.keyed.by]);
  for (const target of Object.values(field.toBy?.map ?? {})) ask(target, [right]);
  for (const column of field.fields ?? []) askAbout(column, right, ask);
}

function askOfForms(entity: EntityModel, ask: Ask): void {
  for (const endpoint of entity.endpoints) {
    const { role, permission, adminOnly } = endpoint;
    if ((role !== 'create' && role !== 'update' && role !== 'action') || adminOnly || !permission.includes(':')) continue;
    for (const field of formFields(entity, endpoint)) askAbout(field, permission, ask);
    const pick: ActionModel['pick'] = role === 'action' ? entity.actions.find((action) => action.endpoint === endpoint.name)?.pick : undefined;
    if (pick) ask(pick.from, [permission], pick.take === undefined ? [] : [pick.take]);
  }
}

/** Pickers show names of further records, and are narrowed by them. */
function askOfPickers(entities: ReadonlyMap<string, EntityModel>, asked: Map<string, Asked>, ask: Ask): void {
  // What is asked anew while this runs is walked too, since a map hands out what is added to it.
  for (const [key, { by }] of asked) {
    const entity = entities.get(key)!;
    const picker = pickerOf(entity);
    const shown = entity.fields.filter(({ name }) => shownColumns(picker).some((column) => column.name === name));
    for (const field of [...shown, ...(picker?.filters.map((filter) => filter.field) ?? [])]) {
      for (const target of [field.to, ...Object.values(field.toBy?.map ?? {})]) if (target !== undefined) ask(target, by);
    }
  }
}

/** Told to those who choose; what is hidden by a word of the schema never is. */
function toldFields(entity: EntityModel, { taken }: Asked, entities: ReadonlyMap<string, EntityModel>): { fields: string[]; compared: string[] } {
  const { display, tree, choice } = entity;
  const picker = pickerOf(entity);
  const group = entity.endpoints.find(({ name }) => name === entity.options)?.group;
  const columns = shownColumns(picker).flatMap((column) => [column.name, ...columnNames(column)]);
  const judged = [choice?.always ?? {}, ...(choice?.never.map(({ when }) => when) ?? [])].flatMap(conditionFields);
  const compared = picker?.filters.flatMap(({ on, by, where }) =>
    [...on, ...Object.values(by?.on ?? {}).flat(), ...Object.values(where ?? {}).flatMap(conditionFields)]) ?? [];
  const wanted = new Set([display, ...(tree ? [tree.parent] : []), ...judged, ...(group ? [group.by] : []), ...columns, ...taken]);
  const open = entity.fields.filter((field) => !isHidden(entity, field, entities)).map(({ name }) => name);
  return { fields: open.filter((name) => wanted.has(name)), compared: open.filter((name) => !wanted.has(name) && compared.includes(name)) };
}

/** Masked, or never answered; what is looked up is as hidden as over there, and what is worked out is no part of a choice. */
function isHidden(entity: EntityModel, field: FieldModel, entities: ReadonlyMap<string, EntityModel>): boolean {
  const { masked, writeOnly, computed } = field;
  if (masked || writeOnly) return true;
  if (!computed || !('of' in computed && 'field' in computed)) return false;
  const target = entities.get(entity.fields.find(({ name }) => name === computed.of)?.to ?? '');
  const there = target?.fields.find(({ name }) => name === computed.field);
  return !there || Boolean(there.masked || there.writeOnly);
}

type Told = Pick<ChoosingModel, 'fields' | 'compared'>;

/** What somebody is told who comes by the right to forms, and is told no more by those of facets. */
const narrowed = ({ fields, compared }: Told, facets: readonly Told[]): Told => ({
  fields: fields.filter((name) => facets.every((facet) => facet.fields.includes(name))),
  compared: compared.filter((name) => facets.every((facet) => facet.fields.includes(name) || facet.compared.includes(name))),
});

/**
 * Rights by what they tell. The form of a facet may have the right of a form here, and nothing tells which of the two asks: no more is
 * told than both show. What tells most comes first.
 * @param facets of the entity, each with the rights to forms that choose from it
 */
function byRight({ by }: Asked, whole: Told, facets: readonly { by: ReadonlySet<string>; told: Told }[]): (Told & Pick<ChoosingModel, 'by'>)[] {
  const groups = new Map<string, { by: string[]; sharing: Told[] }>();
  for (const right of [...by].sort()) {
    const sharing = facets.filter((facet) => facet.by.has(right));
    const key = sharing.map((facet) => facets.indexOf(facet)).join();
    const group = groups.get(key) ?? { by: [], sharing: sharing.map(({ told }) => told) };
    group.by.push(right);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => a.sharing.length - b.sharing.length).map((group) => ({ by: group.by, ...narrowed(whole, group.sharing) }));
}

/** @returns by key of the entity or facet that forms choose from, in the order of the entities */
export function choosing(entities: readonly EntityModel[], normals: readonly NormalEntity[]): ReadonlyMap<string, ChoosingModel[]> {
  const byKey = new Map(entities.map((entity) => [entity.key, entity]));
  const asked = new Map<string, Asked>();
  let changed = true;
  const ask: Ask = (key, rights, taken = []) => {
    if (!byKey.get(key)?.endpoints.length) return;
    const known = asked.get(key) ?? { by: new Set(), taken: new Set() };
    asked.set(key, known);
    for (const right of rights) if (!known.by.has(right)) changed = Boolean(known.by.add(right));
    for (const field of taken) known.taken.add(field);
  };
  for (const entity of entities) askOfForms(entity, ask);
  while (changed) {
    changed = false;
    askOfPickers(byKey, asked, ask);
  }
  return new Map(entities.flatMap((entity): [string, ChoosingModel[]][] => {
    const found = asked.get(entity.key);
    if (!found) return [];
    const facets = entities.filter(({ facet }) => facet?.within && facet.of === entity.key).flatMap((facet) => {
      const there = asked.get(facet.key);
      return there ? [{ by: there.by, told: toldFields(facet, there, byKey) }] : [];
    });
    const where = entity.facet ? (entity.facet.within ? undefined : entity.facet.where) : normals.find(({ key }) => key === entity.key)?.own;
    const reads = [...new Set([entity.options, pickerOf(entity)?.endpoint].filter((name) => name !== undefined))];
    return [[entity.key, byRight(found, toldFields(entity, found, byKey), facets).map(({ by, fields, compared }) => ({
      key: entity.key, by, reads, fields, compared, ...(where && Object.keys(where).length > 0 ? { where } : {}),
    }))]];
  }));
}
