/** Calls of the inspection: what the designer must know of the shop to judge an unsaved page, and all live pages judged at once. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { widgets } from '../../../../generated/widgets';
import { encodeRecord } from '../../../engine/codec/encode';
import { pagePaths, type InspectedPage } from '../../../engine/extension/page';
import type { JsonObject } from '../../../engine/json';
import { openPage } from '../../../engine/page/document';
import { inspect, longestAddress, mostNamed, type Questions, questions } from '../../../engine/page/inspection';
import { kinds } from '../../../fields/kinds';
import { allowedTags, cleanAttribute } from '../../../fields/richText/rules';
import { defineCall } from '../../calls/define';
import type { FileRoom } from '../../files/room';
import type { House, Resource, Row } from '../../resources/types';
import { alive, decodeRow } from '../../resources/resource';
import { pageKey } from './document';
import { factsFor } from './facts';

const access = { permission: 'platform:pagediy:update', adminOnly: true, tag: '页面装修' } as const;

const named = { type: 'array', maxItems: mostNamed, items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } };
const texts = (maxLength: number, maxBytes: number) => ({ type: 'array', maxItems: mostNamed, maxBytes, items: { type: 'string', maxLength } });
const asked = {
  properties: {
    records: { type: 'object', maxProperties: 20, additionalProperties: named, maxBytes: 512 * 1024, title: '引用的记录' },
    pictures: { ...texts(longestAddress, 2 * 1024 * 1024), title: '图片' }, shows: { ...texts(50, 256 * 1024), title: '组件' },
  },
  required: ['records', 'pictures', 'shows'],
};

/** Pages that are read and judged together: each may be 2 MB. */
const batch = 10;

export function inspectionCalls(app: FastifyInstance, house: House, room: Pick<FileRoom, 'store'>): void {
  const pages = house.resources.get(pageKey);
  if (!pages) return;
  const shopPages = [...house.resources.values()].flatMap(({ key, entity }) => (entity.shopPage ? [{ entity: key, path: entity.shopPage.path }] : []));
  const shop = { catalogue: widgets, shopPages, pageEntity: pageKey };

  defineCall(app, {
    ...access, method: 'POST', path: pagePaths.facts, reads: true, title: '页面检查所需的数据', body: asked,
    handler: ({ body }) => factsFor(house, room, body as unknown as Questions),
  });
  defineCall(app, {
    ...access, method: 'GET', path: pagePaths.inspection, title: '检查全部线上页面',
    async handler() {
      const found: InspectedPage[] = [];
      for (let last = 0; ;) {
        const rows = await liveAfter(house, pages, last);
        const documents = rows.map((row) => openPage(encodeRecord(pages.entity.fields, row) as unknown as JsonObject));
        const facts = await factsFor(house, room, together(documents.map((document) => questions(document, shop))));
        for (const document of documents) {
          const { id, name, isDefault } = document.page;
          const findings = inspect(document, { ...shop, facts, kindOf: (kind) => kinds[kind], markup: { allowedTags, cleanAttribute } });
          found.push({ id: Number(id), name: String(name), isDefault: Number(isDefault), findings });
        }
        if (rows.length < batch) return found;
        last = Number(rows.at(-1)!.id);
      }
    },
  });
}

async function liveAfter(house: House, pages: Resource, last: number): Promise<Row[]> {
  const { rows } = await sql<Row>`select t.* from ${pages.table} t where ${alive(pages)} and t.is_show and t.id > ${last} order by t.id limit ${batch}`.execute(house.sql);
  return rows.map((row) => decodeRow(pages, row));
}

function together(list: readonly Questions[]): Questions {
  const records: Questions['records'] = {};
  for (const each of list) for (const [entity, ids] of Object.entries(each.records)) records[entity] = [...new Set([...(records[entity] ?? []), ...ids])];
  return { records, pictures: [...new Set(list.flatMap(({ pictures }) => pictures))], shows: [...new Set(list.flatMap(({ shows }) => shows))] };
}
