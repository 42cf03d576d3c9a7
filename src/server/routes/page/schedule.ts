/** What a page shows for a time: it goes live, and at its end what the page showed before comes back. */
import { sql } from 'kysely';
import { pageScheduleStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { codes } from '../../../engine/envelope';
import { isObject } from '../../../engine/json';
import type { PageSchedule, ScheduleRequest } from '../../../engine/extension/page';
import { wallTime } from '../../../engine/time/wallTime';
import { brokenRules } from '../../../engine/validation/brokenRules';
import { invalid, Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { assignRecord, createRecord } from '../../resources/door/door';
import { lockRow, type Locked } from '../../resources/door/rows';
import { readFields } from '../../resources/endpoints';
import { write } from '../../resources/house';
import type { Actor, House, MoveRule, Resource, Row, Visit } from '../../resources/types';
import { judgeFields } from '../settings/judge';
import { bringBack, documentFields, documentOf, pageKey, proveWidgets } from './document';
import { proveLimits } from './limits';
import { recordAt } from './versions';
import { resourceOf } from '../../resources/resource';

const scheduleKey = 'page/schedule';
const { waiting, live, over } = pageScheduleStatus;

export const roomsOf = (house: House) => ({ pages: resourceOf(house, pageKey), schedules: resourceOf(house, scheduleKey) });
const answered = [
  'id', 'page_id as pageId', 'version', 'start_time as startTime', 'end_time as endTime', 'note', 'status', 'real_name as realName', 'create_time as createTime', 'record_version as recordVersion',
] as const;

/** The latest first. */
export const schedulesOf = ({ sql: db }: House, pageId: number | string): Promise<PageSchedule[]> =>
  db.selectFrom('page_schedule').select(answered).where('page_id', '=', Number(pageId)).orderBy('start_time', 'desc').orderBy('id', 'desc').limit(100).execute();

/** @throws Refusal 400 when its time cannot be, or another schedule of the page stands in it */
export async function enter(house: House, actor: Actor, pageId: number | string, { version, document, startTime, endTime, note = '' }: ScheduleRequest, now = wallTime): Promise<PageSchedule> {
  const { pages, schedules } = roomsOf(house);
  const shown = version ?? document;
  if ((version === undefined) === (document === undefined) || shown === undefined) throw invalid([{ field: 'version', message: '请选择要上线的版本' }]);
  const end = endTime ?? null;
  proveTimes(schedules, { startTime, endTime: end });
  if (startTime <= now()) throw invalid([{ field: 'startTime', message: '上线时间须晚于现在' }]);
  return write(house, actor, async (visit) => {
    // Whoever schedules the same page waits here.
    const page = await lockRow(visit, pages, pageId);
    await proveFree(visit, pageId, startTime, end);
    const shows = typeof shown === 'number' ? documentOf(await recordAt(visit.db, pages, pageId, shown)) : await given(house, visit, page, shown);
    const { id } = await createRecord(visit, schedules, { pageId, version: version ?? null, startTime, endTime: end, note, document: shows }, { title: '安排定时上线' });
    return visit.db.selectFrom('page_schedule').select(answered).where('id', '=', id).executeTakeFirstOrThrow();
  });
}

/** Whatever looks like a time may be none: 2月31日. */
function proveTimes(schedules: Resource, times: Row): void {
  const fields = Object.keys(times).flatMap((name) => schedules.fields.get(name) ?? []);
  const { errors } = judgeFields(fields, times);
  errors.push(...brokenRules(schedules.entity.rules, fields, times));
  if (errors.length > 0) throw invalid(errors);
}

/** A document that came with the call; what it leaves out is as the page has it. */
async function given(house: House, { db }: Visit, { id, record: page }: Locked, document: Row): Promise<Row> {
  const { pages } = roomsOf(house);
  const values = readFields(documentFields.flatMap((name) => pages.fields.get(name) ?? []), Object.fromEntries(documentFields.flatMap((name) => (name in document ? [[name, document[name]]] : []))));
  const value = proveWidgets(pages, values.value ?? page.value);
  await proveLimits(db, value, { id, value: page.value });
  return { ...documentOf(page), ...values, value };
}

/** One without an end takes its own moment alone. */
async function proveFree(visit: Visit, pageId: unknown, start: string, end: string | null): Promise<void> {
  const { rows: [other] } = await sql<{ from: string; to: string | null }>`select start_time::text as from, end_time::text as to from page_schedule
    where page_id = ${pageId} and status in (${waiting}, ${live})
      and ((start_time < ${end ?? start}::timestamp and ${start}::timestamp < coalesce(end_time, start_time)) or start_time = ${start}::timestamp)
    order by start_time limit 1`.execute(visit.db);
  if (other) throw new Refusal(codes.invalid, `与已安排的时间冲突：${other.from}${other.to === null ? '' : ` 至 ${other.to}`}`);
}

/** One that waits is given up, one that is live ends at once. */
export async function cancel(house: House, actor: Actor, id: number): Promise<void> {
  await write(house, actor, async (visit) => {
    const schedules = visit.of(scheduleKey);
    const { record: { status } } = await schedules.lock(id);
    if (status === waiting) await schedules.move(id, 'cancel', {}, { title: '取消定时上线' });
    else if (status === live) await schedules.move(id, 'finish', {}, { title: '定时上线结束' });
    else throw new Refusal(codes.invalid, '该安排已结束');
  });
}

/** As the schedule keeps it. */
const documentIn = (kept: unknown): Row => (isObject(kept) ? kept : {});

/** What the page shows from now on. */
async function show(visit: Visit, pageId: number, document: unknown, title: string): Promise<void> {
  bringBack(visit);
  await assignRecord(visit, resourceOf(visit, pageKey), pageId, documentIn(document), { title });
}

type Schedule = Records['page/schedule'];

/** One without an end is over as soon as it is live. */
const begin: MoveRule<Schedule> = async (visit, { pageId, document, endTime }) => {
  const { record: page } = await lockRow(visit, resourceOf(visit, pageKey), pageId);
  await show(visit, pageId, document, '定时上线');
  return { former: documentOf(page), ...(endTime === null ? { status: over } : {}) };
};

/** What somebody saved meanwhile goes as well; it stays among the versions. */
const finish: MoveRule<Schedule> = async (visit, { pageId, former }) => {
  await show(visit, pageId, former, '定时上线结束');
  return {};
};

export const schedule: EntityDeparture<'page/schedule'> = { moves: { begin, finish } };
