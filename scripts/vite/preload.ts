import type { Plugin } from 'vite';

/** Of each built script, the files that are there once it runs: its own, and those that whoever asked for it had. */
let there = new Map<string, ReadonlySet<string>>();

/** Whoever loads a script on demand fetches beside it what it stands on, except for what is there already: first pages are smaller without those names. */
export const preloadTheRest: Plugin = {
  name: 'preload-the-rest',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
      const filesOf = (name: string, found = new Set<string>()): Set<string> => {
        const chunk = chunks.get(name);
        if (found.has(name) || !chunk) return found;
        found.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
        for (const next of chunk.imports) filesOf(next, found);
        return found;
      };
      const askedBy = (name: string) => [...chunks.values()].filter(({ imports, dynamicImports }) => imports.includes(name) || dynamicImports.includes(name));
      const askers = new Map([...chunks.keys()].map((name) => [name, askedBy(name).map(({ fileName }) => fileName)]));
      const own = new Map([...chunks.keys()].map((name) => [name, filesOf(name)]));
      there = new Map(own);
      // What all askers have in common is there too; each round can only add to it.
      for (let grows = true; grows;) {
        grows = false;
        for (const [name, { isEntry }] of chunks) {
          const [first, ...others] = isEntry ? [] : askers.get(name)!.map((asker) => there.get(asker)!);
          const files = new Set([...own.get(name)!, ...[...first ?? []].filter((file) => others.every((each) => each.has(file)))]);
          if (files.size === there.get(name)!.size) continue;
          there.set(name, files);
          grows = true;
        }
      }
    },
  },
};

/** @returns the files that are not there yet when the script `host` runs */
export const missingOf = (host: string, files: readonly string[]): string[] => files.filter((file) => !there.get(host)?.has(file));
