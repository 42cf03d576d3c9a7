/** Live rooms and the video channel against the stand-in of WeChat: what the platform passes arrives there once, and what WeChat judges comes back. */
import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StandIn, startStandIn } from '../../../scripts/wechat/standIn';
import { openShop, type Shop } from '../service/helper';
import { fillInMiniProgram } from '../wechat/room';
import { type Goods, openGoods, type Row } from './goods';

let standIn: StandIn;
let goods: Goods;
let shop: Shop;
let productId: number;
beforeAll(async () => {
  standIn = await startStandIn();
  goods = await openGoods({ config: { wechatApi: standIn.url, wechatPatience: 2000, consoleDir: resolve('src/console/public') } });
  shop = await openShop(goods.server, [
    'marketing/liveGoods submit', 'marketing/liveGoods resubmit', 'marketing/liveRoom submit', 'marketing/videoDraft submit', 'marketing/videoDraft withdraw', 'marketing/videoProduct putUp',
  ]);
  productId = await goods.newProduct();
}, 300_000);
afterAll(async () => {
  await goods?.close();
  await standIn?.close();
});
beforeEach(() => {
  standIn.faults.mend();
  standIn.asked.length = 0;
});

const live = '/admin/platform/mp/live';
const component = '/admin/platform/pay/component';
const post = (path: string, body: object = {}) => goods.server.call<Row>('POST', path, { body });
const get = (path: string, query: Record<string, string> = {}) => goods.server.call<Row>('GET', path, { query });
const asked = (path: string) => standIn.asked.filter((each) => each.path === path);
const done = { code: 200 };
const picture = '/demo/picture-1.svg';
const made = async (answer: Promise<Row>): Promise<number> => {
  const { code, message, data } = await answer;
  expect({ code, message }).toMatchObject(done);
  return data.id;
};

const room = (more: object = {}) => made(shop.call('marketing/liveRoom/submit', {
  merId: goods.references.merId, roomName: '周末上新专场', coverImgLocal: picture, feedsImgLocal: picture, shareImgLocal: picture, anchorName: '小满', anchorWechat: 'xiaoman', startTime: '2027-01-02 10:00:00', endTime: '2027-01-02 12:00:00', type: 0, ...more,
}));
const rowOf = async (id: number) => ((await post(`${live}/room/list`, { pageParamRequest: { page: 1, limit: 100 }, searchRequest: {} })).data.list as Row[]).find((each) => each.id === id)!;
const passRoom = async (more: object = {}) => {
  const id = await room(more);
  expect(await post(`${live}/room/review`, { id, reviewStatus: 3 })).toMatchObject(done);
  return id;
};
const opened = async (more: object = {}) => {
  const id = await passRoom(more);
  await expect.poll(async () => (await rowOf(id)).roomId, { timeout: 60_000 }).toEqual(expect.any(Number));
  return { id, roomId: (await rowOf(id)).roomId as number };
};

const liveGoods = (more: object = {}) => made(shop.call('marketing/liveGoods/submit', { productId, merId: goods.references.merId, name: '手工桂花糕', coverImgUrlLocal: picture, priceType: 1, price: '29.90', ...more }));
const goodsOf = async (id: number) => (await get(`${live}/goods/info/${id}`)).data;

it('while the account is missing every call says where to enter it, and asks nobody', async () => {
  for (const path of ['cat/get', 'register/apply', 'delivery/company/get']) expect(await get(`${component}/${path}`)).toMatchObject({ code: 400, message: '未配置小程序，请在平台设置的“小程序配置”中填写AppID和AppSecret' });
  expect(standIn.asked).toEqual([]);
});

