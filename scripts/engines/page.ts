/** What was found, as the document beside the server's README. The same record and tables give the same text. */
import type { TableModel } from '../../src/engine/model';
import { type Engine, type Fact, factsByFeature } from './facts';
import { type Growing, growing } from './keys';
import type { Met } from './met';

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** The first few, and how many more. */
function few(all: readonly string[], most: number, say: (each: string) => string): string {
  const more = all.length - most;
  return all.slice(0, most).map(say).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const kindOf = (feature: string): string => feature.slice(0, feature.indexOf(':'));

/** Features of one fact that the product uses, those of a kind together: `lock: for update, skip locked`. */
function named(features: readonly string[]): string {
  const kinds = [...new Set(features.map(kindOf))];
  return kinds.map((kind) => `${kind} ${few(features.filter((feature) => kindOf(feature) === kind).map((feature) => feature.slice(kind.length + 1)), 12, code)}`).join('; ');
}

/** Where the rarest of them stands first: it is the hardest to find. */
function filesOf(features: readonly string[], met: Met): string {
  const uses = features.flatMap((feature) => met.features[feature] ?? []).sort((a, b) => a.statements - b.statements);
  const files = [...new Set(uses.flatMap((use) => use.files))];
  return files.length === 0 ? 'processes of their own' : few(files.map((path) => path.replace(/^src\/server\//, '')), 3, code);
}

const verdicts = ['no', 'differs', 'not found'] as const;

function misfits(engine: Engine, met: Met): string[][] {
  const used = new Map<Fact, string[]>();
  const facts = factsByFeature(engine);
  for (const feature of Object.keys(met.features)) {
    const fact = facts.get(feature);
    if (fact && fact.fits !== 'yes') used.set(fact, [...(used.get(fact) ?? []), feature]);
  }
  return verdicts.flatMap((verdict) => [...used].flatMap(([fact, features]) => (fact.fits !== verdict ? [] : [[
    named(features), verdict, filesOf(features, met), fact.happens, fact.remedy, fact.source,
  ]]))).sort((a, b) => verdicts.indexOf(a[1] as 'no') - verdicts.indexOf(b[1] as 'no') || (a[0]! < b[0]! ? -1 : 1));
}

function ofEngine(engine: Engine, met: Met): string {
  const facts = factsByFeature(engine);
  const features = Object.keys(met.features);
  const count = (fits: Fact['fits']) => features.filter((feature) => facts.get(feature)?.fits === fits).length;
  const rows = misfits(engine, met);
  const cited = new Set(engine.facts.filter((fact) => fact.features.some((feature) => met.features[feature])).map(({ source }) => source));
  return `## ${engine.name}

${engine.summary}

Of ${features.length} features ${count('yes')} fit, ${count('differs')} differ, ${count('no')} are missing; of ${count('not found')} no page that was read says anything.

${table(['feature', 'fits', 'used in', 'what happens', 'what the operator does', 'page'], rows)}

Pages: ${Object.entries(engine.sources).filter(([key]) => cited.has(key)).map(([key, { title, version, at }]) => `${key}: “${title}”, ${version} (${at})`).join('; ')}.`;
}

function ofTable({ table: name, key, because }: Growing, met: Met, tables: ReadonlyMap<string, TableModel>): string[] {
  const model = tables.get(name);
  if (!model) throw new Error(`no table ${name}`);
  if (!model.columns.some((column) => column.name === key)) throw new Error(`table ${name} has no column ${key}`);
  const { statements, columns } = met.tables[name] ?? { statements: 0, columns: {} };
  const others = Object.entries(columns).filter(([column]) => column !== key).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([column, times]) => `${code(column)} ${times}`);
  const unique = [...(key === 'id' ? [] : ['id']), ...model.indexes.filter((index) => index.unique && !index.columns.includes(key)).map((index) => index.columns.join(', '))];
  return [code(name), code(key), String(statements), String(columns[key] ?? 0), few(others, 4, (each) => each) || '–', unique.map(code).join('; ') || '–', because];
}

/** @param tables of the product, for their columns and unique indexes */
export function pageOf(met: Met, engines: readonly Engine[], tables: ReadonlyMap<string, TableModel>): string {
  return `<!-- Written by \`npm run engines\` from what the tests of the server make it say (scripts/engines/met.json) and from tables of what engines document (scripts/engines/). Do not edit. -->

# Statements of the server, held against distributed engines

None of these engines was run. Every statement that the server sends while its tests run is logged by PostgreSQL, read with PostgreSQL's own grammar, and held against tables of what Citus, YugabyteDB and CockroachDB document. A feature that stands in no table fails \`npm run engines\`.

${met.distinct} distinct statements (${met.sent.toLocaleString('en')} sent; values, numbers of rows and the order of columns make no difference) ask for ${Object.keys(met.features).length} features. ${met.ofTests} more that tests or measurements write themselves are left out; they are told apart by the file that a statement comes from. Servers that tests start as processes of their own with a database of their own are not recorded; the same code is. ${met.whole ? '' : 'This record is of a part of the tests. '}Features say what a statement is, not what its values do: an operator is not told by the types on its sides.

${engines.map((engine) => ofEngine(engine, met)).join('\n\n')}

## Tables that grow, and the key that would spread each

A statement that does not compare the key asks every shard. *By key* counts the distinct statements that compare the key with a value or another column, of all that look rows up in the table. Citus demands the key within every unique index, so those that lack it, the primary key among them, stand in the way there; YugabyteDB and CockroachDB keep them over all shards, at the price of one more write elsewhere. Both spread a table by its primary key, \`id\`, as it is: YugabyteDB by its hash, CockroachDB in its order, where rising ids make the last range hot until \`alter primary key using columns (id) using hash\`.

${table(['table', 'key', 'statements', 'by key', 'other columns compared', 'unique without the key', 'why'], growing.map((each) => ofTable(each, met, tables)))}
`;
}
