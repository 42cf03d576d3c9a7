/** Calls on live rooms that no schema says: the list as it is published, and the goods of a room, which WeChat keeps. */
import type { FastifyInstance } from 'fastify';
import { roomReviewStatus } from '../../../../../generated/codes';
import { codes } from '../../../../engine/envelope';
import { wholeOf } from '../../../../engine/format/whole';
import { defineCall } from '../../../calls/define';
import { invalid, Refusal } from '../../../refusal';
import { actorOf } from '../../../resources/call';
import { write } from '../../../resources/house';
import { project } from '../../../resources/projection';
import { listRead, readMany } from '../../../resources/reads';
import { resourceOf } from '../../../resources/resource';
import type { House, Row, Visit } from '../../../resources/types';
import { liveCalls as wechatCalls } from '../../../wechat/calls/live';
import { unlessGone, wayOf } from './channel';
import { goneGoods } from './goods';

const rooms = 'marketing/liveRoom';
const goods = 'marketing/liveGoods';
const base = '/admin/platform/mp/live/room';
const tag = '直播间';
/** As the schema of live goods says. */
const mostSort = 9999;

const text = { type: ['string', 'null'], maxLength: 100 } as const;
const code = { type: ['integer', 'string', 'null'] } as const;

export function liveCalls(app: FastifyInstance, house: House): void {
  defineCall(app, {
    method: 'GET', path: '/admin/platform/mp/live/goods/sort/{id}/{sort}', permission: 'platform:mp:live:goods:sort', title: '直播商品排序', tag: '直播商品', audit: 'UPDATE',
    handler: async (input) => {
      const sort = wholeOf(input.params.sort);
      if (sort === undefined || sort > mostSort) throw invalid([{ field: 'sort', message: `排序应为0到${mostSort}的整数` }]);
      await write(house, actorOf(input), (visit) => visit.of(goods).assign(wholeOf(input.params.id) ?? 0, { sort }, { title: '直播商品排序' }));
    },
  });
  roomCalls(app, house);
}

