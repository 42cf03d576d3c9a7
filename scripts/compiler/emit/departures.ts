/** Emits the registers of what was found by its path: departures of entities, doors of sections. */
import type { Departure } from '../code';
import { banner } from './layout';

/** @returns content of `generated/departures.ts`, which the server alone imports */
export function emitDepartures(departures: ReadonlyMap<string, Departure>): string {
  const all = [...departures].map(([key, { path, name }]) => ({ key, path, name, alias: `${key.replace('/', '_')}` }));
  return [
    banner('src/server/routes/<section>/<entity>.ts'),
    "import type { Departures } from '../src/server/resources/departures';\n",
    ...all.map(({ path, name, alias }) => `import { ${name} as ${alias} } from '../${path.replace(/\.ts$/, '')}';\n`),
    '\n/** What schemas leave to code, by key of the entity. */\n',
    `export const departures: Departures = {\n${all.map(({ key, alias }) => `  '${key}': ${alias},\n`).join('')}};\n`,
  ].join('');
}

/** @returns content of `generated/sections.ts`, which the server alone imports */
export function emitSections(sections: readonly string[]): string {
  return [
    banner('src/server/routes/<section>/index.ts'),
    "import type { Section } from '../src/server/section';\n",
    ...sections.map((section) => `import * as ${section} from '../src/server/routes/${section}';\n`),
    `\n/** What sections bring beside their schemas. */\nexport const sections: Readonly<Record<string, Section>> = { ${sections.join(', ')} };\n`,
  ].join('');
}