describe('a live room', () => {
  beforeAll(() => fillInMiniProgram(goods.server));

  it('is opened at WeChat once it is passed, with its pictures', async () => {
    const { id, roomId } = await opened();
    expect(asked('/wxaapi/broadcast/room/create')).toHaveLength(1);
    expect(asked('/wxaapi/broadcast/room/create')[0]!.fields).toMatchObject({ name: '周末上新专场', startTime: 1798855200, type: 0, closeKf: 1, isFeedsPublic: 1 });
    expect(standIn.parts.live.state.rooms.has(roomId)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ reviewStatus: 3, coverImg: expect.stringMatching(/^live-media-/), wechatNote: '' });
  });

  it('is refused once, with a reason of at most 50 characters, and never sent', async () => {
    const id = await room();
    for (const body of [{ reviewStatus: 1 }, { reviewStatus: 1, reviewReason: '长'.repeat(51) }, { reviewStatus: 2 }]) expect((await post(`${live}/room/review`, { id, ...body })).code).toBe(400);
    expect(await post(`${live}/room/review`, { id, reviewStatus: 1, reviewReason: '图片不清晰' })).toMatchObject(done);
    expect(await rowOf(id)).toMatchObject({ reviewStatus: 1, reviewReason: '图片不清晰', roomId: null });
    expect(await post(`${live}/room/review`, { id, reviewStatus: 3 })).toMatchObject({ message: expect.stringContaining('该直播间已审核') });
    expect(asked('/wxaapi/broadcast/room/create')).toEqual([]);
  });

  it('that WeChat refuses says why', async () => {
    standIn.parts.live.state.unproved.add('nobody');
    const id = await passRoom({ anchorWechat: 'nobody' });
    await expect.poll(() => rowOf(id), { timeout: 60_000 }).toMatchObject({ reviewStatus: 2, reviewReason: '微信返回：主播微信号未实名认证（300036）' });
  });

  it('whose answer was lost is found again, and opened once', async () => {
    standIn.faults.break({ kind: 'lost', path: '/wxaapi/broadcast/room/create', times: 1 });
    const id = await passRoom({ roomName: '答复丢失的直播' });
    await expect.poll(() => rowOf(id), { timeout: 60_000 }).toMatchObject({ roomId: null, wechatNote: '无法连接微信服务器，请稍后再试' });
    // Minutes later, when another room is passed.
    await goods.assign('marketing/liveRoom', id, { sentTime: '2026-01-01 00:00:00' });
    await passRoom();
    await expect.poll(async () => (await rowOf(id)).roomId, { timeout: 60_000 }).toEqual(expect.any(Number));
    expect([...standIn.parts.live.state.rooms.values()].filter(({ fields }) => fields.name === '答复丢失的直播')).toHaveLength(1);
  });

  it('that waits, since WeChat took nothing, is opened by hand at once', async () => {
    standIn.faults.break({ errcode: 45009, path: '/wxaapi/broadcast/room/create' });
    const id = await passRoom({ roomName: '等待提交的直播' });
    await expect.poll(() => rowOf(id), { timeout: 60_000 }).toMatchObject({ roomId: null, wechatNote: '微信返回：调用次数已达上限，请稍后再试（45009）' });
    standIn.faults.mend();
    expect(await post(`${live}/room/sync`)).toMatchObject(done);
    expect(await rowOf(id)).toMatchObject({ roomId: expect.any(Number), wechatNote: '' });
    expect(await post(`${live}/room/sync`)).toMatchObject(done);
    expect([...standIn.parts.live.state.rooms.values()].filter(({ fields }) => fields.name === '等待提交的直播')).toHaveLength(1);
  });

  it.each([
    ['updatecomment', 1, 'closeComment', 1, '/wxaapi/broadcast/room/updatecomment'],
    ['updatefeedpublic', 0, 'isFeedsPublic', 0, '/wxaapi/broadcast/room/updatefeedpublic'],
  ])('%s is set at WeChat first; what WeChat refuses stays as it was', async (call, target, field, value, path) => {
    const { id } = await opened();
    standIn.faults.break({ errcode: 45009, path });
    const before = (await rowOf(id))[field];
    expect(await get(`${live}/room/${call}/${id}/${target}`)).toMatchObject({ code: 400, message: '微信返回：调用次数已达上限，请稍后再试（45009）' });
    expect((await rowOf(id))[field]).toBe(before);
    standIn.faults.mend();
    expect(await get(`${live}/room/${call}/${id}/${target}`)).toMatchObject(done);
    expect((await rowOf(id))[field]).toBe(value);
  });

  it('that is not opened takes no comment switch; one that is not live no replay; any may be shown', async () => {
    const id = await room();
    expect((await get(`${live}/room/updatecomment/${id}/1`)).code).not.toBe(200);
    expect((await get(`${live}/room/updatereplay/${id}/0`)).code).not.toBe(200);
    expect(await get(`${live}/room/showstore/${id}/1`)).toMatchObject(done);
    expect(await rowOf(id)).toMatchObject({ storeShow: 1 });
  });

  it('learns its state and goods by hand, whose order and removal WeChat keeps', async () => {
    const { id, roomId } = await opened();
    const numbers: number[] = [];
    for (const name of ['手工桂花糕', '山野蜂蜜礼盒']) {
      const each = await liveGoods({ name });
      expect(await post(`${live}/goods/review`, { id: each, reviewStatus: 2 })).toMatchObject(done);
      await expect.poll(async () => (await goodsOf(each)).goodsId, { timeout: 60_000 }).toEqual(expect.any(Number));
      numbers.push((await goodsOf(each)).goodsId);
    }
    Object.assign(standIn.parts.live.state.rooms.get(roomId)!, { liveStatus: 101, goods: [...numbers] });
    expect(await post(`${live}/room/sync`)).toMatchObject(done);
    expect(await rowOf(id)).toMatchObject({ liveStatus: 101, coverImgWx: expect.stringContaining(String(roomId)) });
    for (const liveStatus of [103, 104, 105, 106, 107]) {
      standIn.parts.live.state.rooms.get(roomId)!.liveStatus = liveStatus;
      expect(await post(`${live}/room/sync`)).toMatchObject(done);
      expect(await rowOf(id)).toMatchObject({ liveStatus });
    }
    const inRoom = async () => ((await get(`${live}/room/goodslist/${id}`)).data as unknown as Row[]).map(({ goodsId }) => goodsId);
    expect(await inRoom()).toEqual(numbers);
    expect(await post(`${live}/room/goodsort`, { roomId: id, goods: [{ goodsId: String(numbers[0]) }] })).toMatchObject({ code: 400 });
    expect(await post(`${live}/room/goodsort`, { roomId: id, goods: numbers.toReversed().map((goodsId) => ({ goodsId: String(goodsId) })) })).toMatchObject(done);
    expect(await inRoom()).toEqual(numbers.toReversed());
    expect(await get(`${live}/room/deletegoodsinroom/${id}/${numbers[0]}`)).toMatchObject(done);
    expect(await inRoom()).toEqual([numbers[1]]);
    expect(standIn.parts.live.state.rooms.get(roomId)!.goods).toEqual([numbers[1]]);
    expect(await get(`${live}/room/getsharecode/${id}`)).toMatchObject({ data: { cdnUrl: expect.stringContaining('https://') } });
  });

  it('is closed at WeChat with its deletion', async () => {
    const { id, roomId } = await opened();
    expect(await get(`${live}/room/delete/${id}`)).toMatchObject(done);
    expect(standIn.parts.live.state.rooms.has(roomId)).toBe(false);
  });
});

