/** Workbooks are written beside the server: a thread of its own spells and packs the cells, and the server goes on answering meanwhile. */
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { TransformStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { XlsxWriteStreamOptions } from 'hucre/xlsx';
import { startThread } from '../../thread';
import type { Line } from './rows';

/** Parts of lines, and of the file, that wait to be taken over: neither side stands still while the other works. */
const ahead = 2;
/** MB for what is new in the thread: unlimited, a million rows × 20 took 190 MB over idle, and less than a tenth less time. */
const maxYoungGenerationSizeMb = 8;
/** Bytes that wait to be packed. The packer that the library finds takes one part at a time, while no cell is spelled. */
const unpacked = 1 << 20;

/** Lines come and bytes go as streams, each of which waits for who reads it. */
const program = `
const { Duplex } = require('node:stream');
const { parentPort, workerData } = require('node:worker_threads');
const { createDeflateRaw } = require('node:zlib');
globalThis.CompressionStream = function () {
  return Duplex.toWeb(createDeflateRaw({ writableHighWaterMark: ${unpacked}, chunkSize: 1 << 16 }));
};
const rows = async function* (parts) {
  for await (const part of parts) yield* part;
};
// Who reads the bytes learns of a failure.
parentPort.on('message', ({ parts, bytes, options }) => {
  import(workerData).then(({ writeXlsxStream }) => writeXlsxStream(rows(parts), options).pipeTo(bytes)).catch((error) => bytes.abort(error)).catch(() => undefined);
});`;

const library = pathToFileURL(createRequire(import.meta.url).resolve('hucre/xlsx')).href;

interface Writer {
  worker: Worker;
  /** What it is writing. */
  files: Set<Readable>;
}
let running: Writer | undefined;

/** One for all workbooks of the process, which it does not keep alive. */
function writer(): Writer {
  if (running) return running;
  const started: Writer = { worker: startThread(program, { workerData: library, resourceLimits: { maxYoungGenerationSizeMb } }), files: new Set() };
  started.worker.unref();
  const end = (error: Error): void => {
    if (running === started) running = undefined;
    for (const file of started.files) file.destroy(error);
  };
  started.worker.on('error', end);
  started.worker.on('exit', () => { end(new Error('The thread that writes workbooks has ended')); });
  running = started;
  return started;
}

/** @param parts of lines, read as fast as the file is taken, and ended with it @returns the bytes of the file; fails as `parts` does */
export function workbook(parts: AsyncIterable<Line[]>, options: XlsxWriteStreamOptions): Readable {
  const { worker, files } = writer();
  const feed = Readable.from(parts, { objectMode: true, highWaterMark: ahead });
  const lines = Readable.toWeb(feed);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: ahead });
  worker.postMessage({ parts: lines, bytes: writable, options }, [lines, writable] as never);
  const file = Readable.fromWeb(readable);
  files.add(file);
  file.on('close', () => {
    files.delete(file);
    feed.destroy();
  });
  return file;
}
