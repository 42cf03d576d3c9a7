/** Goods of the video channel at WeChat: handed over once the platform has passed them, and put on sale once WeChat has. */
import { componentShelf, editStatus, platformStatus, videoStatus } from '../../../../../generated/codes';
import type { Records } from '../../../../../generated/records';
import { centsOf } from '../../../../engine/format/money';
import { system } from '../../../resources/door/visit';
import { write } from '../../../resources/house';
import { componentCalls } from '../../../wechat/calls/component';
import { WechatFailure } from '../../../wechat/failure';
import { longAgo } from '../../../wechat/underWay';
import { type Channel, orNote } from './channel';
import { type HandOver, handOver } from './handOver';
import { type Specification, specificationsOf } from './specifications';

type Draft = Records['marketing/videoDraft'];
const key = 'marketing/videoDraft';
const products = 'marketing/videoProduct';
const title = '提交微信视频号商品';
const width = 800;
/** WeChat's codes: a product of this number is there already, or is not there. */
const alreadyThere = 9401001;
export const notThere = 9401002;

/** The number by which WeChat knows it. */
export const outNumber = (draftId: number): string => String(draftId);
const pathOf = ({ primaryProductId }: Draft): string => `/pages/goods/goods_details/index?id=${primaryProductId}&mt=0`;

async function waitingDrafts({ house }: Channel): Promise<number[]> {
  const rows = await house.sql.selectFrom('marketing_video_draft').select('id').where('is_del', '=', false).where('platform_edit_status', '=', platformStatus.passed).where('edit_status', '=', editStatus.reviewing)
    .where('component_product_id', 'is', null).where(({ eb, or }) => or([eb('sent_time', 'is', null), eb('sent_time', '<', longAgo())])).orderBy('id').limit(20).execute();
  return rows.map(({ id }) => id);
}

/** Hands the draft to WeChat, once: WeChat refuses a second one of the same number, which tells that the first arrived. */
const sendDraft = (channel: Channel, id: number): Promise<boolean> => handOver(channel.house, id, {
  title,
  of: (visit) => visit.of(key),
  isWaiting: (draft) => draft.platformEditStatus === platformStatus.passed && draft.editStatus === editStatus.reviewing && draft.componentProductId === null,
  send: async (draft) => ({ componentProductId: await add(channel, id, draft), path: pathOf(draft) }),
  refuse: (visit, reason) => visit.of(key).assign(id, { editStatus: editStatus.failed, reject_reason: reason, wechatNote: '' }, { title }),
});

export const draftsToWechat: HandOver<Channel> = { waiting: waitingDrafts, send: sendDraft };

async function add({ wechat, picture }: Channel, id: number, draft: Draft): Promise<number> {
  const shown = new Map<string, string>();
  const addressOf = async (url: string): Promise<string> => {
    const known = shown.get(url);
    if (known !== undefined) return known;
    const { url: address } = await wechat.ask(componentCalls.image, { resp_type: 1, upload_type: 0, media: await picture(url, width) });
    shown.set(url, address);
    return address;
  };
  const several = async (urls: readonly string[]): Promise<string[]> => {
    const addresses: string[] = [];
    for (const url of urls) addresses.push(await addressOf(url));
    return addresses;
  };
  const skus: object[] = [];
  for (const [at, sku] of specificationsOf(draft.attrValue).entries()) {
    skus.push({
      out_product_id: outNumber(id), out_sku_id: skuNumber(id, at, sku), thumb_img: await addressOf(sku.image || draft.headImg[0] || ''), sale_price: centsOf(sku.price), market_price: centsOf(sku.otPrice), stock_num: sku.stock,
      barcode: sku.barCode, sku_attrs: Object.entries(sku.attrValue).map(([name, value]) => ({ attr_key: name, attr_value: value })),
    });
  }
  try {
    const { productId } = await wechat.ask(componentCalls.addProduct, {
      out_product_id: outNumber(id), title: draft.title, path: pathOf(draft), head_img: await several(draft.headImg), qualification_pics: await several(draft.qualificationPics),
      desc_info: { desc: draft.descInfo, imgs: await several(draft.descImgs) }, third_cat_id: draft.thirdCatId, brand_id: draft.brandId, info_version: draft.infoVersion, skus,
    });
    return productId;
  } catch (error) {
    if (!(error instanceof WechatFailure && error.errcode === alreadyThere)) throw error;
    return (await wechat.ask(componentCalls.product, { out_product_id: outNumber(id), need_edit_spu: 1 })).productId;
  }
}

