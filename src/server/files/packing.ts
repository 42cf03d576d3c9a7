/** An archive that is packed while it is sent. */
import type { ZipArchive } from 'archiver';
import { PassThrough, pipeline, type Readable } from 'node:stream';

/** Packs one entry to its end. @throws when its content fails, or the receiver is gone */
export async function append(archive: ZipArchive, content: Readable, name: string): Promise<void> {
  const listening = new AbortController();
  try {
    await new Promise<void>((done, failed) => {
      const once = (emitter: NodeJS.EventEmitter, event: string, told: (error: Error) => void) => {
        emitter.once(event, told);
        listening.signal.addEventListener('abort', () => emitter.off(event, told));
      };
      once(archive, 'entry', () => done());
      once(archive, 'close', () => failed(new Error('the receiver is gone')));
      once(content, 'error', failed);
      archive.append(content, { name });
    });
  } finally {
    listening.abort();
  }
}

/** The archiver's streams are not those of this Node; the server sends its own alone. */
export function sendable(archive: ZipArchive): Readable {
  const out = new PassThrough();
  pipeline(archive, out, () => undefined);
  return out;
}
