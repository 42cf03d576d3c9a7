/** 种草社区: notes and comments come from the shop, settings decide whether they wait, and the first approval of a note earns experience. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../service/helper';
import { type Goods, openGoods, type Row } from './goods';

let goods: Goods;
let shop: Shop;
let categoryId: number;
beforeAll(async () => {
  goods = await openGoods();
  shop = await openShop(goods.server, ['marketing/communityNote publish', 'marketing/communityNote setLikes', 'marketing/communityReply comment']);
  categoryId = await goods.create('marketing/communityCategory', { name: '好物' });
}, 300_000);
afterAll(() => goods?.close());

const base = '/admin/platform/community';
const post = (path: string, body: object = {}) => goods.server.call<Row>('POST', `${base}/${path}`, { body });
const list = async (path: string, query: Record<string, string> = {}) => (await goods.server.call<Row>('GET', `${base}/${path}/page/list`, { query })).data.list as Row[];
const detail = async (id: number) => (await goods.server.call<Row>('GET', `${base}/note/detail/${id}`)).data;
const all = { communityImageTextAuditSwitch: '1', communityShortVideoAuditSwitch: '1', communityReplySwitch: '1', communityReplyAuditSwitch: '1' };
const settle = async (more: object = {}) => { expect(await post('category/update/config', { ...all, ...more })).toMatchObject({ code: 200 }); };
const earn = async (each: number, most: number) => {
  const answer = await goods.server.call('POST', '/admin/platform/system/user/level/update/config', { body: { userLevelSwitch: '1', userLevelCommunityNotesExp: each, userLevelCommunityNotesNum: most } });
  expect(answer).toMatchObject({ code: 200 });
};
beforeEach(() => settle());

let members = 0;
const member = (more: Row = {}) => goods.create('user/user', { account: `n${members += 1}`, nickname: `阿禾${members}`, phone: `138${String(members).padStart(8, '0')}`, ...more });
const publish = (uid: number, more: object = {}) => shop.call('marketing/communityNote/publish', { uid, type: 1, title: '小阳台', content: '旧木箱翻过来就是花架', cover: '/demo/picture-1.svg', image: '/demo/picture-1.svg,/demo/picture-2.svg', categoryId, ...more });
const published = async (uid: number, more: object = {}): Promise<number> => {
  const answer = await publish(uid, more);
  expect(answer).toMatchObject({ code: 200 });
  return answer.data.id;
};
const approve = (id: number) => post('note/audit', { id, auditStatus: 1 });
const shown = async (uid: number, more: object = {}): Promise<number> => {
  const id = await published(uid, more);
  await approve(id);
  return id;
};
const experience = async (uid: number) => (await sql<{ experience: number }>`select experience from user_user where id = ${uid}`.execute(goods.server.app.sql)).rows[0].experience;
const comment = (uid: number, noteId: number, more: object = {}) => shop.call('marketing/communityReply/comment', { uid, noteId, content: '求链接', ...more });

describe('categories and topics', () => {
  it('bear names of their own', async () => {
    expect(await post('category/add', { name: '穿搭', isShow: 1, sort: 1 })).toMatchObject({ code: 200 });
    expect(await post('category/add', { name: '穿搭', isShow: 1, sort: 2 })).toMatchObject({ code: 9101, message: '社区分类已存在' });
    expect(await post('topic/add', { name: '一人食' })).toMatchObject({ code: 200 });
    expect(await post('topic/add', { name: '一人食' })).toMatchObject({ code: 9201, message: '社区话题已存在' });
  });

  it('a category that notes use stays', async () => {
    const id = await goods.create('marketing/communityCategory', { name: '居家' });
    const note = await published(await member(), { categoryId: id });
    expect(await post(`category/delete/${id}`)).toMatchObject({ code: 9104 });
    await post(`note/delete/${note}`);
    expect(await post(`category/delete/${id}`)).toMatchObject({ code: 200 });
  });

  it('a topic counts its notes, and is let go by them when it is deleted', async () => {
    const id = await goods.create('marketing/communityTopic', { name: '露营' });
    const note = await published(await member(), { topicIds: [id] });
    expect((await list('topic', { name: '露营' }))[0]).toMatchObject({ id, countUse: 1, createType: 1, isHot: 0 });
    expect((await list('note', { topicId: String(id) })).map((row) => [row.id, row.topicList])).toEqual([[note, ['露营']]]);
    expect(await post(`topic/delete/${id}`)).toMatchObject({ code: 200 });
    expect((await list('note', { title: '小阳台' })).find((row) => row.id === note)?.topicList).toEqual([]);
  });

  it('at most five topics are recommended, however many are switched on at once', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 7; at += 1) ids.push(await goods.create('marketing/communityTopic', { name: `推荐${at}` }));
    const codes = (await Promise.all(ids.map((id) => post(`topic/recommend/${id}`)))).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 200, 200, 200, 200, 9204, 9204]);
    expect(await list('topic', { isHot: '1' })).toHaveLength(5);
    const [hot] = await list('topic', { isHot: '1' });
    expect(await post('topic/update', { id: hot.id, name: '改名' })).toMatchObject({ code: 200 });
  });
});

describe('a note', () => {
  it.each([
    ['pictures, audited', { communityShortVideoAuditSwitch: '0' }, {}, 0],
    ['pictures, not audited', { communityImageTextAuditSwitch: '0' }, {}, 1],
    ['a video, audited', { communityImageTextAuditSwitch: '0' }, { type: 2, image: '', video: '/demo/film.mp4' }, 0],
    ['a video, not audited', { communityShortVideoAuditSwitch: '0' }, { type: 2, image: '', video: '/demo/film.mp4' }, 1],
  ])('of %s enters as the settings say', async (_what, settings, more, state) => {
    await settle(settings);
    const id = await published(await member(), more);
    expect(await detail(id)).toMatchObject({ auditStatus: state });
  });

  it('is refused for who is not there, and for more than five products', async () => {
    expect((await publish(999_999)).code).not.toBe(200);
    expect(await publish(await member({ isLogoff: true }))).toMatchObject({ code: 400, message: '会员已注销' });
    const products: number[] = [];
    for (let at = 0; at < 6; at += 1) products.push(await goods.newProduct());
    expect((await publish(await member(), { productIds: products })).code).toBe(400);
    const id = await published(await member(), { productIds: products.slice(0, 2) });
    expect((await detail(id)).productList.map((row: Row) => [row.productId, row.noteId, row.isPay])).toEqual(products.slice(0, 2).map((product) => [product, id, 0]));
  });

  it('is approved or refused once, with a reason of at most 50 characters', async () => {
    const id = await published(await member());
    expect((await post('note/audit', { id, auditStatus: 2 })).code).toBe(400);
    expect((await post('note/audit', { id, auditStatus: 2, refusalReason: '长'.repeat(51) })).code).toBe(400);
    expect((await post('note/audit', { id, auditStatus: 3 })).code).toBe(400);
    expect(await post('note/audit', { id, auditStatus: 2, refusalReason: '图片不清晰' })).toMatchObject({ code: 200 });
    expect(await detail(id)).toMatchObject({ auditStatus: 2, refusal: '图片不清晰', operateTime: expect.stringMatching(/^\d{4}-/) });
    expect(await approve(id)).toMatchObject({ code: 9302 });
    expect(await post(`note/forced/down/${id}`, { id, reason: '违规' })).toMatchObject({ code: 9302 });
  });

  it('is taken down with a reason once it is approved', async () => {
    const id = await shown(await member());
    expect((await post(`note/forced/down/${id}`, { id, reason: '' })).code).toBe(400);
    expect(await post(`note/forced/down/${id}`, { id, reason: '涉嫌虚假宣传' })).toMatchObject({ code: 200 });
    expect(await detail(id)).toMatchObject({ auditStatus: 3, refusal: '涉嫌虚假宣传' });
    expect((await list('note', { auditStatus: '3' })).map((row) => row.id)).toContain(id);
  });

  it('has stars from one to five while it is approved, and moves between categories with others', async () => {
    const uid = await member();
    const [waiting, approved] = [await published(uid), await shown(uid)];
    expect((await post('note/star/update', { id: approved, star: 6 })).code).toBe(400);
    expect((await post('note/star/update', { id: waiting, star: 3 })).code).not.toBe(200);
    expect(await post('note/star/update', { id: approved, star: 5 })).toMatchObject({ code: 200 });
    const other = await goods.create('marketing/communityCategory', { name: '旅行' });
    expect(await post('note/category/batch/update', { categoryId: other, noteIdList: [waiting, approved] })).toMatchObject({ code: 200 });
    expect((await list('note', { categoryId: String(other) })).map((row) => [row.id, row.star, row.categoryName])).toEqual([[approved, 5, '旅行'], [waiting, null, '旅行']]);
  });

  it('is found by its author', async () => {
    const uid = await member();
    const id = await published(uid);
    expect((await list('note', { searchType: 'uid', content: String(uid) })).map((row) => [row.id, row.authorId])).toEqual([[id, uid]]);
  });
});

describe('experience of authors', () => {
  it('is given at the approval, for so many notes of a day, and kept on a take-down', async () => {
    await earn(10, 2);
    const uid = await member();
    const ids = [await published(uid), await published(uid), await published(uid)];
    expect(await experience(uid)).toBe(0);
    for (const id of ids) expect(await approve(id)).toMatchObject({ code: 200 });
    expect(await experience(uid)).toBe(20);
    await post(`note/forced/down/${ids[0]}`, { id: ids[0], reason: '违规' });
    expect(await experience(uid)).toBe(20);
    const { rows } = await sql<Row>`select link_id, link_type, experience from user_experience_record where uid = ${uid} order by id`.execute(goods.server.app.sql);
    expect(rows).toEqual(ids.slice(0, 2).map((id) => ({ link_id: String(id), link_type: 'note', experience: 10 })));
  });

  it('is given at once where nothing is audited, not for a refusal, and never where the settings give none', async () => {
    await earn(10, 5);
    const refused = await member();
    await post('note/audit', { id: await published(refused), auditStatus: 2, refusalReason: '不清晰' });
    expect(await experience(refused)).toBe(0);
    await settle({ communityImageTextAuditSwitch: '0' });
    const free = await member();
    await published(free);
    expect(await experience(free)).toBe(10);
    await earn(0, 5);
    await published(free);
    expect(await experience(free)).toBe(10);
  });

  it('counts two approvals at once one after the other', async () => {
    await earn(10, 1);
    const uid = await member();
    const ids = [await published(uid), await published(uid), await published(uid)];
    expect((await Promise.all(ids.map(approve))).map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(await experience(uid)).toBe(10);
  });
});

describe('a comment', () => {
  it('waits or not as the settings say, and counts once it is approved', async () => {
    const [author, reader] = [await member(), await member()];
    const note = await shown(author);
    const { data: { id } } = await comment(reader, note);
    const counted = async () => (await list('note', { searchType: 'uid', content: String(author) }))[0].replyNum;
    expect(await counted()).toBe(0);
    expect(await post('reply/audit', { id, auditStatus: 1 })).toMatchObject({ code: 200 });
    expect(await post('reply/audit', { id, auditStatus: 2, refusalReason: '广告' })).toMatchObject({ code: 9302 });
    expect(await counted()).toBe(1);
    await settle({ communityReplyAuditSwitch: '0' });
    expect(await comment(author, note, { parentId: id })).toMatchObject({ code: 200 });
    const rows = await list('reply', { title: '小阳台', searchType: 'uid', content: String(author) });
    expect(rows).toMatchObject([{ type: 2, auditStatus: 1, uid: author, noteTitle: '小阳台' }]);
    expect(await counted()).toBe(2);
  });

  it('is refused where comments are off: everywhere, by the author, by the platform; and on what is not shown', async () => {
    const uid = await member();
    const waiting = await published(uid);
    expect(await comment(uid, waiting)).toMatchObject({ code: 400, message: '内容不存在或未展示' });
    expect(await comment(uid, await shown(uid, { replyStatus: 2 }))).toMatchObject({ code: 400, message: '该内容未开启评论' });
    const note = await shown(uid);
    expect(await post(`note/reply/force/off/${note}`)).toMatchObject({ code: 200 });
    expect(await comment(uid, note)).toMatchObject({ code: 9304 });
    expect(await post(`note/reply/force/off/${note}`)).toMatchObject({ code: 200 });
    expect((await list('note', { searchType: 'uid', content: String(uid) })).find((row) => row.id === note)?.replyStatus).toBe(2);
    const { data: history } = await goods.server.call<Row[]>('GET', `/console/resources/marketing/communityNote/history/${note}`);
    expect(history.slice(0, 2).map(({ title }) => title)).toEqual(['取消关闭评论', '关闭评论']);
    await settle({ communityReplySwitch: '0' });
    expect(await comment(uid, await shown(uid))).toMatchObject({ code: 400, message: '评论功能已关闭' });
  });

  it('answers a comment of the same note that is shown, and goes with it and with the note', async () => {
    await settle({ communityReplyAuditSwitch: '0' });
    const uid = await member();
    const [note, other] = [await shown(uid), await shown(uid)];
    const { data: { id } } = await comment(uid, note);
    expect(await comment(uid, other, { parentId: id })).toMatchObject({ code: 400, message: '评论不存在或未展示' });
    await comment(uid, note, { parentId: id });
    const tree = (await goods.server.call<Row>('GET', `${base}/reply/note/page/list/${note}`)).data;
    expect(tree).toMatchObject({ total: 1, list: [{ id, type: 1, uid, countReply: 1, noteReplyNum: 2, reviewUid: null, replyList: [{ type: 2, reviewUid: uid, replyList: [] }] }] });
    expect(await goods.server.call('GET', `${base}/reply/note/page/list/999999`)).toMatchObject({ code: 9301 });
    const left = () => list('reply', { searchType: 'uid', content: String(uid) });
    expect(await left()).toHaveLength(2);
    await post(`reply/delete/${id}`);
    expect(await left()).toEqual([]);
    await comment(uid, note);
    await post(`note/delete/${note}`);
    expect(await left()).toEqual([]);
  });
});
