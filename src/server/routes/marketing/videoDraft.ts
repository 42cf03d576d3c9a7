/** Drafts of the video channel: what their specifications come to, and what a merchant may offer. */
import { editStatus } from '../../../../generated/codes';
import { codes } from '../../../engine/envelope';
import { fromSeconds, toSeconds, wallTime } from '../../../engine/time/wallTime';
import { invalid, Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import type { House, Row } from '../../resources/types';
import { draftsToWechat, syncDrafts } from './channel/drafts';
import { attributesOf, specificationsOf } from './channel/specifications';
import { syncNow } from './channel/syncNow';

const day = 86_400;

async function categoryOf({ sql }: House, { thirdCatId }: Row) {
  return sql.selectFrom('marketing_component_category').selectAll().where('id', '=', Number(thirdCatId)).executeTakeFirst();
}

/** JSON as it is kept, or its text as it travels. */
function kept(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

export const videoDraft: EntityDeparture<'marketing/videoDraft'> = {
  async writes(visit, { before, after }) {
    if (!after) return;
    if (before?.primaryProductId !== after.primaryProductId || before.merId !== after.merId) {
      const [product] = await visit.of('product/product').lockAlive({ id: after.primaryProductId });
      if (product && product.record.merId !== after.merId) throw invalid([{ field: 'primaryProductId', message: '商品不属于该商户' }]);
    }
    if (JSON.stringify(before?.attrValue) === JSON.stringify(after.attrValue)) return;
    const specifications = specificationsOf(after.attrValue);
    if (specifications.length === 0) throw new Refusal(codes.invalid, '请至少填写一个规格');
    after.stock = specifications.reduce((sum, { stock }) => sum + stock, 0);
    after.sku = specifications.map(({ attrValue }) => Object.values(attrValue).join('/')).join('、').slice(0, 2000);
  },
  wrote(visit, { before, after }) {
    if (after?.editStatus === editStatus.reviewing && before?.editStatus !== editStatus.reviewing) visit.later = true;
  },
  computed: {
    async catInfo(house, record) {
      const category = await categoryOf(house, record);
      return category ? {
        thirdCatId: category.id, thirdCatName: category.third_cat_name, qualification: category.qualification, qualificationType: category.qualification_type, productQualification: category.product_qualification,
        productQualificationType: category.product_qualification_type, secondCatId: category.second_cat_id, secondCatName: category.second_cat_name, firstCatId: category.first_cat_id, firstCatName: category.first_cat_name,
        auditId: category.audit_id, status: category.status, auditTime: category.audit_time, rejectReason: category.reject_reason, auditQualificationReq: category.audit_qualification_req,
      } : null;
    },
    async catPath(house, record) {
      const category = await categoryOf(house, record);
      return category ? `${category.first_cat_name}/${category.second_cat_name}/${category.third_cat_name}` : '';
    },
    attrList: (_house, { attrValue }) => Promise.resolve(attributesOf(specificationsOf(kept(attrValue)))),
    skuTable: (_house, { attrValue }) => Promise.resolve(specificationsOf(kept(attrValue))),
  },
  actions: {
    sync: { outside: (call) => syncNow(call, draftsToWechat, [syncDrafts]) },
  },
  async demo({ sql }, planned) {
    const now = toSeconds(wallTime());
    const products = await sql.selectFrom('product_product').select(['id', 'mer_id as merId', 'image']).where('is_del', '=', false).where('mer_id', 'is not', null).orderBy('id').limit(planned.length).execute();
    return planned.flatMap((row, at) => {
      const product = products[at % products.length];
      if (!product) return [];
      const sizes = row.specType ? ['小份', '大份'] : ['默认'];
      const attrValue = sizes.map((size, index) => ({
        image: product.image, price: (39 + 20 * index + at * 10).toFixed(2), cost: (20 + 10 * index + at * 6).toFixed(2), otPrice: (59 + 20 * index + at * 10).toFixed(2), stock: Math.floor(Number(row.stock) / sizes.length), weight: '0.50', volume: '0.01',
        barCode: `69${String(1000 + at * 10 + index)}`, attrValue: { 规格: size },
      }));
      return [{
        ...row, primaryProductId: product.id, merId: product.merId, headImg: [product.image, '/demo/picture-1.svg'], attr: [{ attrName: '规格', attrValues: sizes.join(',') }], attrValue, sku: sizes.join('、'),
        path: `/pages/goods/goods_details/index?id=${product.id}&mt=0`, createTime: fromSeconds(now - (planned.length - at) * day), ...(row.status === 0 || row.status === undefined ? {} : { productId: Number(row.componentProductId) - 720000 }),
      }];
    });
  },
  demoFrom: ['product/product', 'merchant/merchant', 'marketing/componentCategory'],
};
