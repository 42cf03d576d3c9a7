/**
 * The preview page and its message (spec 1 §2): a form definition comes by window message of our own origin, is held against the
 * format, and nothing else that the message carries (html, scripts) is looked at.
 */
import { formatMistakes } from '../../engine/formTemplate/format';
import { isObject, type JsonObject } from '../../engine/json';
import { type FormTemplate, readTemplate } from '../../engine/formTemplate/template';

const address = '/preview';
const type = 'refreshFrame';
/** What a preview page says when it listens. */
const ready = 'previewReady';

export type PreviewAs = 'dialog' | 'file';

interface PreviewMessage {
  type: typeof type;
  data: { generateConf: { type: PreviewAs }; formConf: JsonObject | string };
}

export type Preview = { as: PreviewAs } & ({ template: FormTemplate } | { mistakes: string[] });

/**
 * Opens the page in a window of its own and sends it the definition as soon as it listens.
 * @param formConf the document of a template
 * @returns false when the browser opened no window
 */
export function openPreview(formConf: JsonObject | string, as: PreviewAs = 'dialog'): boolean {
  const opened = window.open(address, 'form-preview', 'popup,width=1100,height=800');
  if (!opened) return false;
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== opened || !isObject(data) || data.type !== ready) return;
    window.removeEventListener('message', onMessage);
    opened.postMessage({ type, data: { generateConf: { type: as }, formConf } } satisfies PreviewMessage, location.origin);
  };
  window.addEventListener('message', onMessage);
  return true;
}

/** Hears definitions for as long as the page is open. @returns the function that ends it */
export function onPreview(show: (preview: Preview) => void): () => void {
  const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && isObject(data) && data.type === type && isObject(data.data)) show(read(data.data));
  };
  window.addEventListener('message', onMessage);
  const asker = (window.opener ?? (window.parent === window ? null : window.parent)) as Window | null;
  asker?.postMessage({ type: ready }, location.origin);
  return () => window.removeEventListener('message', onMessage);
}

function read({ generateConf, formConf }: JsonObject): Preview {
  const as = isObject(generateConf) && generateConf.type === 'dialog' ? 'dialog' : 'file';
  return { as, ...readDefinition(formConf) };
}

/** @param formConf the document, or its JSON text */
export function readDefinition(formConf: unknown): { template: FormTemplate } | { mistakes: string[] } {
  try {
    const document: unknown = typeof formConf === 'string' ? JSON.parse(formConf) : formConf;
    const mistakes = formatMistakes(document);
    if (mistakes.length > 0) return { mistakes: mistakes.map(({ at, message }) => (at === '' ? message : `${at}：${message}`)) };
    return { template: readTemplate(document) };
  } catch (error) {
    return { mistakes: [error instanceof Error ? error.message : String(error)] };
  }
}
