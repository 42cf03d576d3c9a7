/**
 * Keeps an open page up to date while schemas change (`npm run dev`).
 *
 * A changed schema is compiled; Vite notices the changed files under `generated/`. Modules of `generated/resources/` and
 * `generated/validators/` accept their own update and hand it on as an event of the window, without a reload:
 *
 * - `schemas:resources`, detail `{ resource }` of an entity or `{ enumerations }` of a section
 * - `schemas:validators`, detail `{ section, validators }`
 *
 * The console's registry (`src/console/data/resources.ts`) listens to both, replaces what it keeps and
 * renders anew; screens keep their state because neither they nor their keys change. A change of routes, directories or
 * of which entities exist reloads the page: `generated/resources/index.ts` accepts nothing.
 *
 * Mistakes stand in the terminal and in Vite's overlay until the next compilation without any. A page that is opened is told the
 * mistakes of that moment: Vite itself would keep the last message that nobody was there to take, and show it long after.
 */
import type { Plugin, ViteDevServer } from 'vite';
import type { SchemaError } from './mistakes';
import { type Round, watch } from './watch';

/**
 * @param root the project's root, where `schemas/` and `generated/` lie
 * @param first mistakes of the compilation before the server started
 */
export function schemas(root: string, first?: SchemaError): Plugin {
  let mistakes = first;
  const overlay = (error: SchemaError) => ({ type: 'error' as const, err: { message: error.message, stack: '', plugin: 'schemas' } });
  function report({ config, ws }: ViteDevServer, { changed, error, milliseconds }: Round): void {
    const failing = mistakes !== undefined;
    mistakes = error;
    if (error) {
      config.logger.error(error.message, { timestamp: true });
      if (ws.clients.size) ws.send(overlay(error));
      return;
    }
    // The overlay goes away with the next update; after a mistake that was simply taken back there is none.
    if (failing && !changed.length) ws.send({ type: 'update', updates: [] });
    if (changed.length) config.logger.info(`schemas: ${changed.length} files in ${milliseconds} ms`, { timestamp: true });
  }
  return {
    name: 'schemas',
    apply: 'serve',
    configureServer(server) {
      server.ws.on('vite:client:connect', (_, client) => { if (mistakes) client.send(overlay(mistakes)); });
      const watcher = watch(root, (round) => report(server, round));
      server.httpServer?.once('close', () => watcher.close());
    },
  };
}
