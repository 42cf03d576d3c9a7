/** What a distributed engine makes of a feature, as its documentation says; a table of facts for each engine lies in a file of its own. */

type Kind =
  | 'catalog' | 'collation' | 'column' | 'constraint' | 'copy' | 'cursor' | 'define' | 'extension' | 'function' | 'index' | 'isolation' | 'language' | 'lock' | 'node' | 'notice' | 'operator'
  | 'plpgsql' | 'query' | 'sequence' | 'session' | 'setting' | 'table' | 'transaction' | 'trigger' | 'type' | 'write';

/** As `walk.ts` names it. */
export type Feature = `${Kind}:${string}`;

export interface Source {
  /** Of the page, or of the thread. */
  title: string;
  /** Of the engine that it speaks of. */
  version: string;
  /** Repository and path, or the address. */
  at: string;
}

interface Fits {
  features: readonly Feature[];
  fits: 'yes';
  source: string;
}

interface Misfits {
  features: readonly Feature[];
  /** `not found`: no page that was read says it. */
  fits: 'no' | 'differs' | 'not found';
  source: string;
  /** What becomes of such a statement. */
  happens: string;
  /** What whoever runs the engine does about it. */
  remedy: string;
}

export type Fact = Fits | Misfits;

export interface Engine {
  name: string;
  /** What holds for all of it. */
  summary: string;
  sources: Readonly<Record<string, Source>>;
  facts: readonly Fact[];
}

/** @throws when a feature stands in two facts, or a fact names no source */
export function factsByFeature({ name, sources, facts }: Engine): Map<string, Fact> {
  const found = new Map<string, Fact>();
  for (const fact of facts) {
    if (!sources[fact.source]) throw new Error(`${name}: no source ${fact.source}`);
    for (const feature of fact.features) {
      if (found.has(feature)) throw new Error(`${name}: ${feature} stands there twice`);
      found.set(feature, fact);
    }
  }
  return found;
}

/** Features that no table of an engine names, each with the engines. */
export function unknown(features: Iterable<string>, engines: readonly Engine[]): { feature: string; engines: string[] }[] {
  const tables = engines.map((engine) => ({ name: engine.name, table: factsByFeature(engine) }));
  return [...features].sort().flatMap((feature) => {
    const missing = tables.filter(({ table }) => !table.has(feature)).map(({ name }) => name);
    return missing.length > 0 ? [{ feature, engines: missing }] : [];
  });
}