function roomCalls(app: FastifyInstance, house: House): void {
  const resource = resourceOf(house, rooms);
  const listing = resource.entity.endpoints.find(({ role }) => role === 'list');
  if (!listing) throw new Error('live rooms have no list');
  const read = listRead(house, resource, listing);
  defineCall(app, {
    method: 'POST', path: `${base}/list`, permission: 'platform:mp:live:room:list', title: '直播间列表', tag, reads: true,
    body: {
      properties: {
        pageParamRequest: { type: ['object', 'null'], properties: { page: { type: ['integer', 'null'], title: '页码' }, limit: { type: ['integer', 'null'], title: '每页数量' } } },
        searchRequest: {
          type: ['object', 'null'],
          properties: { keywords: text, liveStatus: code, storeShow: code, reviewStatus: code, merName: text, merType: code, star: code, sort: code },
        },
      },
    },
    handler: async ({ body, caller }) => {
      const { sort: _order, ...asked } = body.searchRequest ?? {};
      const query = Object.fromEntries(Object.entries({ ...body.pageParamRequest, ...asked }).filter(([, value]) => value !== null && value !== undefined && value !== '').map(([name, value]) => [name, String(value)]));
      return (await read(query, caller)).answer;
    },
  });
  defineCall(app, {
    method: 'GET', path: `${base}/goodslist/{id}`, permission: 'platform:mp:live:room:goodslist', title: '直播间商品列表', tag,
    handler: async ({ params }) => {
      const [room] = await house.sql.selectFrom('marketing_live_room').select('goods').where('id', '=', wholeOf(params.id) ?? 0).where('is_del', '=', false).execute();
      if (!room) throw noRoom();
      return readMany(house.sql, resourceOf(house, goods), project(resourceOf(house, goods), house.resources), room.goods).then((rows) => onSale(house, rows));
    },
  });
  defineCall(app, {
    method: 'POST', path: `${base}/goodsort`, permission: 'platform:mp:live:room:goodssort', title: '直播间商品排序', tag, audit: 'UPDATE',
    body: {
      properties: {
        roomId: { type: 'integer', minimum: 1, title: '直播间id' },
        goods: { type: 'array', minItems: 1, maxItems: 200, items: { type: 'object', properties: { goodsId: { type: ['integer', 'string'] } }, required: ['goodsId'] }, title: '商品' },
      },
      required: ['roomId', 'goods'],
    },
    handler: (input) => write(house, actorOf(input), async (visit) => {
      const { room, roomId, inRoom } = await lockRoom(visit, input.body.roomId);
      const wanted = input.body.goods.map(({ goodsId }) => Number(goodsId));
      const ordered = wanted.map((goodsId) => inRoom.find((each) => each.goodsId === goodsId)?.id);
      const isWhole = ordered.length === inRoom.length && new Set(wanted).size === wanted.length;
      const ids = ordered.flatMap((id) => id ?? []);
      if (!isWhole || ids.length !== inRoom.length) throw new Refusal(codes.invalid, '直播间商品已变化，请刷新后再排序');
      await wayOf(visit).ask(wechatCalls.sortGoods, { roomId, goods: wanted.map((goodsId) => ({ goodsId: String(goodsId) })) });
      await visit.of(rooms).assign(room.id, { goods: ids }, { title: '直播间商品排序' });
      return true;
    }),
  });
  defineCall(app, {
    method: 'POST', path: `${base}/deletegoodsinroom/{id}/{goodsId}`, also: [{ method: 'GET', path: `${base}/deletegoodsinroom/{id}/{goodsId}` }], permission: 'platform:mp:live:room:deletegoods', title: '删除直播间商品', tag, audit: 'DELETE',
    handler: (input) => write(house, actorOf(input), async (visit) => {
      const { room, roomId, inRoom } = await lockRoom(visit, wholeOf(input.params.id) ?? 0);
      const found = inRoom.find(({ goodsId }) => goodsId === wholeOf(input.params.goodsId));
      if (!found) throw new Refusal(codes.notFound, '直播间没有该商品');
      await unlessGone(wayOf(visit).ask(wechatCalls.deleteInRoom, { roomId, goodsId: found.goodsId }), goneGoods);
      await visit.of(rooms).assign(room.id, { goods: room.record.goods.filter((id) => id !== found.id) }, { title: '删除直播间商品' });
      return true;
    }),
  });
  defineCall(app, {
    method: 'GET', path: `${base}/getsharecode/{id}`, permission: 'platform:mp:live:room:getsharecode', title: '直播间分享二维码', tag,
    handler: async ({ params }) => {
      const [room] = await house.sql.selectFrom('marketing_live_room').select('room_id as roomId').where('id', '=', wholeOf(params.id) ?? 0).where('is_del', '=', false).execute();
      if (!room) throw noRoom();
      if (room.roomId === null) throw notOpened();
      return app.wechat.ask(wechatCalls.shareCode, { roomId: room.roomId });
    },
  });
}

const noRoom = () => new Refusal(codes.notFound, '直播间不存在');
const notOpened = () => new Refusal(codes.invalid, '直播间尚未通过微信审核');

/** The room, and those of its goods that WeChat knows, in their order. @throws Refusal where WeChat has no such room */
async function lockRoom(visit: Visit, id: number) {
  const [room] = await visit.of(rooms).lockAlive({ id });
  if (!room) throw noRoom();
  if (room.record.reviewStatus !== roomReviewStatus.passed || room.record.roomId === null) throw notOpened();
  const known = new Map((await visit.of(goods).lockWhere({ id: room.record.goods })).map((each) => [each.id, each.record.goodsId]));
  const inRoom = room.record.goods.flatMap((each) => {
    const goodsId = known.get(each);
    return goodsId === null || goodsId === undefined ? [] : [{ id: each, goodsId }];
  });
  return { room, roomId: room.record.roomId, inRoom };
}

/** Whether the product behind each is on sale in the shop. */
async function onSale({ sql }: House, rows: readonly Row[]): Promise<Row[]> {
  const ids = rows.map(({ productId }) => Number(productId));
  if (ids.length === 0) return [];
  const shown = new Set((await sql.selectFrom('product_product').select('id').where('id', 'in', ids).where('is_show', '=', true).where('is_del', '=', false).execute()).map(({ id }) => id));
  return rows.map((row) => ({ ...row, onSale: Number(shown.has(Number(row.productId))) }));
}
