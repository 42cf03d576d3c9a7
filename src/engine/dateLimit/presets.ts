import { namesOf } from '../namesOf';

/** Quick periods of list filters (spec 1 §9 and the published interface), with their labels. */
export const presets = {
  today: '今天',
  yesterday: '昨天',
  lately7: '最近7天',
  lately30: '最近30天',
  lately90: '最近90天',
  lately180: '最近180天',
  week: '本周',
  preWeek: '上周',
  month: '本月',
  preMonth: '上月',
  year: '本年',
  preYear: '去年',
} as const;

export type Preset = keyof typeof presets;
export const presetNames = namesOf(presets);
export const isPreset = (value: unknown): value is Preset => typeof value === 'string' && Object.hasOwn(presets, value);

/** A preset word, or the first and last day of a period. */
export type DateLimit = Preset | [start: string, end: string];
