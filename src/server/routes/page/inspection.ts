/** Calls of the inspection: what the designer must know of the shop to judge an unsaved page, and all live pages judged at once. */
import type { FastifyInstance } from 'fastify';
import type { Records } from '../../../../generated/records';
import { widgets } from '../../../../generated/widgets';
import { encodeRecord } from '../../../engine/codec/encode';
import { pagePaths, type InspectedPage } from '../../../engine/extension/page';
import { isObject } from '../../../engine/json';
import { openPage } from '../../../engine/page/document';
import { inspect, longestAddress, mostNamed, type Questions, questions } from '../../../engine/page/inspection';
import { kinds } from '../../../fields/kinds';
import { allowedTags, cleanAttribute } from '../../../fields/richText/rules';
import { defineCall } from '../../calls/define';
import type { FileRoom } from '../../files/room';
import type { House } from '../../resources/types';
import { recordOf } from '../../resources/resource';
import { pageKey } from './document';
import { factsFor } from './facts';

const access = { permission: 'platform:pagediy:update', adminOnly: true, tag: '页面装修' } as const;

const named = { type: 'array', maxItems: mostNamed, items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } } as const;
const texts = (maxLength: number, maxBytes: number) => ({ type: 'array', maxItems: mostNamed, maxBytes, items: { type: 'string', maxLength } }) as const;
const asked = {
  properties: {
    records: { type: 'object', maxProperties: 20, additionalProperties: named, maxBytes: 512 * 1024, title: '引用的记录' },
    pictures: { ...texts(longestAddress, 2 * 1024 * 1024), title: '图片' }, shows: { ...texts(50, 256 * 1024), title: '组件' },
  },
  required: ['records', 'pictures', 'shows'],
} as const;

/** Pages that are read and judged together: each may be 2 MB. */
const batch = 10;

export function inspectionCalls(app: FastifyInstance, house: House, room: Pick<FileRoom, 'store'>): void {
  const pages = house.resources.get(pageKey);
  if (!pages) return;
  const shopPages = [...house.resources.values(), ...house.facets.values()].flatMap(({ key, entity }) => (entity.shopPage ? [{ entity: key, path: entity.shopPage.path }] : []));
  const shop = { catalogue: widgets, shopPages, pageEntity: pageKey };

  defineCall(app, {
    ...access, method: 'POST', path: pagePaths.facts, reads: true, title: '页面检查所需的数据', body: asked,
    handler: ({ body }) => factsFor(house, room, body),
  });
  defineCall(app, {
    ...access, method: 'GET', path: pagePaths.inspection, title: '检查全部线上页面',
    async handler() {
      const found: InspectedPage[] = [];
      for (let last = 0; ;) {
        const rows = await liveAfter(house, last);
        const documents = rows.map((row) => encodeRecord(pages.entity.fields, row)).filter(isObject).map(openPage);
        const facts = await factsFor(house, room, together(documents.map((document) => questions(document, shop))));
        for (const document of documents) {
          const { id, name, isDefault } = document.page;
          const findings = inspect(document, { ...shop, facts, kindOf: (kind) => kinds[kind], markup: { allowedTags, cleanAttribute } });
          found.push({ id: Number(id), name: String(name), isDefault: Number(isDefault), findings });
        }
        if (rows.length < batch) return found;
        last = Math.max(...rows.map(({ id }) => id));
      }
    },
  });
}

async function liveAfter(house: House, last: number): Promise<Records['page/diy'][]> {
  const rows = await house.sql.selectFrom('page_diy').selectAll().where('is_del', '=', false).where('is_show', '=', true).where('id', '>', last).orderBy('id').limit(batch).execute();
  return rows.map((row) => recordOf(house, pageKey, row));
}

function together(list: readonly Questions[]): Questions {
  const records: Questions['records'] = {};
  for (const each of list) for (const [entity, ids] of Object.entries(each.records)) records[entity] = [...new Set([...(records[entity] ?? []), ...ids])];
  return { records, pictures: [...new Set(list.flatMap(({ pictures }) => pictures))], shows: [...new Set(list.flatMap(({ shows }) => shows))] };
}
