/** What lies in a region, level by level (member sheet). */
import type { FastifyInstance } from 'fastify';
import type { JsonSchema } from '../../../fields/kind';
import { defineCall } from '../../calls/define';
import { regionsIn, regionTree } from '../../regions';

const base = '/admin/platform/city/region';
const integer: JsonSchema = { type: 'integer' };
const answer: JsonSchema = { type: 'array', items: { type: 'object', properties: { regionId: integer, parentId: integer, regionName: { type: 'string' }, regionType: { enum: [1, 2, 3] } } } };
const common = { method: 'GET', permission: 'signed-in', tag: '城市区域', answer } as const;

export function regionCalls(app: FastifyInstance): void {
  defineCall(app, { ...common, path: `${base}/list/tree`, permission: 'platform:city:region:list:tree', title: '获取城市区域树', handler: regionTree });
  defineCall(app, { ...common, path: `${base}/province/list`, title: '获取省级城市数据', handler: () => regionsIn(1, 0) });
  defineCall(app, { ...common, path: `${base}/city/list/{parentId}`, title: '获取市级城市数据', handler: ({ params }) => regionsIn(2, Number(params.parentId)) });
  defineCall(app, { ...common, path: `${base}/district/list/{parentId}`, title: '获取区级城市数据', handler: ({ params }) => regionsIn(3, Number(params.parentId)) });
}
