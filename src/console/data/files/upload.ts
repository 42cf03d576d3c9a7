/** One file on its way, however it goes. */
import type { UploadedFile } from '../../../engine/extension/paths';
import { ApiError } from '../transport/errors';
import { accept } from '../transport/http';
import { readToken } from '../transport/token';

export interface UploadTask {
  file: File;
  /** Which of the two published calls: pictures are checked and thumbnailed, files go by their extension. */
  call: 'image' | 'file';
  /** First path segment of the current route (spec 2 §2). */
  model: string;
  pid: number;
  /** Where it stands among those chosen with it; our own server alone keeps it. */
  place?: number;
}

export interface UploadWatch {
  /** @param fraction 0–1 of the bytes that have left */
  onProgress(fraction: number): void;
  signal: AbortSignal;
}

/** Uploads carry the token as `X-Token` besides (spec 2 §6). */
export function uploadHeaders(): Record<string, string> {
  const token = readToken();
  return token ? { 'Authori-zation': token, 'X-Token': token } : {};
}

const tooLarge = '文件过大，服务器拒绝接收';

/** A proxy that refuses the size answers no envelope. */
export async function readUpload(response: Response): Promise<UploadedFile> {
  if (response.status === 413) throw new ApiError('refused', 413, tooLarge);
  return (await accept<UploadedFile>(response)).data;
}
