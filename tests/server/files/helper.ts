/** Uploads as browsers send them, and files of every kind made on the spot. */
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import type { Envelope } from '../../../src/engine/envelope';
import type { UploadedFile } from '../../../src/engine/extension/paths';
import type { TestApp } from '../helper';

export interface Sent {
  purpose?: 'image' | 'file';
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Name of the part. */
  part?: string;
}

const boundary = '----bazaar-test';

/** A multipart body with one file in it. */
export function multipartBody(name: string, content: Buffer, part = 'multipart'): { payload: Buffer; headers: Record<string, string> } {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${name.replaceAll('"', '%22')}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

export async function upload(server: TestApp, name: string, content: Buffer, { purpose = 'image', query = {}, headers = {}, part }: Sent = {}): Promise<Envelope<UploadedFile>> {
  const body = multipartBody(name, content, part);
  const answer = await server.app.inject({
    method: 'POST', url: `/api/admin/platform/upload/${purpose}`, query, payload: body.payload, headers: { ...body.headers, 'x-token': server.token, ...headers },
  });
  return answer.json();
}

/** A picture of its own: its colour follows from the number. */
export const picture = (number: number, format: 'png' | 'jpeg' | 'gif' = 'png', size = 40): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background: { r: number % 256, g: (number >> 8) % 256, b: 90 } } }).toFormat(format).toBuffer();

export const infoOf = async (content: Buffer): Promise<OutputInfo> => (await sharp(content).toBuffer({ resolveWithObject: true })).info;

/** Files that are stored on this machine, by key. */
export async function storedKeys(dataDir: string): Promise<string[]> {
  const root = join(dataDir, 'files', 'stored');
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)).sort();
}

export const readStored = (dataDir: string, key: string) => createReadStream(join(dataDir, 'files', 'stored', key));
