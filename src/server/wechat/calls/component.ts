/** The shop of the video channel (自定义版交易组件). */
import type { Answered } from '../answered';
import { done, wechatCall } from '../call';

const of = 'miniProgram';
const documents = 'https://developers.weixin.qq.com/miniprogram/dev/platform-capabilities/business-capabilities/ministore/minishopopencomponent2/API/';
const call = <const Field extends string, Answer>(path: string, sends: readonly Field[], answers: readonly string[], source: string, read: (answer: Answered) => Answer, again?: true) =>
  wechatCall({ method: 'POST', path, of, sends, answers, source: `${documents}${source}`, read, ...(again && { again }) });

const audit = (answer: Answered) => ({ auditId: answer.text('audit_id') });

export const componentCalls = {
  apply: call('/shop/register/apply', [], [], 'enter/enter_apply.html', done),
  check: call('/shop/register/check', [], ['data'], 'enter/enter_check.html', (answer) => answer.part('data'), true),
  finish: call('/shop/register/finish_access_info', ['access_info_item!'], [], 'enter/finish_access_info.html', done, true),
  scene: call('/shop/register/apply_scene', ['scene_group_id!'], [], 'enter/scene_apply.html', done, true),
  categories: call('/shop/cat/get', [], ['third_cat_list'], 'cat/get_children_cateogry.html', (answer) => answer.list('third_cat_list').map((each) => ({
    thirdCatId: each.number('third_cat_id'), thirdCatName: each.text('third_cat_name'), qualification: each.text('qualification', ''), qualificationType: each.number('qualification_type', 0),
    productQualification: each.text('product_qualification', ''), productQualificationType: each.number('product_qualification_type', 0),
    secondCatId: each.number('second_cat_id'), secondCatName: each.text('second_cat_name'), firstCatId: each.number('first_cat_id'), firstCatName: each.text('first_cat_name'),
  })), true),
  brands: call('/shop/account/get_brand_list', [], ['data'], 'account/brand_list.html', (answer) => answer.list('data').map((each) => ({ brandId: each.number('brand_id'), brandWording: each.text('brand_wording') })), true),
  companies: call('/shop/delivery/get_company_list', [], ['company_list'], 'delivery/get_company_list.html', (answer) => answer.list('company_list').map((each) => ({ deliveryId: each.text('delivery_id'), deliveryName: each.text('delivery_name') })), true),
  /** A picture as a file; WeChat answers an address of its own. */
  image: wechatCall({
    method: 'POST', path: '/shop/img/upload', of, form: true, sends: ['resp_type!', 'upload_type!', 'media!'], answers: ['img_info'], source: `${documents}public/upload_img.html`, again: true,
    read: (answer) => ({ mediaId: answer.part('img_info').text('media_id', ''), url: answer.part('img_info').text('temp_img_url', ''), payMediaId: answer.part('img_info').text('pay_media_id', '') }),
  }),
  auditBrand: call('/shop/audit/audit_brand', ['audit_req!'], ['audit_id'], 'audit/audit_brand.html', audit),
  auditCategory: call('/shop/audit/audit_category', ['audit_req!'], ['audit_id'], 'audit/audit_category.html', audit),
  auditResult: call('/shop/audit/result', ['audit_id!'], ['data'], 'audit/audit_result.html', (answer) => ({
    status: answer.part('data').number('status'), brandId: answer.part('data').number('brand_id', 0), rejectReason: answer.part('data').text('reject_reason', ''),
  }), true),
  certificate: call('/shop/audit/get_miniapp_certificate', ['req_type!'], ['req_type'], 'audit/get_miniapp_certificate.html', (answer) => ({ reqType: answer.number('req_type', 0) }), true),
  /** The shop's own number of the product comes first: sent again it changes the one that is there. */
  addProduct: call('/shop/spu/add', ['out_product_id!', 'title!', 'path!', 'head_img!', 'qualification_pics', 'desc_info', 'third_cat_id!', 'brand_id!', 'info_version', 'skus!'], ['data'], 'SPU/add_spu.html', (answer) => ({ productId: answer.part('data').number('product_id') })),
  product: call('/shop/spu/get', ['out_product_id!', 'need_edit_spu!'], ['spu'], 'SPU/get_spu.html', (answer) => {
    const spu = answer.part('spu');
    return { productId: spu.number('product_id'), status: spu.number('status'), editStatus: spu.number('edit_status'), rejectReason: spu.part('audit_info').text('reject_reason', '') };
  }, true),
  listProduct: call('/shop/spu/listing', ['out_product_id!'], [], 'SPU/listing_spu.html', done, true),
  delistProduct: call('/shop/spu/delisting', ['out_product_id!'], [], 'SPU/delisting_spu.html', done, true),
  deleteProduct: call('/shop/spu/del', ['out_product_id!'], [], 'SPU/del_spu.html', done, true),
};
