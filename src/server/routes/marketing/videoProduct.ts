/** Goods on the video channel: put up, taken down and deleted at WeChat first. */
import { videoStatus } from '../../../../generated/codes';
import { centsOf } from '../../../engine/format/money';
import type { EntityDeparture } from '../../resources/departures';
import { system } from '../../resources/door/visit';
import { componentCalls } from '../../wechat/calls/component';
import { unlessGone, wayOf } from './channel/channel';
import { notThere, outNumber } from './channel/drafts';
import { specificationsOf } from './channel/specifications';

export const videoProduct: EntityDeparture<'marketing/videoProduct'> = {
  async writes(visit, { before, after }) {
    if (!before || visit.actor === system) return;
    const product = { out_product_id: outNumber(before.draftId) };
    if (!after) await unlessGone(wayOf(visit).ask(componentCalls.deleteProduct, product), [notThere]);
    else if (after.status === videoStatus.takenDown && before.status === videoStatus.onSale) await unlessGone(wayOf(visit).ask(componentCalls.delistProduct, product), [notThere]);
    else if (after.status === videoStatus.onSale && before.status !== videoStatus.onSale) await wayOf(visit).ask(componentCalls.listProduct, product);
  },
  computed: {
    async skuList({ sql }, { id, componentProductId }) {
      const row = await sql.selectFrom('marketing_video_product').select(['skus', 'draft_id as draftId']).where('id', '=', Number(id)).executeTakeFirst();
      const kept = Array.isArray(row?.skus) ? row.skus : [];
      return specificationsOf(kept).map((sku, at) => ({
        id: at + 1, productId: id, componentProductId, skuId: sku.id === undefined ? `${row?.draftId}-${at + 1}` : String(sku.id), thumbImg: sku.image, salePrice: centsOf(sku.price), marketPrice: centsOf(sku.otPrice), stockNum: sku.stock,
        barcode: sku.barCode, skuCode: sku.barCode, isDel: false, sku: Object.values(sku.attrValue).join('/'), attrValueId: sku.id ?? 0,
        attrList: Object.entries(sku.attrValue).map(([attrKey, attrValue], index) => ({ id: index + 1, skuId: at + 1, componentSkuId: `${row?.draftId}-${at + 1}`, attrKey, attrValue, isDel: false })), version: 0,
      }));
    },
  },
  async demo({ sql }, planned) {
    const drafts = await sql.selectFrom('marketing_video_draft').select(['id', 'primary_product_id as productId', 'mer_id as merId', 'head_img as headImg', 'attr_value as attrValue', 'path', 'title']).where('title', 'in', planned.map((row) => String(row.title))).execute();
    return planned.flatMap((row) => {
      const draft = drafts.find(({ title }) => title === row.title);
      return draft ? [{ ...row, draftId: draft.id, primaryProductId: draft.productId, merId: draft.merId, headImg: draft.headImg, qualificationPics: ['/demo/picture-2.svg'], path: draft.path, skus: draft.attrValue }] : [];
    });
  },
  demoFrom: ['marketing/videoDraft'],
};
