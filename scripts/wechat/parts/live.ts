/** Live rooms and live goods of the mini-program. Rooms open at once; goods are judged when they are asked after, names with 违规 against. */
import { only, recordOf, recordsOf, refused, type Routes, textOf } from '../part';

interface Goods { goodsId: number; auditId: number; name: string; coverImgUrl: string; url: string; priceType: number; price: number; price2: number; status: number }
interface Room { roomId: number; fields: Readonly<Record<string, unknown>>; liveStatus: number; goods: number[] }

const lengthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 255 ? 2 : 1), 0);

export function livePart() {
  const state = {
    rooms: new Map<number, Room>(), goods: new Map<number, Goods>(), media: new Map<string, { name: string; size: number }>(),
    /** Anchors who have not proved who they are. */
    unproved: new Set<string>(),
  };
  // Those of which the demo rows tell.
  for (const [goodsId, name, status] of [[3001, '轻量登山杖', 2], [3002, '真丝围巾', 2], [3003, '冷萃咖啡液', 2], [3004, '减肥代餐粉', 3], [3006, '智能台灯', 1]] as const) {
    state.goods.set(goodsId, { goodsId, auditId: 910_000 + goodsId, name, coverImgUrl: `demo-cover-${goodsId}`, url: '', priceType: 1, price: 99, price2: 0, status });
  }
  for (const [roomId, name, liveStatus, goods] of [[1001, '真丝围巾搭配课', 101, [3002, 3003, 3001]], [1002, '登山杖实测', 102, [3001]], [1003, '咖啡师的一天', 103, []], [1004, '违规主播间', 104, []], [1005, '亲子睡衣清仓', 107, [3002]]] as const) {
    state.rooms.set(roomId, { roomId, fields: { name, anchorName: '', startTime: 1_700_000_000, endTime: 1_700_003_600 }, liveStatus, goods: [...goods] });
  }
  let last = 5000;
  const roomOf = (fields: Readonly<Record<string, unknown>>, key = 'roomId'): Room | undefined => state.rooms.get(Number(fields[key]));
  const shownOf = ({ goodsId, coverImgUrl, name, price, price2, priceType, url, status }: Goods) => ({ goods_id: goodsId, cover_img_url: coverImgUrl, name, price, price2, price_type: priceType, url, audit_status: status });
  const set = (key: string) => ({ fields }: { fields: Readonly<Record<string, unknown>> }) => {
    const room = roomOf(fields);
    if (!room) return refused(300022, 'room not exist');
    room.fields = { ...room.fields, [key]: fields[key] };
    return {};
  };
  const routes: Routes = only('miniProgram', {
    'POST /cgi-bin/media/upload': ({ file }) => {
      if (!file || file.size === 0) return refused(41005, 'media data missing');
      const id = `live-media-${last += 1}`;
      state.media.set(id, { name: file.name, size: file.size });
      return { type: 'image', media_id: id, created_at: 1_700_000_000 };
    },
    'POST /wxaapi/broadcast/room/create': ({ fields }) => {
      const [name, anchor] = [textOf(fields.name), textOf(fields.anchorName)];
      if (lengthOf(name) < 6 || lengthOf(name) > 34) return refused(300002, 'name length error');
      if (lengthOf(anchor) < 4 || lengthOf(anchor) > 30) return refused(300034, 'anchor name length error');
      if (name.includes('违规')) return refused(300028, 'room name illegal');
      if (state.unproved.has(textOf(fields.anchorWechat))) return refused(300036, 'anchor not real name');
      if (['coverImg', 'shareImg', 'feedsImg'].some((key) => !state.media.has(textOf(fields[key])))) return refused(300006, 'media id error');
      if (!(Number(fields.startTime) < Number(fields.endTime))) return refused(200002, 'invalid args');
      const roomId = last += 1;
      state.rooms.set(roomId, { roomId, fields, liveStatus: 102, goods: [] });
      return { roomId, qrcode_url: `https://mmbiz.qpic.cn/live/${roomId}-code.png` };
    },
    'POST /wxa/business/getliveinfo': ({ fields }) => {
      const all = [...state.rooms.values()].toSorted((left, right) => right.roomId - left.roomId);
      if (all.length === 0) return refused(9410000, 'empty room list');
      const start = Number(fields.start);
      return {
        total: all.length,
        room_info: all.slice(start, start + Number(fields.limit)).map(({ roomId, fields: room, liveStatus, goods }) => ({
          name: room.name, roomid: roomId, cover_img: `https://mmbiz.qpic.cn/live/${roomId}-cover.png`, share_img: `https://mmbiz.qpic.cn/live/${roomId}-share.png`, feeds_img: `https://mmbiz.qpic.cn/live/${roomId}-feeds.png`,
          live_status: liveStatus, start_time: room.startTime, end_time: room.endTime, anchor_name: room.anchorName, creater_openid: 'openid-of-the-creator',
          goods: goods.flatMap((id) => state.goods.get(id) ?? []).map(shownOf),
        })),
      };
    },
    'POST /wxaapi/broadcast/room/deleteroom': ({ fields }) => (state.rooms.delete(Number(fields.id)) ? {} : refused(300022, 'room not exist')),
    'POST /wxaapi/broadcast/room/updatecomment': set('banComment'),
    'POST /wxaapi/broadcast/room/updatereplay': set('closeReplay'),
    'POST /wxaapi/broadcast/room/updatefeedpublic': set('isFeedsPublic'),
    'GET /wxaapi/broadcast/room/getsharedcode': ({ fields }) => {
      const room = roomOf(fields);
      if (!room) return refused(300022, 'room not exist');
      return { cdnUrl: `https://mmbiz.qpic.cn/live/${room.roomId}-share-code.png`, pagePath: `plugin-private://wx2b03c6e691cd7370/pages/live-player-plugin.html?room_id=${room.roomId}`, posterUrl: `https://mmbiz.qpic.cn/live/${room.roomId}-poster.png` };
    },
    'POST /wxaapi/broadcast/goods/sort': ({ fields }) => {
      const room = roomOf(fields);
      if (!room) return refused(300022, 'room not exist');
      room.goods = recordsOf(fields.goods).map(({ goodsId }) => Number(goodsId));
      return {};
    },
    'POST /wxaapi/broadcast/goods/deleteInRoom': ({ fields }) => {
      const room = roomOf(fields);
      if (!room) return refused(300022, 'room not exist');
      if (!room.goods.includes(Number(fields.goodsId))) return refused(300024, 'goods not exist');
      room.goods = room.goods.filter((id) => id !== Number(fields.goodsId));
      return {};
    },
    'POST /wxaapi/broadcast/goods/add': ({ fields }) => {
      const goods = recordOf(fields.goodsInfo);
      const name = textOf(goods.name);
      if (lengthOf(name) < 6 || lengthOf(name) > 28) return refused(300002, 'name length error');
      if (!state.media.has(textOf(goods.coverImgUrl))) return refused(300006, 'media id error');
      const [priceType, price, price2] = [Number(goods.priceType), Number(goods.price), Number(goods.price2 ?? 0)];
      if (!(price > 0) || (priceType === 2 && price2 <= price) || (priceType === 3 && price2 >= price)) return refused(300003, 'price error');
      const [goodsId, auditId] = [last += 1, last += 1];
      state.goods.set(goodsId, { goodsId, auditId, name, coverImgUrl: textOf(goods.coverImgUrl), url: textOf(goods.url), priceType, price, price2, status: 1 });
      return { goodsId, auditId };
    },
    'GET /wxaapi/broadcast/goods/getapproved': ({ fields }) => {
      const all = [...state.goods.values()].filter(({ status }) => status === Number(fields.status));
      const offset = Number(fields.offset);
      return { total: all.length, goods: all.slice(offset, offset + Number(fields.limit)).map(({ goodsId, coverImgUrl, name, price, price2, priceType, url }) => ({ goodsId, coverImgUrl, name, price, price2, priceType, url, thirdPartyTag: 2 })) };
    },
    'POST /wxa/business/getgoodswarehouse': ({ fields }) => {
      const asked = (Array.isArray(fields.goods_ids) ? fields.goods_ids : []).flatMap((id) => state.goods.get(Number(id)) ?? []);
      for (const goods of asked) if (goods.status === 1) goods.status = goods.name.includes('违规') ? 3 : 2;
      return { total: asked.length, goods: asked.map(shownOf) };
    },
    'POST /wxaapi/broadcast/goods/delete': ({ fields }) => (state.goods.delete(Number(fields.goodsId)) ? {} : refused(300024, 'goods not exist')),
  });
  return { state, routes };
}
