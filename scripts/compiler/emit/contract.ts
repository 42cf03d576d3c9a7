/** Emits what the server loads: every entity with its table and rows, the menu, and the catalogue of permissions. */
import { divided, entityPart, storedPart } from '../../../src/engine/defaults/entity';
import { lean } from '../../../src/engine/defaults/part';
import type { EntityModel, MenuModel } from '../../../src/engine/model';
import type { CompiledEntity } from '../model';
import { banner, lines, literal } from './layout';
import { hasResource } from './resources';

/** @returns one member of `contract/entities.ts`: the resource that the console loads, and what never leaves the server */
export function emitEntity({ demo: _demo, ...entity }: CompiledEntity): string {
  if (!hasResource(entity)) return `fillEntity(${literal(lean(entity, entityPart), '  ')})`;
  return `withStored(resource(${JSON.stringify(entity.key)}), ${literal(lean(divided(entity).stored, storedPart), '  ')})`;
}

/** @returns content of `contract/demo.ts`: rows by key of their entity, loaded where they are asked for */
export function emitDemo(entities: CompiledEntity[]): string {
  const written = entities.filter(({ demo }) => !Array.isArray(demo) || demo.length > 0);
  return `${banner('schemas/**/*.json')}import type { DemoRows } from '../../src/engine/model';

export const demo: Record<string, DemoRows> = {
${written.map(({ key, demo }) => `  ${JSON.stringify(key)}: ${Array.isArray(demo) ? lines(demo, '  ') : literal(demo, '  ')},\n`).join('')}};
`;
}

/**
 * @param made of `emitEntity`; those that have calls of their own among the facets
 * @param shown keys of those that have resources
 * @returns content of `contract/entities.ts`
 */
export function emitEntities({ entities, facets }: { entities: string[]; facets: string[] }, shown: string[]): string {
  const names = shown.map((key) => key.replace(/\/(\w)/, (_, letter: string) => letter.toUpperCase()));
  const imports = ["import { fillEntity, withStored } from '../../src/engine/defaults/entity';", "import type { EntityModel, ResourceModel } from '../../src/engine/model';"];
  return `${banner('schemas/**/*.json')}${imports.join('\n')}
${shown.map((key, at) => `import { resource as ${names[at]!} } from '../resources/${key}';\n`).join('')}
const resources = new Map([
${names.map((name) => `  ${name},\n`).join('')}].map((each) => [each.key, each]));
const resource = (key: string): ResourceModel => resources.get(key)!;

export const entities: EntityModel[] = [
${entities.map((entity) => `  ${entity},\n`).join('')}];

export const facets: EntityModel[] = [${facets.length ? '\n' : ''}${facets.map((entity) => `  ${entity},\n`).join('')}];
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