describe('live goods', () => {
  beforeAll(() => fillInMiniProgram(goods.server));

  it.each([['冷萃咖啡液', 4], ['违规功效茶饮', 5]])('%s is judged by WeChat', async (name, state) => {
    const id = await liveGoods({ name });
    expect(await post(`${live}/goods/review`, { id, reviewStatus: 2 })).toMatchObject(done);
    await expect.poll(async () => (await goodsOf(id)).goodsId, { timeout: 60_000 }).toEqual(expect.any(Number));
    expect(await post(`${live}/goods/sync`)).toMatchObject(done);
    expect(await goodsOf(id)).toMatchObject({ reviewStatus: state });
    expect(asked('/wxaapi/broadcast/goods/add')).toHaveLength(1);
  });

  it('that wait are handed over by hand at once', async () => {
    standIn.faults.break({ errcode: 45009, path: '/wxaapi/broadcast/goods/add' });
    const id = await liveGoods({ name: '等待提交的茶' });
    expect(await post(`${live}/goods/review`, { id, reviewStatus: 2 })).toMatchObject(done);
    await expect.poll(async () => (await goodsOf(id)).wechatNote, { timeout: 60_000 }).toContain('45009');
    standIn.faults.mend();
    expect(await post(`${live}/goods/sync`)).toMatchObject(done);
    expect(await goodsOf(id)).toMatchObject({ reviewStatus: 4, wechatNote: '' });
  });

  it.each([1003, 300015, 300024])('that WeChat has no more (%i) are deleted here', async (errcode) => {
    const id = await liveGoods({ name: '微信已删除的茶' });
    await goods.assign('marketing/liveGoods', id, { goodsId: 990_000 + errcode });
    standIn.faults.break({ errcode, path: '/wxaapi/broadcast/goods/delete' });
    expect(await post(`${live}/goods/delete/${id}`)).toMatchObject(done);
  });

  it('are refused, put in order and deleted', async () => {
    const id = await liveGoods();
    expect(await post(`${live}/goods/review`, { id, reviewStatus: 3, reviewReason: '商品图不清晰' })).toMatchObject(done);
    expect(await get(`${live}/goods/sort/${id}/10000`)).toMatchObject({ code: 400 });
    expect(await get(`${live}/goods/sort/${id}/88`)).toMatchObject(done);
    expect(await goodsOf(id)).toMatchObject({ reviewStatus: 3, reviewReason: '商品图不清晰', sort: 88 });
    expect(await get(`${live}/goods/delete/${id}`)).toMatchObject(done);
    expect((await get(`${live}/goods/info/${id}`)).code).toBe(404);
  });

  it.each([[2, '29.00'], [3, '30.00']])('of price type %i need a second price that makes sense', async (priceType, price2) => {
    expect(await shop.call('marketing/liveGoods/submit', { productId, merId: goods.references.merId, name: '手工桂花糕', coverImgUrlLocal: picture, priceType, price: '29.90', price2 })).toMatchObject({ code: 400 });
  });
});

