/** Resumable uploads over tus: an interrupted one goes on where it stopped, after a lost line, a dead server or a reload. */
import { defaultOptions, DetailedError, Upload } from 'tus-js-client';
import { extension, type UploadedFile } from '../../../engine/extension/paths';
import { ApiError, failureTexts } from '../transport/errors';
import { addressOf, call } from '../transport/http';
import { readUpload, uploadHeaders, type UploadTask, type UploadWatch } from './upload';

/** Milliseconds before each further attempt by itself; afterwards the person decides. */
const retryDelays = [500, 1500, 3000, 5000];
/** Bytes a request: proxies often refuse larger bodies. */
const chunkSize = 8 * 1024 * 1024;

/** A browser whose storage is full uploads all the same; only a reload makes it begin anew. */
const remembered: typeof defaultOptions.urlStorage = {
  findAllUploads: () => defaultOptions.urlStorage.findAllUploads(),
  findUploadsByFingerprint: (fingerprint) => defaultOptions.urlStorage.findUploadsByFingerprint(fingerprint),
  removeUpload: (key) => defaultOptions.urlStorage.removeUpload(key),
  addUpload: async (fingerprint, upload) => {
    try {
      return await defaultOptions.urlStorage.addUpload(fingerprint, upload);
    } catch {
      return '';
    }
  },
};

const uploadOf = ({ file, call: purpose, model, pid, place }: UploadTask): Upload => new Upload(file, {
  endpoint: addressOf(extension.upload),
  metadata: { filename: file.name, purpose, model, pid: String(pid), ...(place !== undefined && { place: String(place) }) },
  headers: uploadHeaders(),
  urlStorage: remembered,
  chunkSize,
  retryDelays,
});

/** Moves the bytes, then has the server judge them; the upload stays known to this browser until it has. */
export async function sendResumable(task: UploadTask, { onProgress, signal }: UploadWatch): Promise<UploadedFile> {
  const upload = uploadOf(task);
  upload.options.onProgress = (bytes, total) => onProgress(total ? bytes / total : 1);
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  try {
    await run(upload, signal);
    const accepted = await call<UploadedFile>('POST', extension.acceptUpload, { body: { id: lastPart(upload.url!) }, signal, quiet: true });
    await forget(upload);
    return accepted;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') await forget(upload);
    if (error instanceof DetailedError) await explain(error);
    throw error;
  }
}

/** Gives up what the server holds of a file that failed, so that it does not count among the person's open uploads. */
export async function abandonResumable(task: UploadTask): Promise<void> {
  const upload = uploadOf(task);
  const held = await upload.findPreviousUploads();
  await forget(upload);
  for (const { uploadUrl } of held) if (uploadUrl) await Upload.terminate(uploadUrl, { ...upload.options, retryDelays: null }).catch(() => undefined);
}

/** What the server already holds is dropped when a person takes the upload back; when the session ends it waits for the next one. */
function run(upload: Upload, signal: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
      void upload.abort(isTakenBack(signal.reason)).catch(() => undefined);
    });
    upload.options.onSuccess = () => resolve();
    upload.options.onError = reject;
    upload.start();
  });
}

const isTakenBack = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError';
const lastPart = (address: string): string => address.split('/').at(-1)!;

/** The next upload of this file begins anew. */
async function forget(upload: Upload): Promise<void> {
  for (const { urlStorageKey } of await upload.findPreviousUploads()) await remembered.removeUpload(urlStorageKey);
}

/** @throws ApiError in the words of the server, or of a lost line when nothing answered */
async function explain({ originalResponse }: DetailedError): Promise<never> {
  if (!originalResponse) throw new ApiError('network', 0, failureTexts.network);
  await readUpload(new Response(originalResponse.getBody(), { status: originalResponse.getStatus() }));
  throw new ApiError('refused', originalResponse.getStatus(), failureTexts.unreadable);
}
