/** 定时任务日志: demo runs are of the last days, since older ones are not kept. */
import { wallTime } from '../../../engine/time/wallTime';
import type { EntityDeparture } from '../../resources/departures';

const day = 86_400_000;

export const scheduleJobLog: EntityDeparture<'operation/scheduleJobLog'> = {
  async demo(_house, planned) {
    return planned.map((row, at) => ({ ...row, createTime: wallTime(new Date(Date.now() - (planned.length - at) * day)) }));
  },
};
