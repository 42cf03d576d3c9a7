/**
 * `npm run words`: how often each keyword is used and by how many entities and fragments, the rarest first; `-- MOST` those of at most so many entities.
 * Then how many are used by one entity only, and how many effects of actions are left to code, by name; ends with 1 where either is more than may be.
 */
import { readSchemas } from './compiler/files';
import { effectsOf, usesOf } from './compiler/uses';

/** Of 100 effects at most so many are left to code: of more, the dialect lacks a word. */
const mostHandlers = 35;

/** So many keywords may serve one entity only, beside what the gallery shows and what is said of tables: of more, the dialect wants folding. */
const mostAlone = 37;

const most = Number(process.argv[2] ?? Infinity);
const others = /^schemas\/(?:enumerations\/.*|menu|vocabulary)\.json$/;
const entities = [...readSchemas(process.cwd())].filter(([path]) => path.startsWith('schemas/') && !others.test(path));
const written = new Map(entities.map(([path, text]) => [path.slice('schemas/'.length, -'.json'.length), JSON.parse(text) as unknown]));
const uses = usesOf(written);
// Words of widgets, of enumerations and of the menu are never used by an entity.
const used = uses.filter(({ times }) => times > 0);

for (const { word, times, entities: by } of used.filter((use) => use.entities.length <= most)) {
  console.log(`${String(by.length).padStart(4)} entities ${String(times).padStart(5)} times  ${word.padEnd(24)} ${by.length <= 2 ? by.join(', ') : ''}`.trimEnd());
}
const alone = used.filter((use) => use.entities.length === 1);
const isShown = ({ entities: [key] }: (typeof alone)[number]) => (written.get(key!) as { resource?: { demoOnly?: boolean } }).resource?.demoOnly === true;
const counted = alone.filter((use) => !isShown(use) && !use.word.startsWith('Table.'));
if (counted.length > mostAlone) process.exitCode = 1;
console.log(`${used.length} keywords in ${entities.length} entities, ${alone.length} of them used by one entity only`);
console.log(`${counted.length > mostAlone ? 'FAILED' : 'ok    '} ${counted.length} of these are neither of entities that exist for DEMO alone nor about tables; at most ${mostAlone}`);

const effects = effectsOf(written);
const handlers = effects.filter(({ isHandler }) => isHandler);
const share = (100 * handlers.length) / effects.length;
if (share > mostHandlers) process.exitCode = 1;
console.log(`${share > mostHandlers ? 'FAILED' : 'ok    '} ${handlers.length} of ${effects.length} effects are left to code, ${share.toFixed(1)} %; at most ${mostHandlers} %: ${handlers.map(({ name }) => name).join(', ')}`);
