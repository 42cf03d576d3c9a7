/** Emits what the server loads: every entity with its table and rows, the menu, and the catalogue of permissions. */
import type { EntityModel, MenuModel } from '../../../src/engine/model';
import { banner, lines, literal } from './layout';
import { hasResource } from './resources';

/** @returns one member of `contract/entities.ts`: the resource that the console loads, and what never leaves the server */
export function emitEntity(entity: EntityModel): string {
  if (!hasResource(entity)) return literal(entity, '  ');
  const { table, parts, choosing, writes, ledger, seed, demo, samples } = entity;
  return `{ ...resource(${JSON.stringify(entity.key)}),${literal({ table, parts, choosing, writes, ledger, seed, demo, samples }, '  ').slice(1)}`;
}

/**
 * @param entities of `emitEntity`
 * @param sections that have resources
 * @returns content of `contract/entities.ts`
 */
export function emitEntities(entities: string[], sections: string[]): string {
  return `${banner('schemas/**/*.json')}import type { EntityModel, ResourceModel } from '../../src/engine/model';
${sections.map((section) => `import { resources as ${section} } from '../resources/${section}';\n`).join('')}
const resources = new Map([${sections.join(', ')}].flat().map((each) => [each.key, each]));
const resource = (key: string): ResourceModel => resources.get(key)!;

export const entities: EntityModel[] = [
${entities.map((entity) => `  ${entity},\n`).join('')}];
`;
}

/** @returns content of `contract/menu.ts` */
export function emitMenu(menu: MenuModel[]): string {
  return `${banner('schemas/menu.json and schemas/**/*.json')}import type { MenuModel } from '../../src/engine/model';\n\nexport const menu: MenuModel[] = ${lines(menu)};\n`;
}

/** @returns content of `contract/permissions.json`: permission string → title and the endpoints it opens */
export function emitPermissions(entities: EntityModel[]): string {
  const catalogue: Record<string, { title: string; endpoints: string[] }> = {};
  for (const { endpoints } of entities) {
    for (const { permission, title, method, path } of endpoints) {
      if (permission === 'signed-in' || permission === 'anonymous') continue;
      (catalogue[permission] ??= { title, endpoints: [] }).endpoints.push(`${method} ${path}`);
    }
  }
  const sorted = Object.fromEntries(Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ $comment: 'Made from schemas/**/*.json. Do not edit: change the source and run `npm run generate`.', permissions: sorted }, null, 2)}\n`;
}
