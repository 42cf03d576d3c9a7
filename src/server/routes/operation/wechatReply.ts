/** Replies to followers: what each type says, and that a keyword has one reply. */
import { isObject } from '../../../engine/json';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import type { Visit } from '../../resources/types';
import { lockName } from '../../sql/nameLock';
import { keywordsOf, reserved } from './wechatKeywords';

const mostKeywords = 20;
const longest = 32;
/** Characters of a text that WeChat takes. */
const longestText = 600;

const wrong = (field: string, message: string) => invalid([{ field, message }]);

const textAt = (data: object, key: string): string => {
  const value: unknown = Object.entries(data).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value.trim() : '';
};

/** @throws Refusal at `data` */
function judgeData(type: string, data: unknown): void {
  const given = isObject(data) ? data : {};
  if (type === 'text' && textAt(given, 'content') === '') throw wrong('data', '请填写规则内容');
  if (type === 'text' && textAt(given, 'content').length > longestText) throw wrong('data', `规则内容最多${longestText}个字符`);
  if (type === 'image' && textAt(given, 'mediaId') === '') throw wrong('data', '请上传图片');
  if (type === 'voice' && textAt(given, 'mediaId') === '') throw wrong('data', '请上传语音');
  if (type === 'news' && !Number.isInteger(given.articleId)) throw wrong('data', '请选择图文消息');
}

/** @throws Refusal at `keywords` */
function judgeKeywords(keywords: string): void {
  const each = keywordsOf(keywords);
  if (each.length === 0) throw wrong('keywords', '请输入关键字');
  if (each.join(',') !== keywords) throw wrong('keywords', '关键字之间用一个逗号隔开');
  if (each.length > mostKeywords) throw wrong('keywords', `最多${mostKeywords}个关键字`);
  if (each.some((word) => word.length > longest)) throw wrong('keywords', `每个关键字最多${longest}个字符`);
  if (new Set(each).size < each.length) throw wrong('keywords', '关键字不能重复');
  if (each.length > 1 && each.some((word) => reserved.has(word))) throw wrong('keywords', '关键字subscribe和default由系统保留');
}

/** Two who take a keyword at once follow one another. @returns the keywords that another reply has */
async function taken({ db }: Visit, keywords: string, id: number | undefined): Promise<string[]> {
  await lockName(db, 'operation_wechat_reply keywords');
  const rows = await db.selectFrom('operation_wechat_reply').select(['id', 'keywords']).where('is_del', '=', false).execute();
  const others = new Set(rows.filter((row) => row.id !== id).flatMap((row) => keywordsOf(row.keywords)));
  return keywordsOf(keywords).filter((word) => others.has(word));
}

export const wechatReply: EntityDeparture<'operation/wechatReply'> = {
  sample: async () => ({ type: 'text', data: { content: '感谢您的关注' } }),
  async writes(visit, { id, before, after }) {
    if (!after) return;
    judgeKeywords(after.keywords);
    judgeData(after.type, after.data);
    // What a reply is for stays: follow and fallback are found by these words.
    if (before && before.keywords !== after.keywords && (reserved.has(before.keywords) || reserved.has(after.keywords))) throw wrong('keywords', '关键字subscribe和default由系统保留');
    const [other] = await taken(visit, after.keywords, id);
    if (other !== undefined) throw wrong('keywords', `关键字“${other}”已被使用`);
  },
};
