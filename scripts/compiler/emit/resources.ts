/** Emits what the console loads: one module a section, and the map of routes that comes before any of them. */
import { divided } from '../../../src/engine/defaults/entity';
import { lean } from '../../../src/engine/defaults/part';
import { resourcePart } from '../../../src/engine/defaults/resource';
import type { EntityBrief, EntityModel, EnumerationModel, FieldModel } from '../../../src/engine/model';
import type { CompiledEntity, Model } from '../model';
import { banner, lines, literal } from './layout';

/** Event by which a changed section reaches an open page (see `vite-plugin.ts`). */
const handOff = (section: string) => `
if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: { section: '${section}', resources: next.resources, enumerations: next.enumerations } }));
  });
}
`;

/** @returns one member of a section's `resources` */
export const emitResource = ({ demo: _demo, ...entity }: CompiledEntity): string => literal(lean(divided(entity).resource, resourcePart), '  ');

/**
 * @param resources of `emitResource`
 * @returns content of `resources/<section>.ts`
 */
export function emitSection(section: string, resources: string[], enumerations: EnumerationModel[]): string {
  const imports = ["import { fillResources } from '../../src/engine/defaults/resource';", "import type { EnumerationModel, ResourceModel } from '../../src/engine/model';"];
  return `${banner(`schemas/${section}/*.json`)}${imports.join('\n')}

export const resources: ResourceModel[] = fillResources([
${resources.map((resource) => `  ${resource},\n`).join('')}]);

export const enumerations: EnumerationModel[] = ${literal(enumerations)};
${handOff(section)}`;
}

/** The enumerations that the entities of a section show. */
export function usedEnumerations(entities: EntityModel[], enumerations: EnumerationModel[]): EnumerationModel[] {
  const used = new Set(entities.flatMap(enumerationsOf));
  return enumerations.filter(({ name }) => used.has(name));
}

/** @returns content of `resources/index.ts` */
export function emitResourceIndex({ entities, routes, directories }: Model): string {
  const shown = entities.filter(hasResource);
  const sections = [...new Set(shown.map(({ section }) => section))].sort();
  const brief = Object.fromEntries(shown.map((entity) => [entity.key, briefOf(entity)]));
  return `${banner('schemas/**/*.json')}import type { DirectoryModel, EntityBrief, EnumerationModel, ResourceModel, RouteModel } from '../../src/engine/model';

export interface SectionModule {
  resources: ResourceModel[];
  enumerations: EnumerationModel[];
}

/** Each section is a chunk of its own, loaded when one of its entities is first needed. */
export const sections: Record<string, () => Promise<SectionModule>> = {
${sections.map((section) => `  ${section}: () => import('./${section}'),\n`).join('')}};

/** Addresses of lists, form pages and pages written by hand, sorted by path. */
export const routes: RouteModel[] = ${lines(routes)};

/** Directories of the menu; the address of one leads to its \`default\`. */
export const directories: DirectoryModel[] = ${lines(directories)};

/** By key, what must be known of an entity before its section is loaded. */
export const entities: Record<string, EntityBrief> = ${literal(brief)};
`;
}

/** Entities of \`resource: false\` have a table and nothing to show. */
export const hasResource = (entity: EntityModel): boolean => entity.endpoints.length > 0;

function briefOf({ section, title, demoOnly, views, list, endpoints, shopPage, linked }: EntityModel): EntityBrief {
  const read = linked && (endpoints.find(({ role }) => role === 'one') ?? endpoints.find(({ role }) => role === 'list'));
  const create = list?.pageActions.includes('create') ? endpoints.find(({ role }) => role === 'create') : undefined;
  return {
    section, title, demoOnly, picker: views.some(({ name }) => name === 'picker'),
    ...(shopPage && { shopPage }),
    ...(read && { open: { permission: read.permission, adminOnly: read.adminOnly } }),
    ...(create && { create: { title: create.title, permission: create.permission, adminOnly: create.adminOnly } }),
  };
}

function enumerationsOf(entity: EntityModel): string[] {
  const names = (field: FieldModel): string[] => [...(field.enumeration ? [field.enumeration] : []), ...(field.variants ?? []).flatMap(({ enumeration }) => enumeration ?? []), ...(field.fields ?? []).flatMap(names)];
  const lists = [...(entity.list ? [entity.list] : []), ...entity.views];
  return [...entity.fields, ...lists.flatMap(({ filters }) => filters.map(({ field }) => field)), ...entity.actions.flatMap(({ form }) => form?.fields ?? [])].flatMap(names);
}
