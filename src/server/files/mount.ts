/** Serves the room of files: what is stored, and where the contract has a media library, its calls. */
import type { FastifyInstance } from 'fastify';
import { downloadCalls } from '../routes/media/download';
import { attachmentCalls, libraryOf } from '../routes/media/attachment';
import { inspectionCalls } from '../routes/page/inspection';
import type { House } from '../resources/types';
import { acceptMultipart } from './multipart';
import { openFiles } from './room';
import { serveFiles } from './serve';
import { sweepHourly } from './sweep';

export async function mountFiles(app: FastifyInstance, house: House): Promise<void> {
  const room = await openFiles(app.config);
  serveFiles(app, room, house.sql);
  inspectionCalls(app, house, room);
  const library = libraryOf(house, room);
  if (!library) return;
  downloadCalls(app, library);
  // A scope of its own: multipart bodies are understood by these calls alone.
  await app.register(async (scope) => {
    await acceptMultipart(scope);
    attachmentCalls(scope, library);
  });
  sweepHourly(app, library);
}
