/**
 * Keeps an open page up to date while schemas change (`npm run dev`).
 *
 * A changed schema is compiled; Vite notices the changed files under `generated/`. Modules of `generated/resources/` and
 * `generated/validators/` accept their own update and hand it on as an event of the window, without a reload:
 *
 * - `schemas:resources`, detail `{ section, resources, enumerations }`
 * - `schemas:validators`, detail `{ section, validators }`
 *
 * The console's registry (`src/console/data/resources.ts`) listens to both, replaces what it keeps of the section and
 * renders anew; screens keep their state because neither they nor their keys change. A change of routes, directories or
 * of which entities exist reloads the page: `generated/resources/index.ts` accepts nothing.
 *
 * Mistakes stand in the terminal and in Vite's overlay until the next compilation without any.
 */
import type { Plugin, ViteDevServer } from 'vite';
import { type Round, watch } from './watch';

/** @param root the project's root, where `schemas/` and `generated/` lie */
export function schemas(root: string): Plugin {
  let failing = false;
  function report({ config, ws }: ViteDevServer, { changed, error, milliseconds }: Round): void {
    if (error) {
      failing = true;
      config.logger.error(error.message, { timestamp: true });
      ws.send({ type: 'error', err: { message: error.message, stack: '', plugin: 'schemas' } });
      return;
    }
    // The overlay goes away with the next update; after a mistake that was simply taken back there is none.
    if (failing && !changed.length) ws.send({ type: 'update', updates: [] });
    failing = false;
    if (changed.length) config.logger.info(`schemas: ${changed.length} files in ${milliseconds} ms`, { timestamp: true });
  }
  return {
    name: 'schemas',
    apply: 'serve',
    configureServer(server) {
      const watcher = watch(root, (round) => report(server, round));
      server.httpServer?.once('close', () => watcher.close());
    },
  };
}
