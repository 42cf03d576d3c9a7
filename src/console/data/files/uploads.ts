/** Sends files: by the published multipart calls, or resumably (tus) where the backend can and the size makes it worth while. */
import { extension, type UploadedFile } from '../../../engine/extension/paths';
import { capabilities } from '../capabilities';
import { announce, ApiError, failureTexts } from '../transport/errors';
import { addressOf, call as send, reporting, requestTimeout } from '../transport/http';
import { readUpload, uploadHeaders, type UploadTask, type UploadWatch } from './upload';

/** Bytes from which an interrupted line would cost more than the further round trips of a resumable upload. */
const resumableFrom = 4 * 1024 * 1024;

/** What concerns the person and not the file. */
const endsSession: ReadonlySet<string> = new Set<ApiError['kind']>(['unauthorized', 'due']);

/**
 * Sends one file. Why it failed is for the queue to tell, beside its name.
 * @throws ApiError; AbortError when `signal` took it back
 */
export function sendFile(task: UploadTask, watch: UploadWatch): Promise<UploadedFile> {
  const sent = reporting({ quiet: true }, async () => {
    if (!(await isResumable(task))) return sendWhole(task, watch);
    const { sendResumable } = await import('./resumable');
    return sendResumable(task, watch);
  });
  return sent.catch((error: unknown) => {
    if (error instanceof ApiError && endsSession.has(error.kind)) announce(error);
    throw error;
  });
}

/** Nobody will try this file again: what the server holds of it is given up. */
export async function abandonFile(task: UploadTask): Promise<void> {
  if (await isResumable(task)) await (await import('./resumable')).abandonResumable(task);
}

const isResumable = async ({ file }: UploadTask): Promise<boolean> => file.size >= resumableFrom && (await capabilities()).media !== undefined;

/** Has places kept for files that were chosen together, in their order; capability `media`. None where they cannot be: then each stands where it arrives. */
export const uploadPlaces = (count: number): Promise<readonly number[]> => send<number[]>('POST', extension.uploadPlaces, { body: { count }, quiet: true }).catch(() => []);

async function sendWhole({ file, call, model, pid, place }: UploadTask, watch: UploadWatch): Promise<UploadedFile> {
  return readUpload(await transmit(addressOf(`/admin/platform/upload/${call}`, { model, pid, place }), file, watch));
}

/**
 * Puts a new content under the address of a listed file; capability `media`.
 * @param recordVersion of the entry that the person has seen
 * @throws ApiError, which has been told
 */
export const replaceFile = (id: number, file: File, recordVersion: number | undefined, watch: UploadWatch): Promise<UploadedFile> =>
  reporting({}, async () => readUpload(await transmit(addressOf(extension.replaceFile(id)), file, watch, recordVersion === undefined ? {} : { 'X-Record-Version': String(recordVersion) })));

/** fetch cannot tell how much has left, so this one call is an XMLHttpRequest. A line that stands still for 60 seconds is given up. */
function transmit(address: string, file: File, { onProgress, signal }: UploadWatch, headers: Record<string, string> = {}): Promise<Response> {
  const body = new FormData();
  body.append('multipart', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let idle: ReturnType<typeof setTimeout>;
    const stirred = () => {
      clearTimeout(idle);
      idle = setTimeout(() => {
        reject(new ApiError('timeout', 0, failureTexts.timeout));
        request.abort();
      }, requestTimeout);
    };
    const abort = () => {
      reject(signal.reason as Error);
      request.abort();
    };
    request.upload.onprogress = (event) => {
      stirred();
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': request.getResponseHeader('content-type') ?? '' } }));
    request.onerror = () => reject(new ApiError('network', 0, failureTexts.network));
    request.onloadend = () => {
      clearTimeout(idle);
      signal.removeEventListener('abort', abort);
    };
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener('abort', abort);
    request.open('POST', address);
    for (const [name, value] of Object.entries({ ...uploadHeaders(), ...headers })) request.setRequestHeader(name, value);
    stirred();
    request.send(body);
  });
}
