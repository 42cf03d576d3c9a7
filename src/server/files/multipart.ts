/** A file in a multipart body (contract "attachments": the part is named `multipart`). */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codes } from '../../engine/envelope';
import type { MediaRules } from '../../engine/extension/paths';
import { Refusal } from '../refusal';
import { receive, type Incoming } from './incoming';
import { judge } from './accept';
import { readRules } from './limits';
import type { Library } from './room';
import type { Purpose } from './types';

const part = 'multipart';

/** Names arrive as UTF-8, as browsers send them; folders in them are dropped by the parser already. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false, limits: { files: 1, fields: 10, fieldSize: 1024, headerPairs: 20 } });
}

/**
 * Writes the first file down and hands it over with its name.
 * @param fit what the name alone tells @throws Refusal when there is none, or name or size are refused already
 */
export async function receiveFile<T>(
  request: FastifyRequest, { incoming: folder, house }: Library, purpose: Purpose, work: (incoming: Incoming, name: string) => Promise<T>,
  fit: (name: string, rules: MediaRules) => void = (name, rules) => judge({ name, purpose }, 1, rules),
): Promise<T> {
  if (!request.isMultipart()) throw new Refusal(codes.invalid, '请选择要上传的文件');
  const rules = await readRules(house.sql);
  const { most } = rules[purpose];
  const file = await request.file({ limits: { fileSize: most + 1 } });
  if (!file || file.fieldname !== part) throw new Refusal(codes.invalid, '请选择要上传的文件');
  fit(file.filename, rules);
  return receive(folder, file.file, (incoming) => work(incoming, file.filename));
}
