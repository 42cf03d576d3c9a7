/**
 * What the first paint waits for: in the console a small script of its own (`src/console/firstPaint.ts`), after which the frame of
 * `index.html` is drawn; in a page that holds nothing yet the page's own script.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'firstPaint';

/** @param folder of the console's sources */
export function firstPaint(folder: string): Plugin {
  let isConsole = false;
  return {
    name: 'first-paint',
    configResolved({ root }) {
      isConsole = root === folder;
    },
    buildStart() {
      if (isConsole && this.environment.mode === 'build') this.emitFile({ type: 'chunk', id: join(folder, `${name}.ts`), name });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!html.includes('id="first"')) return html.replaceAll('<script type="module" crossorigin', '<script type="module" blocking="render" crossorigin');
        const built = Object.values(bundle ?? {}).find((file) => file.name === name);
        return [{ tag: 'script', attrs: { type: 'module', blocking: 'render', crossorigin: true, src: `/${built?.fileName ?? `${name}.ts`}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}
