/** Live rooms: opened at WeChat once the platform has passed them; a switch is set there first, and a deleted room is closed there. */
import type { Records } from '../../../../generated/records';
import { roomReviewStatus } from '../../../../generated/codes';
import type { EntityDeparture } from '../../resources/departures';
import { system } from '../../resources/door/visit';
import { liveCalls } from '../../wechat/calls/live';
import type { Wechat } from '../../wechat/client';
import { unlessGone, wayOf } from './channel/channel';
import { roomsToWechat, syncRooms } from './channel/rooms';
import { syncNow } from './channel/syncNow';

type Room = Records['marketing/liveRoom'];
/** WeChat's code for a room that is not there. */
const notThere = 300022;

/** Sent twice they do no more than sent once. */
const told: readonly { field: keyof Room; tell(wechat: Wechat, roomId: number, room: Room): Promise<void> }[] = [
  { field: 'closeComment', tell: (wechat, roomId, room) => wechat.ask(liveCalls.comment, { roomId, banComment: room.closeComment }) },
  { field: 'closeReplay', tell: (wechat, roomId, room) => wechat.ask(liveCalls.replay, { roomId, closeReplay: room.closeReplay }) },
  { field: 'isFeedsPublic', tell: (wechat, roomId, room) => wechat.ask(liveCalls.feeds, { roomId, isFeedsPublic: Number(room.isFeedsPublic) }) },
];

export const liveRoom: EntityDeparture<'marketing/liveRoom'> = {
  async writes(visit, { before, after }) {
    if (!before || before.roomId === null || visit.actor === system) return;
    const { roomId } = before;
    if (!after) return unlessGone(wayOf(visit).ask(liveCalls.deleteRoom, { id: roomId }), [notThere]);
    for (const { field, tell } of told) if (before[field] !== after[field]) await tell(wayOf(visit), roomId, after);
  },
  wrote(visit, { before, after }) {
    if (after?.reviewStatus === roomReviewStatus.passed && before?.reviewStatus !== roomReviewStatus.passed) visit.later = true;
  },
  actions: {
    sync: { outside: (call) => syncNow(call, roomsToWechat, [syncRooms]) },
  },
};
