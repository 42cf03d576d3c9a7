/**
 * The library in a window of its own, beside an editor: what is chosen there comes as a message of our own origin
 * (spec 2 §2: with `field=dialog` the selection goes into the rich text editor as img tags).
 */
const address = '/setting/uploadPicture?field=dialog';
const kind = 'insert-media';

interface InsertMessage {
  kind: typeof kind;
  /** img tags. */
  html: string;
}

/**
 * Opens the window and takes what it sends until it is closed or `stop` is called.
 * @param onHtml img tags; whoever inserts them cleans them first
 */
export function openMediaWindow(onHtml: (html: string) => void): { stop(): void } {
  const opened = window.open(address, 'media-library', 'popup,width=1100,height=760');
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === opened && isInsert(data)) onHtml(data.html);
  };
  window.addEventListener('message', onMessage);
  return { stop: () => window.removeEventListener('message', onMessage) };
}

/** The editor that opened this window, undefined for a window that none did. */
export function openerEditor(): { insert(pictures: readonly { url: string; name: string; alt?: string }[]): void } | undefined {
  const target = (window.opener ?? (window.parent === window ? null : window.parent)) as Window | null;
  if (!target) return undefined;
  return {
    insert(pictures) {
      const html = pictures.map(({ url, name, alt }) => imageTag(url, alt ?? name)).join('');
      target.postMessage({ kind, html } satisfies InsertMessage, location.origin);
    },
  };
}

function imageTag(url: string, alt: string): string {
  const image = document.createElement('img');
  image.setAttribute('src', url);
  image.setAttribute('alt', alt);
  return image.outerHTML;
}

const isInsert = (data: unknown): data is InsertMessage =>
  typeof data === 'object' && data !== null && (data as InsertMessage).kind === kind && typeof (data as InsertMessage).html === 'string';