describe('the video channel', () => {
  beforeAll(async () => {
    await fillInMiniProgram(goods.server);
    expect(await post(`${component}/cat/sync`)).toMatchObject(done);
  });

  it('has the categories of WeChat, each once', async () => {
    expect(await get(`${component}/cat/get`)).toMatchObject(done);
    expect((await get(`${component}/cat/get/list`, { page: '1', limit: '50' })).data.list.map(({ thirdCatId }: Row) => thirdCatId).toSorted()).toEqual([380101, 380102, 390101]);
  });

  const attrValue = [{ stock: 3, price: '19.90', cost: '9.00', otPrice: '29.90', weight: '0.5', volume: '0.1', brokerage: 0, brokerageTwo: 0, image: picture, attrValue: '{"口味":"原味"}' }, { stock: 4, price: '21.90', cost: '9.00', otPrice: '29.90', weight: '0.5', volume: '0.1', brokerage: 0, brokerageTwo: 0, image: picture, attrValue: '{"口味":"盐焗"}' }];
  const draft = async (title = '盐焗腰果') => {
    expect(await post(`${component}/draftproduct/add`, {
      primaryProductId: productId, title, headImg: JSON.stringify([picture]), thirdCatId: 390101, tempId: 1, unitName: '袋', giveIntegral: 0, ficti: 0, specType: true, attr: [{ attrName: '口味', attrValues: '原味,盐焗' }], attrValue,
    })).toMatchObject(done);
    return (await get(`${component}/draftproduct/draft/list`, { search: title, page: '1', limit: '10' })).data.list[0].id as number;
  };
  const draftOf = async (id: number) => (await get(`${component}/draftproduct/draft/get/${id}`)).data;
  const review = (draftProductId: number, more: object) => post(`${component}/draftproduct/review`, { draftProductId, ...more });
  const onSale = async (title: string) => {
    const id = await draft(title);
    expect(await review(id, { platformEditStatus: 4 })).toMatchObject(done);
    await expect.poll(async () => (await draftOf(id)).componentProductId, { timeout: 60_000 }).toEqual(expect.any(Number));
    expect(await post(`${component}/draftproduct/sync`)).toMatchObject(done);
    return id;
  };

  it('a draft that passes both reviews is put on sale once, and taken down and deleted at WeChat', async () => {
    const id = await onSale('盐焗腰果甲');
    expect(await draftOf(id)).toMatchObject({ editStatus: 4, status: 5, stock: 7, catInfo: { thirdCatName: '帐篷' }, sku: '原味、盐焗' });
    expect(asked('/shop/spu/add')).toHaveLength(1);
    expect(asked('/shop/spu/add')[0]!.fields).toMatchObject({ out_product_id: String(id), skus: [{ sale_price: 1990, market_price: 2990, sku_attrs: [{ attr_key: '口味', attr_value: '原味' }] }, { sale_price: 2190 }] });
    await post(`${component}/draftproduct/sync`);
    const { list } = (await get(`${component}/product/list`, { search: '盐焗腰果甲', page: '1', limit: '10' })).data;
    expect(list).toHaveLength(1);
    const [product] = list;
    expect((await get(`${component}/product/get/${product.id}`)).data.skuList).toMatchObject([{ salePrice: 1990, sku: '原味', attrList: [{ attrKey: '口味' }] }, { salePrice: 2190 }]);
    expect((await post(`${component}/product/delete/${product.id}`)).code).not.toBe(200);
    expect(await post(`${component}/product/putdown/${product.id}`)).toMatchObject(done);
    expect(standIn.parts.component.state.products.get(String(id))!.status).toBe(11);
    // What the platform took down no merchant puts up again.
    expect((await shop.call(`marketing/videoProduct/${product.id}/putUp`)).code).not.toBe(200);
    expect(await post(`${component}/product/delete/${product.id}`)).toMatchObject(done);
    expect(standIn.parts.component.state.products.has(String(id))).toBe(false);
  });

  it('a draft is refused with a reason, and one that WeChat refuses says why', async () => {
    const id = await draft('缺少资质');
    expect((await review(id, { platformEditStatus: 3 })).code).toBe(400);
    expect(await review(id, { platformEditStatus: 3, platformStatusReason: '缺少商品资质图' })).toMatchObject(done);
    expect(await draftOf(id)).toMatchObject({ platformEditStatus: 3, platformStatusReason: '缺少商品资质图' });
    const other = await onSale('违规腰果');
    expect(await draftOf(other)).toMatchObject({ editStatus: 3, reject_reason: '商品标题含违规内容', status: 0 });
  });

  it('two reviewers pass a draft once', async () => {
    const id = await draft('两人同时');
    const codes = (await Promise.all([review(id, { platformEditStatus: 4 }), review(id, { platformEditStatus: 3, platformStatusReason: '图片不清晰' })])).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    await expect.poll(async () => { const { platformEditStatus, componentProductId } = await draftOf(id); return platformEditStatus === 3 || componentProductId !== null; }, { timeout: 60_000 }).toBe(true);
  });

  it('a product that WeChat lost the answer for is not added twice', async () => {
    standIn.faults.break({ kind: 'lost', path: '/shop/spu/add', times: 1 });
    const id = await draft('答复丢失');
    expect(await review(id, { platformEditStatus: 4 })).toMatchObject(done);
    await expect.poll(async () => (await draftOf(id)).wechatNote, { timeout: 60_000 }).toBe('无法连接微信服务器，请稍后再试');
    await goods.assign('marketing/videoDraft', id, { sentTime: '2026-01-01 00:00:00' });
    await onSale('带动下一次提交');
    await expect.poll(async () => (await draftOf(id)).componentProductId, { timeout: 60_000 }).toBe(standIn.parts.component.state.products.get(String(id))!.productId);
  });

  it('a draft that waits is handed over by hand at once', async () => {
    standIn.faults.break({ errcode: 45009, path: '/shop/spu/add' });
    const id = await draft('等待提交的腰果');
    expect(await review(id, { platformEditStatus: 4 })).toMatchObject(done);
    await expect.poll(async () => (await draftOf(id)).wechatNote, { timeout: 60_000 }).toContain('45009');
    standIn.faults.mend();
    expect(await post(`${component}/draftproduct/sync`)).toMatchObject(done);
    expect(await draftOf(id)).toMatchObject({ editStatus: 4, status: 5, wechatNote: '' });
  });

  it.each([
    ['category', 'cat', () => post(`${component}/cat/audit/380102`, { license: picture, certificate: JSON.stringify([picture]) })],
    ['brand', 'shop/brand', () => post(`${component}/shop/brand/add`, { license: picture, trademarkType: '18', brandManagementType: 1, commodityOriginType: 2, brandWording: '南巷' })],
  ])('a %s that waits is handed over by hand at once, and asked after', async (kind, at, apply) => {
    const path = `/shop/audit/audit_${kind}`;
    standIn.faults.break({ errcode: 45009, path });
    expect(await apply()).toMatchObject(done);
    const list = () => get(`${component}/${at === 'cat' ? 'cat/get/list' : 'shop/brand/list'}`, { page: '1', limit: '50' });
    const told = async () => ((await list()).data.list as Row[]).find(({ thirdCatId, brandWording }) => thirdCatId === 380102 || brandWording === '南巷');
    await expect.poll(async () => (await told())?.wechatNote, { timeout: 60_000 }).toContain('45009');
    standIn.faults.mend();
    expect(await post(`${component}/${at}/sync`)).toMatchObject(done);
    expect(await told()).toMatchObject({ status: kind === 'brand' ? 1 : 3, wechatNote: '' });
    expect(asked(path).length).toBeGreaterThan(1);
  });

  it('a draft that WeChat has lost says so, and holds up no other', async () => {
    const send = async (title: string) => {
      const id = await draft(title);
      expect(await review(id, { platformEditStatus: 4 })).toMatchObject(done);
      await expect.poll(async () => (await draftOf(id)).componentProductId, { timeout: 60_000 }).toEqual(expect.any(Number));
      return id;
    };
    const [lost, other] = [await send('微信丢失的腰果'), await send('随后的腰果')];
    standIn.parts.component.state.products.delete(String(lost));
    expect(await post(`${component}/draftproduct/sync`)).toMatchObject(done);
    expect(await draftOf(lost)).toMatchObject({ editStatus: 2, wechatNote: '微信返回：商品不存在（9401002）' });
    expect(await draftOf(other)).toMatchObject({ editStatus: 4, status: 5 });
    await goods.assign('marketing/videoDraft', lost, { editStatus: 3 });
  });

  it('an application that WeChat does not know says so, and holds up no other', async () => {
    await goods.assign('marketing/componentCategory', 390101, { status: 1, auditId: 'nobody-knows' });
    expect(await post(`${component}/shop/brand/audit`, { auditReq: { license: picture, brandInfo: { trademarkType: '18', brandManagementType: 1, commodityOriginType: 2, brandWording: '北巷' } } })).toMatchObject(done);
    expect(await post(`${component}/cat/sync`)).toMatchObject(done);
    const { list: [unknown] } = (await get(`${component}/cat/get/list`, { catName: '帐篷', page: '1', limit: '10' })).data;
    expect(unknown).toMatchObject({ status: 1, wechatNote: '微信返回：参数不正确（9401020）' });
    expect((await get(`${component}/shop/brand/list`, { status: '1', page: '1', limit: '10' })).data.list).toContainEqual(expect.objectContaining({ brandWording: '北巷' }));
    await goods.assign('marketing/componentCategory', 390101, { status: 0, auditId: '', wechatNote: '' });
  });

  it('a category is applied for with its papers and asked after', async () => {
    const body = { audit_req: { license: picture, category_info: { level1: 380000, level2: 380100, level3: 380101, certificate: [picture] }, scene_group_list: [1] } };
    const answer = await post(`${component}/shop/category/audit`, body);
    expect(answer).toMatchObject({ data: { errcode: 0, audit_id: expect.stringMatching(/^audit-/) } });
    expect((await post(`${component}/shop/category/audit`, body)).code).not.toBe(200);
    expect(await post(`${component}/shop/audit/result`, { audit_id: answer.data.audit_id })).toMatchObject({ data: { data: { status: 1 } } });
    expect((await get(`${component}/cat/get/list`, { catName: '坚果', page: '1', limit: '10' })).data.list).toMatchObject([{ thirdCatId: 380101, status: 3 }]);
    expect((await get(`${component}/cat/get/treelist`)).data).toMatchObject([{ value: 380000, children: [{ value: 380100, children: [{ value: 380101, status: 3 }, { value: 380102 }] }] }, { value: 390000 }]);
  });

  it.each([['山野集', 1, 7001], ['违规词', 9, 0]])('a brand %s is applied for and asked after', async (brandWording, status, brandId) => {
    const { data } = await post(`${component}/shop/brand/audit`, { auditReq: { license: picture, brandInfo: { trademarkType: '18', brandManagementType: 1, commodityOriginType: 2, brandWording, saleAuthorization: [picture] } } });
    expect(data).toMatch(/^audit-/);
    expect(await post(`${component}/shop/audit/result`, { audit_id: data as unknown as string })).toMatchObject({ data: { data: { status } } });
    expect((await get(`${component}/shop/brand/list`, { status: String(status), page: '1', limit: '10' })).data.list[0]).toMatchObject({ brandWording, ...(brandId > 0 && { brandId }) });
  });

  it('the steps of the application are told by WeChat’s code', async () => {
    expect(await get(`${component}/register/register/check`)).toMatchObject({ data: { errcode: 1040003, data: null } });
    expect(await get(`${component}/register/apply`)).toMatchObject({ data: { errcode: 0 } });
    expect(await get(`${component}/register/apply`)).toMatchObject({ data: { errcode: 1040002 } });
    expect(await goods.server.call('POST', `${component}/register/register/finishaccessinfo`, { query: { access_info_item: '6' } })).toMatchObject({ data: { errcode: 0 } });
    const check = () => get(`${component}/register/register/check`);
    expect(await check()).toMatchObject({ data: { data: { access_info: { spu_audit_finished: 1, ec_order_finished: 0 }, scene_group_list: [] } } });
    expect(await goods.server.call('POST', `${component}/register/register/scene`, { query: { scene_group_id: '1' } })).toMatchObject({ data: { errcode: 0 } });
    expect(await check()).toMatchObject({ data: { data: { scene_group_list: [{ group_id: 1, scene_group_ext_list: [{ ext_id: 1, status: 1 }, { ext_id: 2, status: 0 }] }] } } });
  });

  it('couriers are fetched once', async () => {
    for (let at = 0; at < 2; at += 1) expect(await get(`${component}/delivery/company/get`)).toMatchObject(done);
    expect((await get(`${component}/delivery/company/get/list`)).data).toMatchObject([{ deliveryId: 'SF', isDel: false }, { deliveryId: 'JD' }]);
  });
});

// More than the connections that a process has: whoever held one while it asks would wait for another in vain.
it.each([`${live}/room/sync`, `${live}/goods/sync`, `${component}/draftproduct/sync`, `${component}/cat/sync`, `${component}/shop/brand/sync`])('forty people at once are answered by %s', async (path) => {
  await fillInMiniProgram(goods.server);
  const answers = await Promise.all(Array.from({ length: 40 }, () => post(path)));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
});

it('forty people at once who set one room at WeChat are answered one after the other', async () => {
  await fillInMiniProgram(goods.server);
  const { id } = await opened({ roomName: '四十人同时设置' });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => get(`${live}/room/updatecomment/${id}/${at % 2}`)));
  expect(new Set(answers.map(({ code, message }) => `${code} ${message}`))).toEqual(new Set([`200 ${answers[0]!.message}`]));
});
