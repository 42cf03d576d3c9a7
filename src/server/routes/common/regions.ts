/** What lies in a region, level by level (member sheet), and regions as the published interface writes them: by their codes. */
import type { FastifyInstance } from 'fastify';
import { regionType } from '../../../../generated/codes';
import type { JsonSchema } from '../../../fields/kind';
import { defineCall } from '../../calls/define';
import { invalid, Refusal } from '../../refusal';
import type { Region } from '../../regions';
import { actorOf } from '../../resources/call';
import { write } from '../../resources/house';
import type { House, Visit } from '../../resources/types';
import { regionsIn, regionTree } from '../operation/regions';

const key = 'operation/region';
const base = '/admin/platform/city/region';
const right = 'platform:city:region';
const integer = { type: 'integer', minimum: 0, maximum: 999_999_999 } as const;
const answer: JsonSchema = { type: 'array', items: { type: 'object', properties: { regionId: integer, parentId: integer, regionName: { type: 'string' }, regionType: integer } } };
const common = { method: 'GET', permission: 'signed-in', tag: '城市区域', answer } as const;
const writing = { method: 'POST', adminOnly: true, tag: '城市区域' } as const;

const regionId = { ...integer, title: '区域编码' } as const;
const regionName = { type: 'string', minLength: 1, maxLength: 32, title: '区域名称' } as const;

export function regionCalls(app: FastifyInstance, house: House): void {
  if (!house.resources.has(key)) return;
  const below = (level: Region['regionType']) => ({ params }: { params: Record<string, string> }) => answered(house, level, Number(params.parentId));
  defineCall(app, { ...common, path: `${base}/list/tree`, permission: `${right}:list:tree`, adminOnly: true, title: '获取城市区域树', handler: () => regionTree(house) });
  defineCall(app, { ...common, path: `${base}/province/list`, title: '获取省级城市数据', handler: () => answered(house, regionType.province, 0) });
  defineCall(app, { ...common, path: `${base}/city/list/{parentId}`, title: '获取市级城市数据', handler: below(regionType.city) });
  defineCall(app, { ...common, path: `${base}/district/list/{parentId}`, title: '获取区级城市数据', handler: below(regionType.district) });
  writeCalls(app, house);
}

async function answered(house: House, level: Region['regionType'], parent: number): Promise<Region[]> {
  return Number.isSafeInteger(parent) ? regionsIn(house, level, parent) : [];
}

/** Codes have nine digits at most. */
const isCode = (code: number): boolean => Number.isInteger(code) && code > 0 && code < 1_000_000_000;

/** @param code as a caller wrote it @throws Refusal 7901 where no region bears it */
const known = async (visit: Visit, code: number) => {
  const [region] = isCode(code) ? await visit.of(key).lockAlive({ regionId: code }) : [];
  if (!region) throw new Refusal(7901, '区域不存在');
  return region;
};

function writeCalls(app: FastifyInstance, house: House): void {
  defineCall(app, {
    ...writing, path: `${base}/add`, permission: `${right}:add`, title: '城市区域添加', audit: 'ADD',
    query: { properties: { regionId, parentId: { ...integer, title: '上级区域编码' }, regionName, regionType: { ...integer, title: '区域类型' } }, required: ['regionId', 'parentId', 'regionName', 'regionType'] },
    handler: (input) => write(house, actorOf(input), async (visit) => {
      const { parentId, regionType: level, ...region } = input.query;
      const above = parentId === 0 ? undefined : await known(visit, parentId);
      if (level !== (above?.record.regionType ?? 0) + 1) throw invalid([{ field: 'regionType', message: '区域类型应为上级区域的下一级' }]);
      await visit.of(key).create({ ...region, pid: above?.id ?? 0 }, { title: '城市区域添加' });
    }),
  });
  defineCall(app, {
    ...writing, path: `${base}/edit`, permission: `${right}:edit`, title: '城市区域编辑', audit: 'UPDATE',
    query: { properties: { oldRegionId: { ...regionId, title: '原区域编码' }, regionId, regionName }, required: ['oldRegionId', 'regionId', 'regionName'] },
    handler: (input) => write(house, actorOf(input), async (visit) => {
      const { oldRegionId, ...values } = input.query;
      await visit.of(key).assign((await known(visit, oldRegionId)).id, values, { title: '城市区域编辑' });
    }),
  });
  defineCall(app, {
    ...writing, path: `${base}/delete/{regionId}`, permission: `${right}:delete`, title: '城市区域删除', audit: 'DELETE',
    handler: (input) => write(house, actorOf(input), async (visit) => {
      await visit.of(key).remove((await known(visit, Number(input.params.regionId))).id, { title: '城市区域删除' });
    }),
  });
}
