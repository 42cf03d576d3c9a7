/**
 * Set-up of files whose statements are recorded: each statement carries the file that it comes from as a comment at its end,
 * ` /* from src/server/… *␘/`, so that its log tells statements of the product and those that a test writes itself apart.
 */
import pg from 'pg';

const depth = 100;
/** Files by which others speak to the database: a statement comes from whoever asked them. */
const between = /^src\/server\/sql\/(connect|retry|stream|named)\.ts$/;

/** Paths of the project that have led here, the nearest first. */
function paths(): string[] {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = depth;
  Error.prepareStackTrace = (_error, sites) => sites.map((site) => site.getScriptNameOrSourceURL() ?? '');
  const all = new Error().stack as unknown as string[];
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return all.flatMap((path) => (path.includes('/node_modules/') ? [] : /\/((?:src|tests|scripts)\/[^?]*)/.exec(path)?.[1] ?? []));
}

function origin(): string | undefined {
  const all = paths().filter((path) => path !== 'tests/server/origins.ts');
  return all.find((path) => !between.test(path)) ?? all[0];
}

const said = /\/\* from [^*]* \*\/$/;

function told(text: string): string {
  const path = said.test(text) ? undefined : origin();
  return path === undefined ? text : `${text} /* from ${path} */`;
}

/** What `query` of pg takes: a text, an object with one, or something that sends itself and holds its text, or holds a cursor that does. */
type Asked = string | { text?: string; cursor?: { text: string } };

function tell(asked: Asked): Asked {
  if (typeof asked === 'string') return told(asked);
  const holder = asked.cursor ?? asked;
  if (typeof holder.text === 'string') holder.text = told(holder.text);
  return asked;
}

type Query = (this: object, asked: Asked, ...others: unknown[]) => unknown;
const patched = Symbol.for('origins of statements');

for (const { prototype } of [pg.Client, pg.Pool] as unknown as { prototype: { query: Query; [patched]?: true } }[]) {
  // Files share the process, and with it what packages keep.
  if (Object.hasOwn(prototype, patched)) continue;
  const { query } = prototype;
  prototype[patched] = true;
  prototype.query = function (asked, ...others) { return query.call(this, tell(asked), ...others); };
}
