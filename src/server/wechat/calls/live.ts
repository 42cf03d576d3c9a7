/** Live rooms and live goods of the mini-program. */
import type { Answered } from '../answered';
import { done, wechatCall } from '../call';

const of = 'miniProgram';
const rooms = 'https://developers.weixin.qq.com/miniprogram/dev/platform-capabilities/industry/liveplayer/studio-api.html';
const goods = 'https://developers.weixin.qq.com/miniprogram/dev/platform-capabilities/industry/liveplayer/commodity-api.html';

export interface RoomAtWechat {
  roomId: number; name: string; startSeconds: number; endSeconds: number; anchorName: string; liveStatus: number;
  coverImg: string; shareImg: string; feedsImg: string; createrOpenid: string; goods: Answered[];
}

export const liveCalls = {
  /** A picture that WeChat keeps for three days. */
  upload: wechatCall({
    method: 'POST', path: '/cgi-bin/media/upload', of, form: true, sends: ['type!', 'media!'], answers: ['media_id'],
    source: 'https://developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/kf-mgnt/kf-message/uploadTempMedia.html', again: true,
    read: (answer) => answer.text('media_id'),
  }),
  createRoom: wechatCall({
    method: 'POST', path: '/wxaapi/broadcast/room/create', of,
    sends: [
      'name!', 'coverImg!', 'startTime!', 'endTime!', 'anchorName!', 'anchorWechat!', 'subAnchorWechat', 'createrWechat', 'shareImg!', 'feedsImg!', 'isFeedsPublic', 'type!', 'closeLike!', 'closeGoods!', 'closeComment!',
      'closeReplay', 'closeShare', 'closeKf',
    ],
    answers: ['roomId', 'qrcode_url'], source: rooms,
    read: (answer) => ({ roomId: answer.number('roomId'), qrcodeUrl: answer.text('qrcode_url', '') }),
  }),
  rooms: wechatCall({
    method: 'POST', path: '/wxa/business/getliveinfo', of, sends: ['start!', 'limit!'], answers: ['room_info', 'total'], source: rooms, again: true,
    read: (answer): { rooms: RoomAtWechat[]; total: number } => ({
      total: answer.number('total', 0),
      rooms: answer.list('room_info').map((room) => ({
        roomId: room.number('roomid'), name: room.text('name'), startSeconds: room.number('start_time'), endSeconds: room.number('end_time'), anchorName: room.text('anchor_name', ''), liveStatus: room.number('live_status'),
        coverImg: room.text('cover_img', ''), shareImg: room.text('share_img', ''), feedsImg: room.text('feeds_img', ''), createrOpenid: room.text('creater_openid', ''), goods: room.list('goods'),
      })),
    }),
  }),
  deleteRoom: wechatCall({ method: 'POST', path: '/wxaapi/broadcast/room/deleteroom', of, sends: ['id!'], answers: [], source: rooms, again: true, read: done }),
  comment: wechatCall({ method: 'POST', path: '/wxaapi/broadcast/room/updatecomment', of, sends: ['roomId!', 'banComment!'], answers: [], source: rooms, again: true, read: done }),
  replay: wechatCall({ method: 'POST', path: '/wxaapi/broadcast/room/updatereplay', of, sends: ['roomId!', 'closeReplay!'], answers: [], source: rooms, again: true, read: done }),
  feeds: wechatCall({ method: 'POST', path: '/wxaapi/broadcast/room/updatefeedpublic', of, sends: ['roomId!', 'isFeedsPublic!'], answers: [], source: rooms, again: true, read: done }),
  shareCode: wechatCall({
    method: 'GET', path: '/wxaapi/broadcast/room/getsharedcode', of, sends: ['roomId!'], answers: ['cdnUrl', 'pagePath', 'posterUrl'], source: rooms, again: true,
    read: (answer) => ({ cdnUrl: answer.text('cdnUrl', ''), pagePath: answer.text('pagePath', ''), posterUrl: answer.text('posterUrl', '') }),
  }),
  sortGoods: wechatCall({ method: 'POST', path: '/wxaapi/broadcast/goods/sort', of, sends: ['roomId!', 'goods!'], answers: [], source: rooms, again: true, read: done }),
  deleteInRoom: wechatCall({ method: 'POST', path: '/wxaapi/broadcast/goods/deleteInRoom', of, sends: ['roomId!', 'goodsId!'], answers: [], source: rooms, again: true, read: done }),
  addGoods: wechatCall({
    method: 'POST', path: '/wxaapi/broadcast/goods/add', of, sends: ['goodsInfo!'], answers: ['goodsId', 'auditId'], source: goods,
    read: (answer) => ({ goodsId: answer.number('goodsId'), auditId: answer.number('auditId') }),
  }),
  /** Of those of one state; WeChat answers 30 at most. */
  goods: wechatCall({
    method: 'GET', path: '/wxaapi/broadcast/goods/getapproved', of, sends: ['offset!', 'limit!', 'status!'], answers: ['total', 'goods'], source: goods, again: true,
    read: (answer) => ({ total: answer.number('total', 0), goods: answer.list('goods').map((each) => ({ goodsId: each.number('goodsId'), name: each.text('name'), url: each.text('url', '') })) }),
  }),
  goodsStates: wechatCall({
    method: 'POST', path: '/wxa/business/getgoodswarehouse', of, sends: ['goods_ids!'], answers: ['goods'], source: goods, again: true,
    read: (answer) => answer.list('goods').map((each) => ({ goodsId: each.number('goods_id'), auditStatus: each.number('audit_status') })),
  }),
  deleteGoods: wechatCall({ method: 'POST', path: '/wxaapi/broadcast/goods/delete', of, sends: ['goodsId!'], answers: [], source: goods, again: true, read: done }),
};
