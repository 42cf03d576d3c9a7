/**
 * Modules that always come together are one file. Else each set of screens that share something has a file of its own: the first list
 * came as a hundred files, whose headers alone took a second on a slow line.
 */
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** From the bottom up: what is needed before the first paint, to sign in, for the frame, and by lists and forms alike. */
const layersOf: { name: string; reachedBy: string[]; and?: string[] }[] = [
  { name: 'first', reachedBy: ['firstPaint.ts'] },
  { name: 'base', reachedBy: ['main.tsx'] },
  { name: 'frame', reachedBy: ['shell/Console.tsx', 'shell/tabs/KeptScreens.tsx'] },
  { name: 'screen', reachedBy: ['resource/ListScreen.tsx'], and: ['resource/form/FormScreen.tsx'] },
];

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Widgets of packages, which the framework names all at once and of which a few screens draw some. */
const widgets = /node_modules\/(ra-ui-materialui|@mui|@rjsf)\//;

/** What a module imports, and they in turn, itself included; what is fetched on demand is left out. */
function reached(files: readonly string[], context: Context): Set<string> {
  const found = new Set<string>();
  const walk = (id: string): void => {
    if (found.has(id) || widgets.test(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(walk);
  };
  files.forEach(walk);
  return found;
}

function placed(folder: string, context: Context): Map<string, string> {
  const places = new Map<string, string>();
  const taken = new Set<string>();
  const reach = (files: readonly string[]) => reached(files.map((file) => join(folder, file)), context);
  for (const { name, reachedBy, and } of layersOf) {
    const others = and && reach(and);
    for (const id of reach(reachedBy)) {
      if (taken.has(id) || (others && !others.has(id))) continue;
      taken.add(id);
      const info = context.getModuleInfo(id);
      // What begins a page, or is only fetched on demand, keeps its own file.
      if (info && !info.isEntry && info.importers.length > 0) places.set(id, name);
    }
  }
  return places;
}

/** @param folder of the console's sources */
export function layers(folder: string): Rolldown.CodeSplittingGroup {
  let places: Map<string, string> | undefined;
  return {
    debugName: 'layers',
    name: (id, context) => (places ??= placed(folder, context)).get(id) ?? null,
    includeDependenciesRecursively: false,
  };
}
