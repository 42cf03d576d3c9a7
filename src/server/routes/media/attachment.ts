/** Calls of the media library that no schema describes: uploads, where-used, zip. */
import type { FastifyInstance } from 'fastify';
import { extension } from '../../../engine/extension/paths';
import { may } from '../../calls/caller';
import { defineCall } from '../../calls/define';
import type { Shape } from '../../calls/shape';
import { accept } from '../../files/accept';
import { makeExport } from '../../files/exports';
import { receiveFile } from '../../files/multipart';
import { keepPlaces, mostPlaces } from '../../files/places';
import { mountResumable } from '../../files/resumable';
import type { FileRoom, Library } from '../../files/room';
import { rules, type Purpose } from '../../files/types';
import { usesOf } from '../../files/uses';
import { demandUpload, judgeFamily, replaceable, replaceFile, restoreVersion, versionsOf } from '../../files/versions';
import { zipOf } from '../../files/zip';
import { forbidden } from '../../refusal';
import { actorOf, readId, readIds, versionOf } from '../../resources/call';
import type { House } from '../../resources/types';

const tag = '素材';
const edit = 'platform:attachment:update';
const list = 'platform:attachment:list';
const ids: Shape = { properties: { ids: { title: '素材' } }, required: ['ids'] };
const zipTitle = '素材.zip';

/** Query of the published uploads: defaults as the specification has them (spec 2 §7, §9). */
const where = {
  properties: {
    model: { type: 'string', maxLength: 30, default: 'product', title: '模块' },
    pid: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 0, title: '分类ID' },
    place: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, title: '位置' },
  },
} as const satisfies Shape;

/** Nothing where no schema describes attachments. */
export function libraryOf(house: House, room: FileRoom): Library | undefined {
  const attachments = house.resources.get('media/attachment');
  return attachments && { ...room, house, attachments };
}

export function attachmentCalls(app: FastifyInstance, library: Library): void {
  const upload = (purpose: Purpose, title: string) => defineCall(app, {
    method: 'POST', path: `/admin/platform/upload/${purpose}`, permission: `platform:upload:${purpose}`, title, tag, transfer: 'upload', query: where,
    handler: (input) => receiveFile(input.request, library, purpose, (incoming, name) =>
      accept(library, actorOf(input), { name, purpose, model: input.query.model, pid: input.query.pid, place: input.query.place }, incoming)),
  });
  app.capabilities.media = { ...rules, entity: library.attachments.key };
  upload('image', '图片上传');
  upload('file', '文件上传');
  mountResumable(app, library);
  const at = (params: Record<string, string>) => replaceable(library, readId(library.attachments, params.id));
  defineCall(app, {
    method: 'GET', path: extension.fileVersions('{id}'), permission: list, title: '素材历史版本', tag,
    handler: async ({ params }) => versionsOf(library, await at(params)),
  });
  defineCall(app, {
    method: 'POST', path: extension.replaceFile('{id}'), permission: edit, title: '替换素材文件', tag, transfer: 'upload',
    async handler(input) {
      const file = await at(input.params);
      demandUpload(input.caller, file);
      return receiveFile(input.request, library, file.purpose, (incoming, name) => replaceFile(library, actorOf(input), file, name, incoming, versionOf(input)),
        (name, rules) => judgeFamily(file, name, 1, rules));
    },
  });
  defineCall(app, {
    method: 'POST', path: extension.restoreFile('{id}'), permission: edit, title: '恢复素材历史版本', tag,
    body: { properties: { number: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1, title: '版本' } }, required: ['number'] },
    async handler(input) {
      const file = await at(input.params);
      demandUpload(input.caller, file);
      return restoreVersion(library, actorOf(input), file, Number(input.body.number), versionOf(input));
    },
  });
  defineCall(app, {
    method: 'POST', path: extension.uploadPlaces, permission: 'signed-in', title: '预留上传位置', tag, unlogged: true,
    body: { properties: { count: { type: 'integer', minimum: 1, maximum: mostPlaces, title: '数量' } }, required: ['count'] },
    handler: ({ caller, body }) => {
      if (!may(caller, 'platform:upload:image') && !may(caller, 'platform:upload:file')) throw forbidden();
      return keepPlaces(library, caller.id, Number(body.count));
    },
  });
  defineCall(app, {
    method: 'GET', path: extension.uses, permission: list, title: '素材使用情况', tag, query: ids,
    handler: ({ caller, query }) => usesOf(library, caller, readIds(library.attachments, query.ids)),
  });
  defineCall(app, {
    method: 'POST', path: extension.prepareZip, permission: list, title: '打包下载素材', tag, body: ids,
    handler: async ({ caller, body }) =>
      ({ fileName: await makeExport(library, library.house.sql, caller.id, zipTitle, await zipOf(library, readIds(library.attachments, body.ids))) }),
  });
}
