/** Live rooms at WeChat: opened once the platform has passed them, and kept in step with what WeChat tells. */
import { sql } from 'kysely';
import { broadcastStatus, roomReviewStatus } from '../../../../../generated/codes';
import type { Records } from '../../../../../generated/records';
import type { BroadcastStatus } from '../../../../../generated/types/enumerations';
import { toSeconds } from '../../../../engine/time/wallTime';
import { system } from '../../../resources/door/visit';
import { write } from '../../../resources/house';
import { liveCalls, type RoomAtWechat } from '../../../wechat/calls/live';
import { WechatFailure } from '../../../wechat/failure';
import { longAgo } from '../../../wechat/underWay';
import type { Channel } from './channel';
import { type HandOver, handOver } from './handOver';

type Room = Records['marketing/liveRoom'];
const key = 'marketing/liveRoom';
const title = '提交微信直播间';
/** Rooms that WeChat tells at once. */
const pageSize = 50;
const noRooms = 9410000;
/** Widths of the three pictures that WeChat asks for. */
const widths = { coverImg: 1080, shareImg: 800, feedsImg: 800 };

async function waitingRooms({ house }: Channel): Promise<number[]> {
  const rows = await house.sql.selectFrom('marketing_live_room').select('id').where('is_del', '=', false).where('review_status', '=', roomReviewStatus.passed).where('room_id', 'is', null)
    .where(({ eb, or }) => or([eb('sent_time', 'is', null), eb('sent_time', '<', longAgo())])).orderBy('id').limit(20).execute();
  return rows.map(({ id }) => id);
}

/** Opens the room at WeChat, once: what was begun and never ended is looked for there before it is sent again. */
const sendRoom = (channel: Channel, id: number): Promise<boolean> => handOver(channel.house, id, {
  title,
  of: (visit) => visit.of(key),
  isWaiting: ({ reviewStatus, roomId }) => reviewStatus === roomReviewStatus.passed && roomId === null,
  async send(room) {
    const found = room.sentTime === null ? undefined : (await roomsAtWechat(channel)).find((there) => isSame(there, room));
    return found ? { roomId: found.roomId } : open(channel, room);
  },
  refuse: (visit, reviewReason) => visit.of(key).move(id, 'fail', { reviewReason }, { title }),
});

export const roomsToWechat: HandOver<Channel> = { waiting: waitingRooms, send: sendRoom };

async function open({ wechat, picture }: Channel, room: Room): Promise<Partial<Room>> {
  const [coverImg, shareImg, feedsImg] = [
    await wechat.ask(liveCalls.upload, { type: 'image', media: await picture(room.coverImgLocal, widths.coverImg) }), await wechat.ask(liveCalls.upload, { type: 'image', media: await picture(room.shareImgLocal, widths.shareImg) }),
    await wechat.ask(liveCalls.upload, { type: 'image', media: await picture(room.feedsImgLocal, widths.feedsImg) }),
  ];
  const { roomId, qrcodeUrl } = await wechat.ask(liveCalls.createRoom, {
    name: room.roomName, coverImg, shareImg, feedsImg, startTime: toSeconds(room.startTime), endTime: toSeconds(room.endTime), anchorName: room.anchorName, anchorWechat: room.anchorWechat,
    subAnchorWechat: room.subAnchorWechat || undefined, createrWechat: room.createrWechat || undefined, isFeedsPublic: Number(room.isFeedsPublic), type: room.type,
    closeLike: room.closeLike, closeGoods: room.closeGoods, closeComment: room.closeComment, closeReplay: room.closeReplay, closeShare: room.closeShare, closeKf: room.closeKf,
  });
  return { roomId, qrcodeUrl, coverImg, shareImg, feedsImg };
}

const isSame = (there: RoomAtWechat, { roomName, startTime, anchorName }: Room): boolean => there.name === roomName && there.anchorName === anchorName && there.startSeconds === toSeconds(startTime);

async function roomsAtWechat({ wechat }: Channel): Promise<RoomAtWechat[]> {
  const found: RoomAtWechat[] = [];
  for (;;) {
    const { rooms, total } = await wechat.ask(liveCalls.rooms, { start: found.length, limit: pageSize }).catch((error: unknown) => {
      if (error instanceof WechatFailure && error.errcode === noRooms) return { rooms: [], total: 0 };
      throw error;
    });
    found.push(...rooms);
    if (rooms.length === 0 || found.length >= total) return found;
  }
}

const states: ReadonlySet<number> = new Set(Object.values(broadcastStatus));
const isState = (code: number): code is BroadcastStatus => states.has(code);

/** Takes over what WeChat tells of the rooms that are known here: state, pictures and goods. @throws Refusal where WeChat cannot be asked */
export async function syncRooms(channel: Channel): Promise<void> {
  const { house } = channel;
  const there = new Map((await roomsAtWechat(channel)).map((room) => [room.roomId, room]));
  if (there.size === 0) return;
  const { rows: goods } = await sql<{ id: number; goods_id: number }>`select id, goods_id from marketing_live_goods where not is_del and goods_id is not null`.execute(house.sql);
  const ours = new Map(goods.map(({ id, goods_id: goodsId }) => [goodsId, id]));
  await write(house, system, async (visit) => {
    for (const { id, record } of await visit.of(key).lockAlive({ roomId: [...there.keys()] })) {
      const room = record.roomId === null ? undefined : there.get(record.roomId);
      if (!room) continue;
      const told = room.goods.map((each) => ({ goodsId: each.number('goods_id', 0), name: each.text('name', '') }));
      const after: Partial<Room> = {
        ...(isState(room.liveStatus) && { liveStatus: room.liveStatus }), coverImgWx: room.coverImg, shareImgWx: room.shareImg, feedsImgWx: room.feedsImg, createrOpenid: room.createrOpenid,
        goods: told.flatMap(({ goodsId }) => ours.get(goodsId) ?? []), goodsJson: JSON.stringify(told.map(({ goodsId, name }) => ({ goods_id: goodsId, name }))),
      };
      if (Object.entries(after).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(record[name as keyof Room]))) await visit.of(key).assign(id, after, { title: '同步微信直播间' });
    }
  });
}
