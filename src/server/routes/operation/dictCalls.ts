/** Calls on dictionaries that no list answers (contract "system-settings"): whether something is taken, what a value is called, several deleted at once. */
import type { FastifyInstance } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import { dictDefault, dictStatus } from '../../../../generated/codes';
import { defineCall } from '../../calls/define';
import { actorOf } from '../../resources/call';
import { write } from '../../resources/house';
import { project } from '../../resources/projection';
import { resourceOf } from '../../resources/resource';
import type { House, Row } from '../../resources/types';

const tag = '数据字典';
const base = '/admin/platform/system/dict';
const types = 'operation/dictType';
const entries = 'operation/dictData';

const text = { type: 'string', minLength: 1, maxLength: 100 } as const;
const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
const dictType = { ...text, title: '字典类型' } as const;
const dictValue = { ...text, title: '字典键值' } as const;
const excludeId = { ...id, title: '除外的编号' } as const;
const named = { properties: { dictType, dictValue }, required: ['dictType', 'dictValue'] } as const;
/** Most that one call deletes. */
const most = 100;
const several = { properties: { ids: { type: 'array', minItems: 1, maxItems: most, items: id, title: '编号' } }, required: ['ids'] } as const;

export function dictCalls(app: FastifyInstance, house: House): void {
  for (const [word, key, title] of [['type', types, '字典类型'], ['data', entries, '字典数据']] as const) {
    defineCall(app, {
      method: 'POST', path: `${base}/${word}/delete/batch`, permission: `platform:system:dict:${word}:delete`, adminOnly: true, title: `批量删除${title}`, audit: 'DELETE', tag, body: several, bodyList: 'ids',
      handler: (input) => write(house, actorOf(input), async (visit) => {
        for (const each of [...new Set(input.body.ids)].sort((left, right) => left - right)) await visit.of(key).remove(each, { title: `删除${title}` });
      }),
    });
  }
  readCalls(app, house);
}

function readCalls(app: FastifyInstance, house: House): void {
  const ofTypes = { method: 'GET', permission: 'platform:system:dict:type:list', adminOnly: true, tag } as const;
  const ofEntries = { ...ofTypes, permission: 'platform:system:dict:data:list' } as const;
  defineCall(app, {
    ...ofTypes, path: `${base}/type/checkDictType`, title: '检查字典类型是否存在', query: { properties: { dictType, excludeId }, required: ['dictType'] }, answer: { type: 'boolean' },
    async handler({ query }) {
      const found = await house.sql.selectFrom('operation_dict_type').select('id').where('is_del', '=', false).where('dict_type', '=', query.dictType).execute();
      return found.some((row) => row.id !== query.excludeId);
    },
  });
  const entry = (type: string, value: string) => house.sql.selectFrom('operation_dict_data').select(['id', 'dict_label as label']).where('is_del', '=', false).where('dict_type', '=', type).where('dict_value', '=', value).execute();
  defineCall(app, {
    ...ofEntries, path: `${base}/data/checkDictValue`, title: '检查字典键值是否存在', query: { ...named, properties: { ...named.properties, excludeId } }, answer: { type: 'boolean' },
    handler: async ({ query }) => (await entry(query.dictType, query.dictValue)).some((row) => row.id !== query.excludeId),
  });
  defineCall(app, {
    ...ofEntries, path: `${base}/data/label`, title: '字典标签', query: named, answer: { type: ['string', 'null'] },
    handler: async ({ query }) => (await entry(query.dictType, query.dictValue))[0]?.label ?? null,
  });
  defineCall(app, { ...ofEntries, path: `${base}/data/type/{dictType}`, title: '某类型的字典数据', handler: ({ params }) => offered(house, params.dictType) });
  defineCall(app, {
    ...ofEntries, path: `${base}/data/default/{dictType}`, title: '字典默认值',
    handler: async ({ params }) => (await offered(house, params.dictType, sql`t.is_default = ${dictDefault.yes}`))[0] ?? null,
  });
}

/** What may be chosen of a dictionary, in its order: nothing while it is stopped. */
async function offered(house: House, type: string | undefined, only: RawBuilder<unknown> = sql`true`): Promise<Row[]> {
  const resource = resourceOf(house, entries);
  const { columns, encode } = project(resource, house.resources);
  const { rows } = await sql<Row>`select ${columns} from ${resource.table} t
    where t.dict_type = ${type} and not t.is_del and t.status = ${dictStatus.normal} and ${only}
      and exists (select from operation_dict_type d where d.id = t.type_id and d.status = ${dictStatus.normal})
    order by t.dict_sort, t.id`.execute(house.sql);
  return rows.map(encode);
}
