import { describe, expect, it } from 'vitest';
import type { StepModel } from '../../src/engine/model';
import { dueStep, dueUntil, statesByTime } from '../../src/engine/rules/byTime';

const step = (from: number[], to: number, at: string, more: Partial<StepModel> = {}): StepModel => ({ field: 'status', from, to, at, title: '', ...more });
const season = [step([0], 1, 'start'), step([0, 1], 2, 'end')];
const now = '2026-06-15 12:00:00';
const [past, long, future] = ['2026-06-15 12:00:00', '2026-06-01 00:00:00', '2026-06-15 12:00:01'];

describe('the state that time brings about', () => {
  it.each<[string, Record<string, unknown>, number | undefined]>([
    ['waits', { status: 0, start: future, end: future }, undefined],
    ['begins to the second', { status: 0, start: past, end: future }, 1],
    ['goes on', { status: 1, start: past, end: future }, undefined],
    ['ends', { status: 1, start: long, end: past }, 2],
    ['is over though nobody looked meanwhile', { status: 0, start: long, end: past }, 2],
    ['stays where time does not lead from', { status: 9, start: long, end: past }, undefined],
    ['waits without a time', { status: 0, start: null, end: '' }, undefined],
  ])('%s', (_what, record, status) => {
    expect(statesByTime(season, undefined, record, now)).toEqual(status === undefined ? {} : { status });
  });

  it('is asked of records alone that meet the condition', () => {
    const steps = [step([0], 1, 'start', { when: { paid: true } })];
    expect([true, false].map((paid) => statesByTime(steps, undefined, { status: 0, start: past, paid }, now))).toEqual([{ status: 1 }, {}]);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>, number | undefined]>([
    ['a later end goes on', { status: 2, start: long, end: past }, { status: 2, start: long, end: future }, 1],
    ['a later beginning waits again', { status: 2, start: long, end: past }, { status: 2, start: future, end: future }, 0],
    ['an end that is taken away changes nothing', { status: 2, start: long, end: past }, { status: 2, start: long, end: null }, undefined],
    ['a state that somebody chose stays', { status: 1, start: long, end: past }, { status: 9, start: long, end: future }, undefined],
    ['what time did not bring about stays', { status: 9, start: long, end: past }, { status: 9, start: long, end: future }, undefined],
  ])('of a time that was changed: %s', (_what, before, after, status) => {
    expect(statesByTime(season, before, after, now)).toEqual(status === undefined ? {} : { status });
  });

  it('of one step is taken once: a longer term alone does not bring back what is over', () => {
    expect(statesByTime([step([1], 0, 'end')], { status: 0, end: past }, { status: 0, end: future }, now)).toEqual({});
  });

  it('ends where steps lead in a circle', () => {
    expect(statesByTime([step([0], 1, 'start'), step([1], 0, 'end')], undefined, { status: 0, start: past, end: past }, now)).toEqual({});
  });

  it.each<[string, StepModel['after'], string | undefined]>([
    ['a distance', { seconds: 3_600 }, '2026-06-15 11:00:00'],
    ['a distance before it', { seconds: -86_400 }, '2026-06-16 12:00:00'],
    ['a setting in its unit', { setting: 'order_cancel_time', unit: 60 }, '2026-06-15 11:30:00'],
    ['a field of a single record', { setting: 'shop/config', field: 'days', unit: 86_400 }, '2026-06-08 12:00:00'],
    ['a setting that nobody knows: never', { setting: 'unknown', unit: 60 }, undefined],
  ])('waits by %s', (_what, after, until) => {
    const waits = new Map([['order_cancel_time', 30], ['shop/config.days', 7]]);
    expect(dueUntil({ after }, now, waits)).toBe(until);
    const due = (at: string) => statesByTime([step([0], 1, 'start', { after })], undefined, { status: 0, start: at }, now, waits);
    if (until === undefined) expect(due('2020-01-01 00:00:00')).toEqual({});
    else expect([due(until), due(`${until.slice(0, -1)}${Number(until.at(-1)) + 1}`)]).toEqual([{ status: 1 }, {}]);
  });

  it('takes moments that were looked up elsewhere, by their name', () => {
    const steps = [step([0], 1, 'start', { at: { last: 'order/invoice', by: 'orderId', field: 'createTime' } })];
    expect([past, future, null].map((at) => statesByTime(steps, undefined, { status: 0, 'order/invoice.createTime': at }, now))).toEqual([{ status: 1 }, {}, {}]);
  });

  it('leaves moves to the job', () => {
    const { to: _to, ...made } = step([0], 1, 'start', { move: 'expire' });
    const record = { status: 0, start: past };
    expect(statesByTime([made], undefined, record, now)).toEqual({});
    expect(dueStep([made], record, now)).toEqual(made);
  });
});
