/** What a follower of the official account is answered: by keyword, on following, else by the fallback. */
import { sql } from 'kysely';
import { member } from '../../../engine/json';
import { isObject, type JsonObject } from '../../../engine/json';
import type { Config } from '../../config';
import { readSite } from '../../site';
import type { Sql } from '../../sql/connect';
import { cdata } from '../../wechat/envelope';

/** Characters that WeChat takes of an article. */
const longest = { title: 64, words: 120 };

/** The enabled reply that bears the keyword. */
async function replyTo(db: Sql, keyword: string): Promise<{ type: string; data: unknown } | undefined> {
  return db.selectFrom('operation_wechat_reply').select(['type', 'data']).where('is_del', '=', false).where('status', '=', true)
    .where(sql<boolean>`${keyword} = any(string_to_array(keywords, ','))`).orderBy('id').executeTakeFirst();
}

/** What the message asks for; undefined where it asks nothing. Reserved words that a follower types are a text like any other. */
async function wanted(db: Sql, fields: ReadonlyMap<string, string>): Promise<Awaited<ReturnType<typeof replyTo>>> {
  const typed = async (word: string) => (word === '' || word === 'subscribe' || word === 'default' ? undefined : replyTo(db, word)) ?? undefined;
  switch (fields.get('MsgType')) {
    case 'text': return await typed(fields.get('Content')?.trim() ?? '') ?? replyTo(db, 'default');
    case 'event':
      if (fields.get('Event') === 'subscribe') return replyTo(db, 'subscribe');
      return fields.get('Event') === 'CLICK' ? typed(fields.get('EventKey') ?? '') : undefined;
    default: return undefined;
  }
}

const textOf = (data: JsonObject, key: string): string => String(member(data, key) ?? '');

/** Addresses of our own files are absolute for whoever reads them elsewhere. */
const absolute = (address: string, origin: string): string => (/^https?:/.test(address) ? address : `${origin}${address}`);

async function articleXml(db: Sql, config: Pick<Config, 'shopUrl' | 'publicUrl'>, id: number): Promise<string | undefined> {
  const article = await db.selectFrom('marketing_article').select(['id', 'title', 'synopsis', 'cover', 'url']).where('id', '=', id).where('is_del', '=', false).where('status', '=', true).executeTakeFirst();
  if (!article) return undefined;
  const { shopUrl } = await readSite(db, config);
  const own = shopUrl === '' ? '' : `${absolute(shopUrl, 'https://')}/pages/goods/news_details/index?id=${article.id}`;
  return `<ArticleCount>1</ArticleCount><Articles><item><Title>${cdata(article.title.slice(0, longest.title))}</Title><Description>${cdata((article.synopsis ?? '').slice(0, longest.words))}</Description>`
    + `<PicUrl>${cdata(absolute(article.cover ?? '', config.publicUrl ?? ''))}</PicUrl><Url>${cdata(article.url || own)}</Url></item></Articles>`;
}

async function bodyOf(db: Sql, config: Pick<Config, 'shopUrl' | 'publicUrl'>, type: string, given: unknown): Promise<string | undefined> {
  const data = isObject(given) ? given : {};
  switch (type) {
    case 'text': return `<Content>${cdata(textOf(data, 'content'))}</Content>`;
    case 'image': return `<Image><MediaId>${cdata(textOf(data, 'mediaId'))}</MediaId></Image>`;
    case 'voice': return `<Voice><MediaId>${cdata(textOf(data, 'mediaId'))}</MediaId></Voice>`;
    default: return articleXml(db, config, Number(member(data, 'articleId')));
  }
}

/** @returns XML, or `success`, by which WeChat knows that there is no answer */
export async function answerTo(db: Sql, config: Pick<Config, 'shopUrl' | 'publicUrl'>, fields: ReadonlyMap<string, string>): Promise<string> {
  const reply = await wanted(db, fields);
  const body = reply && await bodyOf(db, config, reply.type, reply.data);
  if (!reply || body === undefined) return 'success';
  return `<xml><ToUserName>${cdata(fields.get('FromUserName') ?? '')}</ToUserName><FromUserName>${cdata(fields.get('ToUserName') ?? '')}</FromUserName>`
    + `<CreateTime>${Math.floor(Date.now() / 1000)}</CreateTime><MsgType>${cdata(reply.type)}</MsgType>${body}</xml>`;
}
