/** What statements of the product ask for, counted: by feature, and by column for the tables that grow. */
import { fingerprintSync } from 'libpg-query';
import { type Told } from './log';
import { comparisonsOf } from './comparisons';
import { featuresOf } from './walk';

interface Use {
  /** Distinct statements. */
  statements: number;
  /** Where they come from: the first few by name. */
  files: string[];
}

export interface Met {
  /** All tests of the server were recorded. */
  whole: boolean;
  /** Distinct statements: those that differ in values alone, in the number of rows or of listed values, or in the order of columns are one. */
  distinct: number;
  /** As often as they were sent. */
  sent: number;
  /** Distinct ones that tests or measurements write themselves. */
  ofTests: number;
  features: Record<string, Use>;
  /** Of each table: distinct statements that look rows up, by the column that they compare with a value or another column. */
  tables: Record<string, { statements: number; columns: Record<string, number> }>;
}

/** Files that are named of a feature. */
const most = 4;

/** What tests write themselves, and what fills tables to be measured. */
const aside = /^(?:tests|scripts\/bench)\//;

/** Features of definitions, which some engines take outside a transaction alone. */
const defines = /^(?:table:|index:|trigger:|define:)/;

class Tally {
  private readonly seen = new Map<string, { statements: Set<string>; files: Set<string> }>();

  add(name: string, statement: string, file: string | undefined): void {
    const found = this.seen.get(name) ?? { statements: new Set<string>(), files: new Set<string>() };
    this.seen.set(name, found);
    found.statements.add(statement);
    if (file !== undefined) found.files.add(file);
  }

  get entries(): [name: string, use: Use][] {
    return [...this.seen].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, { statements, files }]) => [name, { statements: statements.size, files: [...files].sort().slice(0, most) }]);
  }
}

interface Read {
  statement: string;
  features: string[];
  comparisons: [table: string, columns: ReadonlySet<string>][];
}

/** Longer ones are many rows of one insert: their values are left out before they are read. */
const rows = /(\bvalues\s*\((?:[^()']|\([^()]*\))*\))(?:\s*,\s*\((?:[^()']|\([^()]*\))*\))+/gi;

function read(text: string): Read | undefined {
  try {
    return { statement: fingerprintSync(text), features: featuresOf(text), comparisons: [...comparisonsOf(text)] };
  } catch {
    // A test sends what is no statement.
    return undefined;
  }
}

/**
 * The module must be loaded (`loadModule` of libpg-query).
 * @param tables whose comparisons are counted
 * @param whole all tests were recorded
 */
export async function meet(told: AsyncIterable<Told> | Iterable<Told>, tables: ReadonlySet<string>, whole: boolean): Promise<Met> {
  const known = new Map<string, Read | undefined>();
  const [features, looks, columns] = [new Tally(), new Tally(), new Tally()];
  const [distinct, ofTests] = [new Set<string>(), new Set<string>()];
  let sent = 0;
  for await (const { text, from, within, inParts } of told) {
    const short = text.replace(rows, '$1');
    if (!known.has(short)) known.set(short, read(short));
    const found = known.get(short);
    if (found === undefined || found.features.length === 0) continue;
    if (from !== undefined && aside.test(from)) {
      ofTests.add(found.statement);
      continue;
    }
    sent += 1;
    distinct.add(found.statement);
    const beside = [
      ...(within && found.features.some((feature) => defines.test(feature)) ? ['transaction:definitions within'] : []),
      ...(inParts ? ['cursor:rows in parts'] : []),
    ];
    for (const feature of [...found.features, ...beside]) features.add(feature, found.statement, from);
    for (const [table, compared] of found.comparisons) {
      if (!tables.has(table)) continue;
      looks.add(table, found.statement, from);
      for (const column of compared) columns.add(`${table}.${column}`, found.statement, from);
    }
  }
  return {
    whole, distinct: distinct.size, sent, ofTests: ofTests.size,
    features: Object.fromEntries(features.entries),
    tables: Object.fromEntries(looks.entries.map(([table, { statements }]) => [table, {
      statements,
      columns: Object.fromEntries(columns.entries.flatMap(([name, use]) => (name.startsWith(`${table}.`) ? [[name.slice(table.length + 1), use.statements]] : []))),
    }])),
  };
}
