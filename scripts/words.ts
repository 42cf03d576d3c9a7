/** `npm run words`: how often each keyword is used and by how many entities, the rarest first; `-- MOST` those of at most so many entities. */
import { readSchemas } from './compiler/files';
import { usesOf } from './compiler/uses';

const most = Number(process.argv[2] ?? Infinity);
const others = /^schemas\/(?:enumerations\/.*|menu|vocabulary)\.json$/;
const entities = [...readSchemas(process.cwd())].filter(([path]) => path.startsWith('schemas/') && !others.test(path));
const uses = usesOf(new Map(entities.map(([path, text]) => [path.slice('schemas/'.length, -'.json'.length), JSON.parse(text) as unknown])));
// Words of widgets, of enumerations and of the menu are never used by an entity.
const used = uses.filter(({ times }) => times > 0);

for (const { word, times, entities: by } of used.filter((use) => use.entities.length <= most)) {
  console.log(`${String(by.length).padStart(4)} entities ${String(times).padStart(5)} times  ${word.padEnd(24)} ${by.length <= 2 ? by.join(', ') : ''}`.trimEnd());
}
console.log(`${used.length} keywords in ${entities.length} entities, ${used.filter((use) => use.entities.length === 1).length} of them used by one entity only`);
