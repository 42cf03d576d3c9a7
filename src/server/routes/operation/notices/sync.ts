/**
 * Templates are taken over from WeChat: those of the account by their title, and into the mini-program from the library of its
 * categories where it has none. Asking again changes nothing.
 */
import { notificationChannel } from '../../../../../generated/codes';
import { codes } from '../../../../engine/envelope';
import { Refusal } from '../../../refusal';
import { write } from '../../../resources/house';
import type { Actor, House } from '../../../resources/types';
import { tryName } from '../../../sql/nameLock';
import { templateCalls, type TemplateAtWechat } from '../../../wechat/calls/template';
import type { Wechat } from '../../../wechat/client';
import { WechatFailure } from '../../../wechat/failure';
import { isMark, marks, wordFor } from './marks';

interface Wanted {
  id: number;
  title: string;
  tempId: string;
  /** Of the notification that it is for. */
  mark: string;
}

/** Keywords of a template of the mini-program. */
const mostKeywords = 5;

async function wantedOf(house: House, channel: 'wechat' | 'routine'): Promise<Wanted[]> {
  const of = channel === notificationChannel.wechat ? 'n.wechat_id' : 'n.routine_id';
  const rows = await house.sql.selectFrom('operation_message_template as t').innerJoin('operation_notification as n', of, 't.id')
    .select(['t.id', 't.title', 't.temp_id as tempId', 'n.mark']).where('t.channel', '=', channel).orderBy('t.id').execute();
  return rows.map(({ id, title, tempId, mark }) => ({ id, title: title ?? '', tempId: tempId ?? '', mark }));
}

/** One sync at a time, so that no template is added twice. @throws Refusal while another is under way */
async function alone(house: House, channel: string, work: () => Promise<void>): Promise<void> {
  await house.sql.transaction().execute(async (transaction) => {
    if (!await tryName(transaction, `operation_message_template ${channel}`)) throw new Refusal(codes.invalid, '正在同步，请稍后再试');
    await work();
  });
}

/** @returns the template of the account that stands for the wanted one */
const held = (templates: readonly TemplateAtWechat[], { tempId, title }: Wanted): TemplateAtWechat | undefined =>
  templates.find(({ templateId }) => templateId === tempId) ?? templates.find((each) => each.title === title);

async function keep(house: House, actor: Actor, wanted: readonly Wanted[], templates: readonly TemplateAtWechat[], title: string): Promise<Wanted[]> {
  await write(house, actor, async (visit) => {
    for (const each of wanted) {
      const found = held(templates, each);
      if (found) await visit.of('operation/messageTemplate').assign(each.id, { tempId: found.templateId, content: found.content.slice(0, 2_000) }, { title });
    }
  });
  return wanted.filter((each) => !held(templates, each));
}

const named = (missing: readonly Wanted[]): string => missing.map(({ title }) => `“${title}”`).join('、');

/** Templates of the official account are chosen in WeChat's own console, whose library no call lists. @throws Refusal that names those it lacks; the others are taken over */
export const syncOfficial = (house: House, wechat: Wechat, actor: Actor): Promise<void> => alone(house, notificationChannel.wechat, async () => {
  const templates = await wechat.ask(templateCalls.officialList, {});
  const missing = await keep(house, actor, await wantedOf(house, notificationChannel.wechat), templates, '同步微信模版消息');
  if (missing.length > 0) throw new Refusal(codes.invalid, `其余模板已同步；公众号中没有模板${named(missing)}，请在微信公众平台的“模板消息”中选用后再同步，或在详情中填写其他模板的ID`);
});

/** Titles that one call of the library answers at most. */
const page = 30;
/** Pages of the library that are looked through: a category has hundreds of titles. */
const mostPages = 100;

/** @returns numbers in the library by title */
async function libraryOf(wechat: Wechat, titles: ReadonlySet<string>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const categories = await wechat.ask(templateCalls.routineCategories, {});
  if (categories.length === 0) return found;
  for (let at = 0; at < mostPages && found.size < titles.size; at += 1) {
    const { count, titles: some } = await wechat.ask(templateCalls.routineTitles, { ids: categories.join(','), start: at * page, limit: page });
    for (const { tid, title } of some) if (titles.has(title) && !found.has(title)) found.set(title, tid);
    if (some.length === 0 || (at + 1) * page >= count) break;
  }
  return found;
}

/** @returns whether it was added */
async function add(house: House, wechat: Wechat, actor: Actor, { id, title, mark }: Wanted, tid: string): Promise<boolean> {
  const tells = isMark(mark) ? marks[mark].tells : {};
  const keywords = (await wechat.ask(templateCalls.routineKeywords, { tid })).filter(({ name }) => wordFor(name, tells) !== undefined).slice(0, mostKeywords);
  if (keywords.length === 0) return false;
  const tempId = await wechat.ask(templateCalls.routineAdd, { tid, kidList: keywords.map(({ kid }) => kid), sceneDesc: title.slice(0, 15) });
  await write(house, actor, (visit) => visit.of('operation/messageTemplate').assign(id, { tempId, tempKey: tid }, { title: '添加小程序订阅消息' }));
  return true;
}

/** @throws Refusal that names the templates that the library does not offer, or those that WeChat refused; the others are taken over */
export const syncRoutine = (house: House, wechat: Wechat, actor: Actor): Promise<void> => alone(house, notificationChannel.routine, async () => {
  const before = await wechat.ask(templateCalls.routineList, {});
  const wanted = (await wantedOf(house, notificationChannel.routine)).filter((each) => !held(before, each));
  const library = wanted.length > 0 ? await libraryOf(wechat, new Set(wanted.map(({ title }) => title))) : new Map<string, string>();
  const refusals: string[] = [];
  for (const each of wanted) {
    const tid = library.get(each.title);
    try {
      if (tid !== undefined) await add(house, wechat, actor, each, tid);
    } catch (error) {
      if (!(error instanceof WechatFailure) || error.passes) throw error;
      refusals.push(`“${each.title}”${error.message}`);
    }
  }
  const missing = await keep(house, actor, await wantedOf(house, notificationChannel.routine), await wechat.ask(templateCalls.routineList, {}), '同步小程序订阅消息');
  if (refusals.length > 0) throw new Refusal(codes.invalid, `其余模板已同步；${refusals.join('；')}`);
  if (missing.length > 0) throw new Refusal(codes.invalid, `其余模板已同步；小程序已开通的服务类目中没有模板${named(missing)}，请先在微信公众平台添加类目，或在详情中填写其他模板的ID`);
});