const skuNumber = (draftId: number, at: number, { id }: Specification): string => (id === undefined ? `${draftId}-${at + 1}` : String(id));

/** Takes over what WeChat has judged, puts on sale what passed, and learns what WeChat has taken off sale. @throws Refusal where WeChat cannot be asked */
export async function syncDrafts(channel: Channel): Promise<void> {
  const { house, wechat } = channel;
  const judged = await house.sql.selectFrom('marketing_video_draft').select(['id', 'wechat_note as told']).where('is_del', '=', false).where('edit_status', '=', editStatus.reviewing).where('component_product_id', 'is not', null).orderBy('id').limit(100).execute();
  for (const { id, told } of judged) {
    await orNote(takeOver(channel, id), async (wechatNote) => {
      if (wechatNote !== told) await write(house, system, (visit) => visit.of(key).assign(id, { wechatNote }, { title: '同步微信审核结果' }));
    });
  }
  const sold = await house.sql.selectFrom('marketing_video_product').select(['id', 'draft_id as draftId']).where('is_del', '=', false).where('status', '=', videoStatus.onSale).orderBy('id').limit(100).execute();
  for (const { id, draftId } of sold) {
    let banned = false;
    // One that WeChat does not tell of stays as it is.
    await orNote(wechat.ask(componentCalls.product, { out_product_id: outNumber(draftId), need_edit_spu: 0 }).then(({ status }) => { banned = status === videoStatus.banned; }), () => Promise.resolve());
    if (banned) await write(house, system, (visit) => visit.of(products).move(id, 'ban', {}, { title: '微信违规下架' }));
  }
}

/** What WeChat has judged of one draft. */
async function takeOver(channel: Channel, id: number): Promise<void> {
  const { house, wechat } = channel;
  const there = await wechat.ask(componentCalls.product, { out_product_id: outNumber(id), need_edit_spu: 1 });
  if (there.editStatus === editStatus.failed) await write(house, system, (visit) => visit.of(key).assign(id, { editStatus: editStatus.failed, reject_reason: there.rejectReason, wechatNote: '' }, { title: '微信审核未通过' }));
  if (there.editStatus !== editStatus.passed) return;
  await wechat.ask(componentCalls.listProduct, { out_product_id: outNumber(id) });
  await putOnSale(channel, id, there.productId);
}

/** Once: the draft is locked, and a product refers to it alone. */
const putOnSale = ({ house }: Channel, id: number, componentProductId: number): Promise<void> => write(house, system, async (visit) => {
  const { record: draft } = await visit.of(key).lock(id);
  if (draft.editStatus !== editStatus.reviewing) return;
  const { id: productId } = await visit.of(products).create({
    draftId: id, primaryProductId: draft.primaryProductId, componentProductId, merId: draft.merId, title: draft.title, path: draft.path, headImg: draft.headImg, qualificationPics: draft.qualificationPics,
    thirdCatId: draft.thirdCatId, brandId: draft.brandId, infoVersion: draft.infoVersion, tempId: draft.tempId, stock: draft.stock, unitName: draft.unitName, giveIntegral: draft.giveIntegral, specType: draft.specType,
    ficti: draft.ficti, skus: specificationsOf(draft.attrValue).map((sku, at) => ({ ...sku, skuId: skuNumber(id, at, sku) })),
  }, { title: '微信审核通过，上架' });
  await visit.of(key).assign(id, { editStatus: editStatus.passed, status: videoStatus.onSale, platformStatus: componentShelf.byMerchant, productId, reject_reason: '', wechatNote: '' }, { title: '微信审核通过' });
});
