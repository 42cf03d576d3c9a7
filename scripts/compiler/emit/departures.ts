/** Emits the register of departures: what was found at the paths of schemas. */
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
