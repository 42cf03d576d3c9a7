/** Published downloads (spec 2 §7, decisions 18): only what the server named itself; a JSON answer is a failure. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { finished } from 'node:stream';
import { codes } from '../../../engine/envelope';
import { defineCall } from '../../calls/define';
import { fileAt } from '../../files/accept';
import { urlOf } from '../../files/address';
import { disposition } from '../../files/disposition';
import { dropExport, exportKey, findExport } from '../../files/exports';
import { extensionOf, nameWith } from '../../files/names';
import type { Library } from '../../files/room';
import { contentType } from '../../files/types';
import { Refusal } from '../../refusal';
import { named } from '../../sql/named';

const [attachments, a] = named('media_attachment', 'a');

const tag = '下载';
const missing = () => new Refusal(codes.notFound, '文件不存在或已过期');
const fileName = { type: 'string', minLength: 1, maxLength: 500 };

export function downloadCalls(app: FastifyInstance, library: Library): void {
  const { house, store } = library;
  defineCall(app, {
    method: 'GET', path: '/common/download', permission: 'signed-in', title: '下载导出文件', tag, transfer: 'download',
    query: { properties: { fileName: { ...fileName, title: '文件名' }, delete: { type: 'boolean', default: false, title: '下载后删除' } }, required: ['fileName'] },
    handler: async ({ caller, query, reply }) => {
      const found = await findExport(house.sql, caller.id, String(query.fileName));
      const size = found && await store.size(exportKey(found.id));
      if (!found || size === undefined) throw missing();
      const content = await store.read(exportKey(found.id));
      // Only what arrived in full is given up; a broken line may try again.
      if (query.delete) finished(reply.raw, (error) => { if (!error) dropExport(library, house.sql, found.id).catch((cause: unknown) => app.log.warn({ err: cause }, 'an export stays')); });
      reply.type(contentType(extensionOf(found.id))).header('content-length', size).header('content-disposition', disposition(found.title));
      return content;
    },
  });
  defineCall(app, {
    method: 'GET', path: '/common/download/resource', permission: 'signed-in', title: '下载素材文件', tag, transfer: 'download',
    query: { properties: { resource: { ...fileName, title: '文件地址' } }, required: ['resource'] },
    handler: async ({ query, reply }) => {
      const blob = await fileAt(library, String(query.resource));
      if (!blob) throw missing();
      const { rows: [known] } = await sql<{ name: string }>`select ${a.name} from ${attachments} where ${a.att_dir} = ${urlOf(blob.id)} and not ${a.is_del} order by ${a.id} limit 1`.execute(house.sql);
      const shown = extensionOf(blob.content);
      reply.type(contentType(shown)).header('content-length', blob.size).header('content-disposition', disposition(nameWith(shown, known?.name ?? '文件')));
      return store.read(blob.content);
    },
  });
}
