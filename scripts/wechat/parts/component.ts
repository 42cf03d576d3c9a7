/** The shop of the video channel. What is applied for is judged when it is asked after, names with 违规 against. A shop has no scene until it applies for one. */
import { only, recordOf, recordsOf, refused, type Routes, textOf } from '../part';

interface Product { productId: number; outNumber: string; title: string; status: number; editStatus: number; fields: Readonly<Record<string, unknown>> }

/** Categories of the first, second and third level, with what WeChat asks for. */
const categories = [
  [380101, '坚果炒货', 380100, '休闲食品', 380000, '食品饮料', 1, '《食品经营许可证》', 0],
  [380102, '饼干膨化', 380100, '休闲食品', 380000, '食品饮料', 1, '《食品经营许可证》', 2],
  [390101, '帐篷', 390100, '户外装备', 390000, '运动户外', 0, '', 0],
] as const;

export function componentPart() {
  const state = {
    registered: false, hasScene: false, products: new Map<string, Product>(), images: 0,
    audits: new Map<string, { kind: 'brand' | 'category'; fields: Readonly<Record<string, unknown>> }>(),
    access: new Map<string, number>([['spu_audit_success', 1]]),
  };
  let last = 880_000;
  const productOf = (fields: Readonly<Record<string, unknown>>): Product | undefined => state.products.get(textOf(fields.out_product_id));
  const shelf = (status: number) => ({ fields }: { fields: Readonly<Record<string, unknown>> }) => {
    const product = productOf(fields);
    if (!product) return refused(9401002, 'product not exist');
    if (product.editStatus !== 4) return refused(9401022, 'spu can not change');
    product.status = status;
    return {};
  };
  const brandWording = (fields: Readonly<Record<string, unknown>>): string => textOf(recordOf(recordOf(fields.audit_req).brand_info).brand_wording);
  const audit = (kind: 'brand' | 'category') => ({ fields }: { fields: Readonly<Record<string, unknown>> }) => {
    const papers = recordOf(fields.audit_req);
    if (!textOf(papers.license).startsWith('https://')) return refused(9401020, 'license invalid');
    if (kind === 'brand' && brandWording(fields) === '') return refused(9401020, 'brand wording missing');
    if (kind === 'category' && !(Number(recordOf(papers.category_info).level3) > 0)) return refused(9401020, 'category missing');
    const id = `audit-${last += 1}`;
    state.audits.set(id, { kind, fields });
    return { audit_id: id };
  };
  const finishing: Readonly<Record<number, string>> = { 6: 'spu_audit_finished', 7: 'ec_order_finished', 8: 'send_delivery_finished', 9: 'ec_after_sale_finished', 10: 'test_api_finished', 11: 'deploy_wxa_finished' };
  const routes: Routes = only('miniProgram', {
    'POST /shop/register/apply': () => {
      if (state.registered) return refused(1040002, 'already registered');
      state.registered = true;
      return {};
    },
    'POST /shop/register/check': () => (state.registered ? {
      data: {
        status: 2, access_info: Object.fromEntries(state.access),
        scene_group_list: state.hasScene ? [{ group_id: 1, name: '视频号', status: 1, reason: '', scene_group_ext_list: [{ ext_id: 1, status: 1 }, { ext_id: 2, status: 0 }] }] : [],
      },
    } : refused(1040003, 'not registered')),
    'POST /shop/register/finish_access_info': ({ fields }) => {
      const name = finishing[Number(fields.access_info_item)];
      if (name === undefined) return refused(9401020, 'invalid args');
      state.access.set(name, 1);
      return {};
    },
    'POST /shop/register/apply_scene': ({ fields }) => {
      if (Number(fields.scene_group_id) !== 1) return refused(9401020, 'invalid args');
      state.hasScene = true;
      return {};
    },
    'POST /shop/cat/get': () => ({
      third_cat_list: categories.map(([third, thirdName, second, secondName, first, firstName, type, qualification, productType]) => ({
        third_cat_id: third, third_cat_name: thirdName, second_cat_id: second, second_cat_name: secondName, first_cat_id: first, first_cat_name: firstName,
        qualification, qualification_type: type, product_qualification: productType === 0 ? '' : '《检验报告》', product_qualification_type: productType,
      })),
    }),
    'POST /shop/account/get_brand_list': () => ({ data: [...state.audits.values()].filter(({ kind }) => kind === 'brand').map(({ fields }, at) => ({ brand_id: 7001 + at, brand_wording: brandWording(fields) })) }),
    'POST /shop/delivery/get_company_list': () => ({ company_list: [{ delivery_id: 'SF', delivery_name: '顺丰速运' }, { delivery_id: 'JD', delivery_name: '京东物流' }] }),
    'POST /shop/img/upload': ({ file }) => {
      if (!file || file.size === 0) return refused(101000, 'file empty');
      state.images += 1;
      return { img_info: { media_id: `img-${state.images}`, temp_img_url: `https://mmecimage.cn/p/standin/${state.images}`, pay_media_id: `pay-${state.images}` } };
    },
    'POST /shop/audit/audit_brand': audit('brand'),
    'POST /shop/audit/audit_category': audit('category'),
    'POST /shop/audit/result': ({ fields }) => {
      const asked = state.audits.get(textOf(fields.audit_id));
      if (!asked) return refused(9401020, 'audit not exist');
      if (asked.kind === 'brand' && brandWording(asked.fields).includes('违规')) return { data: { status: 9, reject_reason: '品牌词含违规内容' } };
      return { data: { status: 1, ...(asked.kind === 'brand' && { brand_id: 7001 }) } };
    },
    'POST /shop/audit/get_miniapp_certificate': ({ fields }) => ({ req_type: fields.req_type }),
    'POST /shop/spu/add': ({ fields }) => {
      const outNumber = textOf(fields.out_product_id);
      if (state.products.has(outNumber)) return refused(9401001, 'product already exist');
      const [heads, skus] = [fields.head_img, recordsOf(fields.skus)];
      const isComplete = outNumber !== '' && textOf(fields.title) !== '' && Array.isArray(heads) && heads.length > 0 && skus.length > 0 && Number(fields.third_cat_id) > 0;
      if (!isComplete || skus.some(({ sale_price: price }) => !Number.isInteger(price) || Number(price) <= 0)) return refused(9401020, 'invalid args');
      const productId = last += 1;
      state.products.set(outNumber, { productId, outNumber, title: textOf(fields.title), status: 0, editStatus: 2, fields });
      return { data: { product_id: productId, out_product_id: outNumber } };
    },
    'POST /shop/spu/get': ({ fields }) => {
      const product = productOf(fields);
      if (!product) return refused(9401002, 'product not exist');
      if (product.editStatus === 2) product.editStatus = product.title.includes('违规') ? 3 : 4;
      return { spu: { product_id: product.productId, out_product_id: product.outNumber, title: product.title, status: product.status, edit_status: product.editStatus, audit_info: { reject_reason: product.editStatus === 3 ? '商品标题含违规内容' : '' } } };
    },
    'POST /shop/spu/listing': shelf(5),
    'POST /shop/spu/delisting': shelf(11),
    'POST /shop/spu/del': ({ fields }) => (state.products.delete(textOf(fields.out_product_id)) ? {} : refused(9401002, 'product not exist')),
  });
  return { state, routes };
}
