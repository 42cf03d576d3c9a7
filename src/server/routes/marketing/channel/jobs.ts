/** What live rooms and the video channel do by themselves: hand over what the platform has passed, and learn what WeChat has judged. */
import type { FastifyInstance } from 'fastify';
import { often } from '../../../jobs/records';
import type { PlannedJob } from '../../../jobs/schedule';
import { Refusal } from '../../../refusal';
import type { House } from '../../../resources/types';
import { brandsToWechat, categoriesToWechat, syncAudits } from './audits';
import { type Channel, channelOf } from './channel';
import { draftsToWechat, syncDrafts } from './drafts';
import { goodsToWechat, syncGoods } from './goods';
import { handOverAll } from './handOver';
import { roomsToWechat, syncRooms } from './rooms';

/** Seconds between two looks at what WeChat has judged. */
const rarely = 600;

const errands = [goodsToWechat, roomsToWechat, draftsToWechat, categoriesToWechat, brandsToWechat];

/** Hands over all that waits. */
export async function sendWaiting(channel: Channel): Promise<void> {
  for (const errand of errands) await handOverAll(channel, errand);
}

const looks: readonly ((channel: Channel) => Promise<void>)[] = [syncGoods, syncRooms, syncDrafts, syncAudits];

/** While no account is configured everything waits: the screens say where to enter it. */
const isReady = ({ wechat }: Channel): Promise<boolean> => wechat.isConfigured('miniProgram');

export function channelErrands(house: House, app: FastifyInstance): PlannedJob[] {
  const channel = channelOf(app, house);
  return [{
    name: 'marketing:toWechat', title: '向微信提交直播与视频号审核（审核通过后立即执行）', every: often,
    async batch() {
      if (await isReady(channel)) await sendWaiting(channel);
      return undefined;
    },
  }];
}

export function channelJobs(house: House, app: FastifyInstance): PlannedJob[] {
  const channel = channelOf(app, house);
  return [
    {
      name: 'marketing:fromWechat', title: '同步微信的直播与视频号审核结果', every: rarely,
      async batch() {
        if (!(await isReady(channel))) return undefined;
        for (const look of looks) {
          await look(channel).catch((error: unknown) => {
            // One that WeChat does not answer does not hold up the others; it is asked again.
            if (!(error instanceof Refusal)) throw error;
          });
        }
        return undefined;
      },
    },
  ];
}
