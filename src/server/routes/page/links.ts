/** Pages of the shop that links may lead to: those that ship, once each, and what the link picker is told of them now. */
import type { FastifyInstance } from 'fastify';
import { pageCategoryType, pageLinkType } from '../../../../generated/codes';
import type { PageCategoryType, PageLinkType } from '../../../../generated/types/enumerations';
import { pagePaths } from '../../../engine/extension/page';
import { type FixedLinks, shopLinks } from '../../../engine/page/shopLinks';
import { defineCall } from '../../calls/define';
import type { House, Visit } from '../../resources/types';

const keys = ['page/pageCategory', 'page/pageLink'] as const;
const isServed = ({ resources }: Pick<House, 'resources'>): boolean => keys.every((key) => resources.has(key));

const groups: Readonly<Record<string, PageLinkType>> = { 分销: pageLinkType.distribution, 个人中心: pageLinkType.member };

/** @param once whether what bears this name has not shipped before: what operators rename, change or delete stays so */
export async function addLinks(visit: Visit, once: (name: string) => boolean): Promise<void> {
  if (!isServed(visit)) return;
  const [categories, links] = [visit.of('page/pageCategory'), visit.of('page/pageLink')];
  const title = '初始化数据';
  const under = async (pid: number, name: string, type: PageCategoryType, sort: number): Promise<number> => {
    const [stored] = await categories.lockAlive({ pid, name });
    return stored?.id ?? (await categories.create({ pid, name, type, sort }, { title })).id;
  };
  for (const [at, { key, title: name, groups: below }] of shopLinks.entries()) {
    const type = key === 'link' ? pageCategoryType.link : pageCategoryType.special;
    for (const [place, group] of below.entries()) {
      const missing = [...group.links.entries()].filter(([, [, url]]) => once(`pageLink:${url}`));
      if (missing.length === 0) continue;
      const cateId = await under(await under(0, name, type, at), group.title, type, place);
      await links.createEach(missing.map(([sort, [page, url]]) => ({ cateId, name: page, url, sort, type: groups[group.title] ?? pageLinkType.basic })), { title });
    }
  }
}

/** What is shown of them, as the picker draws it: categories, headings below them, links below those. */
export async function offeredLinks({ sql }: Pick<House, 'sql'>): Promise<FixedLinks[]> {
  const categories = await sql.selectFrom('page_category').select(['id', 'pid', 'name']).where('status', '=', true).where('is_mer', '=', false)
    .where('type', 'in', [pageCategoryType.link, pageCategoryType.special]).orderBy('sort').orderBy('id').execute();
  const links = await sql.selectFrom('page_link').select(['cate_id as cateId', 'name', 'url']).where('status', '=', true).where('is_mer', '=', false).orderBy('sort').orderBy('id').execute();
  const linksOf = (id: unknown) => links.filter(({ cateId }) => cateId === id).map(({ name, url }): [string, string] => [name, url]);
  return categories.filter(({ pid }) => pid === 0 || pid === null).map(({ id, name }) => ({
    key: `category-${id}`, title: name,
    groups: [{ id, name }, ...categories.filter(({ pid }) => pid === id)].map((group) => ({ title: group.name, links: linksOf(group.id) })).filter((group) => group.links.length > 0),
  })).filter((category) => category.groups.length > 0);
}

/** Paths beside those that ship. */
export async function linkedPaths(house: House): Promise<string[]> {
  if (!isServed(house)) return [];
  const rows = await house.sql.selectFrom('page_link').select('url').where('status', '=', true).where('url', 'like', '/%').execute();
  return rows.map(({ url }) => url);
}

export function linkCalls(app: FastifyInstance, house: House): void {
  if (!isServed(house)) return;
  // Fields of kind link stand in forms of every section.
  defineCall(app, { method: 'GET', path: pagePaths.links, permission: 'signed-in', title: '可选择的页面链接', tag: '页面装修', answer: { type: 'array' }, handler: () => offeredLinks(house) });
}
