/** Emits what the console loads: one module an entity, the enumerations of a section, and the map of routes that comes before any of them. */
import { divided } from '../../../src/engine/defaults/entity';
import { lean } from '../../../src/engine/defaults/part';
import { resourcePart } from '../../../src/engine/defaults/resource';
import type { EntityBrief, EntityModel, EnumerationModel, FieldModel } from '../../../src/engine/model';
import type { CompiledEntity, Model } from '../model';
import { banner, lines, literal } from './layout';

/** Event by which what a changed module exports reaches an open page (see `vite-plugin.ts`). */
const handOff = (detail: string) => `
if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:resources', { detail: ${detail} }));
  });
}
`;

/** @returns content of `resources/<section>/<entity>.ts` */
export const emitResource = ({ demo: _demo, ...entity }: CompiledEntity): string => `${banner(`schemas/${entity.key}.json`)}import { fillResource } from '../../../src/engine/defaults/resource';

export const resource = fillResource(${literal(lean(divided(entity).resource, resourcePart))});
${handOff('{ resource: next.resource }')}`;

/** @returns content of `resources/<section>.ts` */
export const emitSection = (section: string, enumerations: EnumerationModel[]): string => `${banner(`schemas/${section}/*.json`)}import type { EnumerationModel } from '../../src/engine/model';

export const enumerations: EnumerationModel[] = ${literal(enumerations)};
${handOff('{ enumerations: next.enumerations }')}`;

/** The enumerations that the entities of a section show. */
export function usedEnumerations(entities: EntityModel[], enumerations: EnumerationModel[]): EnumerationModel[] {
  const used = new Set(entities.flatMap(enumerationsOf));
  return enumerations.filter(({ name }) => used.has(name));
}

/** @returns content of `resources/index.ts` */
export function emitResourceIndex({ entities, routes, directories }: Model): string {
  const shown = entities.filter(hasResource);
  const sections = [...new Set(shown.map(({ section }) => section))].sort();
  const led = new Set(shown.flatMap(({ fields }) => fields.flatMap(({ leads = [] }) => leads.map(({ to }) => to))));
  const brief = Object.fromEntries(shown.map((entity) => [entity.key, briefOf(entity, led.has(entity.key))]));
  return `${banner('schemas/**/*.json')}import type { DirectoryModel, EntityBrief, EnumerationModel, ResourceModel, RouteModel } from '../../src/engine/model';

/** Each entity is a chunk of its own, loaded when it is first needed. */
export const resources: Record<string, () => Promise<{ resource: ResourceModel }>> = {
${shown.map(({ key }) => `  '${key}': () => import('./${key}'),\n`).join('')}};

/** What the codes of a section are called, loaded with its first entity. */
export const sections: Record<string, () => Promise<{ enumerations: EnumerationModel[] }>> = {
${sections.map((section) => `  ${section}: () => import('./${section}'),\n`).join('')}};

/** Addresses of lists, form pages and pages written by hand, sorted by path. */
export const routes: RouteModel[] = ${lines(routes)};

/** Directories of the menu; the address of one leads to its \`default\`. */
export const directories: DirectoryModel[] = ${lines(directories)};

/** By key, what must be known of an entity before it is loaded. */
export const entities: Record<string, EntityBrief> = ${literal(brief)};
`;
}

/** @returns content of `resources/fullScreen.ts`, which the first paint waits for */
export const emitFullScreen = ({ routes }: Model): string => `${banner('schemas/menu.json')}
/** Addresses of screens without menu, header and tabs, as the router spells them. */
export const fullScreen: readonly string[] = ${literal(routes.flatMap((route) => (route.screen === 'page' && route.fullScreen ? [route.path] : [])))};
`;

/** Entities of \`resource: false\` have a table and nothing to show. */
export const hasResource = (entity: EntityModel): boolean => entity.endpoints.length > 0;

/** @param isLedTo fields elsewhere are links to its list */
function briefOf({ section, title, demoOnly, views, list, endpoints, shopPage, linked, tree, options }: EntityModel, isLedTo: boolean): EntityBrief {
  const read = linked && (endpoints.find(({ role }) => role === 'one') ?? endpoints.find(({ role }) => role === 'list'));
  const create = list?.pageActions.includes('create') ? endpoints.find(({ role }) => role === 'create') : undefined;
  const rows = isLedTo ? endpoints.find(({ name }) => name === list?.endpoint) : undefined;
  return {
    section, title, demoOnly, picker: views.some(({ name }) => name === 'picker'),
    ...((tree ?? endpoints.find(({ name }) => name === options)?.group) && { tree: true as const }),
    ...(shopPage && { shopPage }),
    ...(read && { open: { permission: read.permission, adminOnly: read.adminOnly } }),
    ...(rows && { list: { permission: rows.permission, adminOnly: rows.adminOnly } }),
    ...(create && { create: { title: create.title, permission: create.permission, adminOnly: create.adminOnly } }),
  };
}

function enumerationsOf(entity: EntityModel): string[] {
  const names = (field: FieldModel): string[] => [...(field.enumeration ? [field.enumeration] : []), ...(field.variants ?? []).flatMap(({ enumeration }) => enumeration ?? []), ...(field.fields ?? []).flatMap(names)];
  const lists = [...(entity.list ? [entity.list] : []), ...entity.views];
  return [...entity.fields, ...lists.flatMap(({ filters }) => filters.map(({ field }) => field)), ...entity.actions.flatMap(({ form }) => form?.fields ?? [])].flatMap(names);
}
