/** Calls on the video channel that no schema says (contract "marketing-video-channel"): what is asked of WeChat at once, and drafts as platforms publish them. */
import type { FastifyInstance } from 'fastify';
import { componentCategoryStatus, platformStatus } from '../../../../../generated/codes';
import { codes } from '../../../../engine/envelope';
import { wallTime } from '../../../../engine/time/wallTime';
import { defineCall } from '../../../calls/define';
import { invalid, Refusal } from '../../../refusal';
import { actorOf } from '../../../resources/call';
import { createRecord, updateRecord } from '../../../resources/door/door';
import { readFields } from '../../../resources/endpoints';
import { write } from '../../../resources/house';
import { resourceOf } from '../../../resources/resource';
import type { House, Resource, Row } from '../../../resources/types';
import type { Answered } from '../../../wechat/answered';
import { componentCalls as wechatCalls } from '../../../wechat/calls/component';
import { WechatFailure } from '../../../wechat/failure';
import { type Application, fetchBrands, fetchCategories, fetchCompanies, sendBrand, sendCategory, takeResult } from './audits';
import { type Channel, channelOf } from './channel';

const base = '/admin/platform/pay/component';
const tag = '视频号';
const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const id = { type: 'integer', minimum: 1 } as const;
const pictures = (maxItems: number) => ({ type: ['array', 'null'], maxItems, items: text(255) }) as const;
const done = { errcode: 0, errmsg: 'ok' } as const;

/** What WeChat says, as it is published: its code and its words, since the steps of the application are told by them. */
async function answered(asked: Promise<unknown>): Promise<{ errcode: number; errmsg: string }> {
  try {
    await asked;
    return done;
  } catch (error) {
    if (!(error instanceof WechatFailure) || error.errcode === undefined) throw error;
    return { errcode: error.errcode, errmsg: error.message };
  }
}

export function componentCalls(app: FastifyInstance, house: House): void {
  const channel = channelOf(app, house);
  registerCalls(app);
  fetchCalls(app, channel);
  auditCalls(app, channel);
  draftCalls(app, house);
}

function registerCalls(app: FastifyInstance): void {
  const path = `${base}/register`;
  defineCall(app, { method: 'GET', path: `${path}/apply`, permission: 'platform:pay:component:shop:register', title: '自定义交易组件接入申请', tag, audit: 'UPDATE', handler: () => answered(app.wechat.ask(wechatCalls.apply, {})) });
  defineCall(app, {
    method: 'GET', path: `${path}/register/check`, permission: 'platform:pay:component:shop:register:check', title: '自定义交易组件接入状态', tag,
    handler: async () => {
      let data: Row | null = null;
      const told = await answered(app.wechat.ask(wechatCalls.check, {}).then((answer) => { data = stateOf(answer); }));
      return { ...told, data };
    },
  });
  defineCall(app, {
    method: 'POST', path: `${path}/register/finishaccessinfo`, permission: 'platform:pay:component:shop:register:finish', title: '完成接入任务', tag, audit: 'UPDATE',
    query: { properties: { access_info_item: { type: 'integer', minimum: 6, maximum: 11, title: '接入任务' } }, required: ['access_info_item'] },
    handler: ({ query }) => answered(app.wechat.ask(wechatCalls.finish, { access_info_item: query.access_info_item })),
  });
  defineCall(app, {
    method: 'POST', path: `${path}/register/scene`, permission: 'platform:pay:component:shop:register:scene', title: '申请接入场景', tag, audit: 'UPDATE',
    query: { properties: { scene_group_id: { type: 'integer', minimum: 1, default: 1, title: '场景' } } },
    handler: ({ query }) => answered(app.wechat.ask(wechatCalls.scene, { scene_group_id: query.scene_group_id })),
  });
}

const accessKeys = [
  'spu_audit_success', 'send_delivery_success', 'ec_order_success', 'ec_after_sale_success', 'spu_audit_finished', 'send_delivery_finished', 'ec_order_finished', 'ec_after_sale_finished', 'test_api_finished', 'deploy_wxa_finished',
  'open_product_task_finished',
];

const stateOf = (answer: Answered): Row => ({
  status: answer.number('status', 0), reject_reason: answer.text('reject_reason', ''),
  access_info: Object.fromEntries(accessKeys.map((name) => [name, answer.part('access_info').number(name, 0)])),
  scene_group_list: answer.list('scene_group_list').map((scene) => ({
    group_id: scene.number('group_id'), reason: scene.text('reason', ''), name: scene.text('name', ''), status: scene.number('status', 3),
    scene_group_ext_list: scene.list('scene_group_ext_list').map((each) => ({ ext_id: each.number('ext_id'), status: each.number('status', 3) })),
  })),
});

function fetchCalls(app: FastifyInstance, channel: Channel): void {
  const { sql } = channel.house;
  // Published without a permission of their own: they fill the lists, so whoever reads these may ask for them.
  defineCall(app, { method: 'GET', path: `${base}/cat/get`, permission: 'platform:pay:component:cat:list', title: '获取微信类目', tag, audit: 'UPDATE', handler: () => fetchCategories(channel) });
  defineCall(app, { method: 'GET', path: `${base}/brand/get`, permission: 'platform:pay:component:shop:brand:list', title: '获取微信品牌', tag, audit: 'UPDATE', handler: () => fetchBrands(channel) });
  defineCall(app, { method: 'GET', path: `${base}/delivery/company/get`, permission: 'platform:pay:component:delivery:company:get', title: '获取视频号物流公司', tag, audit: 'UPDATE', handler: () => fetchCompanies(channel) });
  const all = () => sql.selectFrom('marketing_component_category')
    .select([
      'id as thirdCatId', 'third_cat_name as thirdCatName', 'second_cat_id as secondCatId', 'second_cat_name as secondCatName', 'first_cat_id as firstCatId', 'first_cat_name as firstCatName', 'qualification',
      'qualification_type as qualificationType', 'product_qualification as productQualification', 'product_qualification_type as productQualificationType', 'status',
    ]).orderBy('first_cat_id').orderBy('second_cat_id').orderBy('id').execute();
  defineCall(app, { method: 'POST', path: `${base}/shop/cat/get`, permission: 'platform:pay:component:shop:cat:get', title: '微信类目详情', tag, reads: true, handler: async () => (await all()).map(({ status: _state, ...category }) => category) });
  defineCall(app, { method: 'GET', path: `${base}/cat/get/treelist`, permission: 'platform:pay:component:cat:treelist', title: '微信类目树', tag, handler: async () => treeOf(await all()) });
}

interface Category {
  thirdCatId: number; thirdCatName: string; secondCatId: number; secondCatName: string; firstCatId: number; firstCatName: string;
  qualification: string; qualificationType: number | null; productQualification: string; productQualificationType: number | null; status: number;
}

interface Node { value: number; label: string; qualification: string; qualificationType: number | null; productQualification: string; productQualificationType: number | null; status: number; children: Node[] }

function treeOf(categories: readonly Category[]): Node[] {
  const blank = { qualification: '', qualificationType: 0, productQualification: '', productQualificationType: 0, status: componentCategoryStatus.waiting };
  const tops: Node[] = [];
  const below = (nodes: Node[], value: number, label: string): Node => {
    const found = nodes.find((node) => node.value === value) ?? { ...blank, value, label, children: [] };
    if (!nodes.includes(found)) nodes.push(found);
    return found;
  };
  for (const { thirdCatId, thirdCatName, secondCatId, secondCatName, firstCatId, firstCatName, ...rest } of categories) {
    below(below(tops, firstCatId, firstCatName).children, secondCatId, secondCatName).children.push({ ...rest, value: thirdCatId, label: thirdCatName, children: [] });
  }
  return tops;
}

function auditCalls(app: FastifyInstance, channel: Channel): void {
  const { house, wechat } = channel;
  const brands = resourceOf(house, 'marketing/componentBrand');
  defineCall(app, {
    method: 'POST', path: `${base}/shop/img/upload`, permission: 'platform:pay:component:shop:img:upload', title: '上传图片换链接', tag, audit: 'UPDATE',
    body: { properties: { respType: { type: 'integer', enum: [0, 1, 2], title: '返回类型' }, uploadType: { type: 'integer', enum: [0, 1, 2], title: '上传类型' }, imgUrl: { ...text(255), minLength: 1, title: '图片' } }, required: ['respType', 'uploadType', 'imgUrl'] },
    handler: async ({ body }) => {
      const image = await wechat.ask(wechatCalls.image, { resp_type: body.respType, upload_type: 0, media: await channel.picture(body.imgUrl, 1200) });
      return { ...done, img_info: { ...done, media_id: image.mediaId, temp_img_url: image.url, pay_media_id: image.payMediaId } };
    },
  });
  defineCall(app, {
    method: 'POST', path: `${base}/shop/audit/certificate`, permission: 'platform:pay:component:certificate', title: '入驻资质信息', tag, reads: true,
    body: { properties: { req_type: { type: 'integer', enum: [1, 2], title: '资质类型' } }, required: ['req_type'] },
    handler: async ({ body }) => {
      await wechat.ask(wechatCalls.certificate, { req_type: body.req_type });
      return { req_type: body.req_type };
    },
  });
  defineCall(app, {
    method: 'POST', path: `${base}/shop/audit/result`, permission: 'platform:pay:component:shop:audit:result', title: '查询微信审核结果', tag, audit: 'UPDATE',
    body: { properties: { audit_id: { ...text(64), minLength: 1, title: '审核单ID' } }, required: ['audit_id'] },
    handler: async ({ body }) => {
      const result = await takeResult(channel, body.audit_id);
      return { ...done, data: { status: result.status, brand_id: result.brandId, reject_reason: result.rejectReason } };
    },
  });
  defineCall(app, {
    method: 'POST', path: `${base}/shop/category/audit`, permission: 'platform:pay:component:shop:category:audit', title: '上传类目资质', tag, audit: 'UPDATE',
    body: {
      properties: {
        audit_req: {
          type: 'object', title: '类目资质',
          properties: {
            license: { ...text(255), minLength: 1 },
            category_info: { type: 'object', properties: { level1: id, level2: id, level3: id, certificate: { type: 'array', minItems: 1, maxItems: 10, items: text(255) } }, required: ['level3', 'certificate'] },
            scene_group_list: { type: ['array', 'null'], maxItems: 10, items: id },
          },
          required: ['license', 'category_info'],
        },
      },
      required: ['audit_req'],
    },
    handler: async (input) => {
      const { license, category_info: category } = input.body.audit_req;
      await write(house, actorOf(input), (visit) => visit.of('marketing/componentCategory').move(category.level3, 'apply', { license, certificate: category.certificate, sentTime: wallTime() }, { title: '上传类目资质' }));
      return { ...done, audit_id: await handedOver(sendCategory(channel, category.level3, true)) };
    },
  });
  const brandInfo = {
    brandAuditType: { type: ['integer', 'null'] }, trademarkType: text(2), brandManagementType: { type: 'integer' }, commodityOriginType: { type: 'integer' }, brandWording: text(20), saleAuthorization: pictures(10),
    trademarkRegistrationCertificate: pictures(1), trademarkChangeCertificate: pictures(5), trademarkRegistrant: { type: ['string', 'null'], maxLength: 100 }, trademarkRegistrantNu: { type: ['string', 'null'], maxLength: 10 },
    trademarkAuthorizationPeriod: { type: ['string', 'null'], maxLength: 30 }, trademarkRegistrationApplication: pictures(1), trademarkApplicant: { type: ['string', 'null'], maxLength: 100 },
    trademarkApplicationTime: { type: ['string', 'null'], maxLength: 30 }, importedGoodsForm: pictures(5),
  } as const;
  defineCall(app, {
    method: 'POST', path: `${base}/shop/brand/audit`, permission: 'platform:pay:component:shop:brand:audit', title: '上传品牌信息', tag, audit: 'ADD',
    body: {
      properties: {
        auditReq: {
          type: 'object', title: '品牌信息',
          properties: { license: { ...text(255), minLength: 1 }, brandInfo: { type: 'object', properties: brandInfo, required: ['trademarkType', 'brandManagementType', 'commodityOriginType', 'brandWording'] } },
          required: ['license', 'brandInfo'],
        },
      },
      required: ['auditReq'],
    },
    handler: async (input) => {
      const { license, brandInfo: told } = input.body.auditReq;
      const { id: brandId } = await write(house, actorOf(input), (visit) => createRecord(visit, brands, { ...read(brands, { license, ...told }), sentTime: wallTime() }, { title: '上传品牌信息' }));
      return handedOver(sendBrand(channel, Number(brandId), true));
    },
  });
}

/** @throws Refusal while WeChat has not taken it; it is handed over once it may be */
async function handedOver(sent: Promise<Application>): Promise<string> {
  const { auditId } = await sent;
  if (auditId === undefined || auditId === '') throw new Refusal(codes.invalid, '已保存，尚未提交到微信，请在列表中查看原因');
  return auditId;
}

/** Decoded values of what was sent: lists travel as lists here, where records answer them as JSON texts. @throws Refusal at each value that its field does not take */
function read({ fields }: Resource, sent: Readonly<Record<string, unknown>>): Row {
  const texts = Object.entries(sent).filter(([, value]) => value !== undefined && value !== null).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : value]);
  const body = Object.fromEntries(texts) as Row;
  return readFields(Object.keys(body).flatMap((name) => fields.get(name) ?? []), body);
}

const draftFields = {
  id: { type: ['integer', 'null'] }, productId: { type: ['integer', 'null'] }, primaryProductId: id, title: { ...text(60), minLength: 1 }, headImg: { ...text(3000), minLength: 1 }, qualificationPics: { type: ['string', 'null'], maxLength: 2000 },
  thirdCatId: id, brandId: { type: ['integer', 'null'], minimum: 0 }, descInfo: { type: ['string', 'null'], maxLength: 60_000 }, descImgs: { type: ['string', 'null'], maxLength: 10_000 }, tempId: { type: 'integer', minimum: 0 },
  stock: { type: ['integer', 'null'] }, unitName: { type: ['string', 'null'], maxLength: 10 }, giveIntegral: { type: ['integer', 'null'], minimum: 0 }, ficti: { type: ['integer', 'null'], minimum: 0 }, specType: { type: ['boolean', 'null'] },
  attr: { type: ['array', 'null'], maxItems: 10, items: { type: 'object', properties: { id: { type: ['integer', 'null'] }, attrName: text(50), attrValues: text(2000) } } },
  attrValue: {
    type: ['array', 'null'], maxItems: 200,
    items: {
      type: 'object',
      properties: {
        id: { type: ['integer', 'null'] }, stock: { type: 'integer', minimum: 0 }, price: { type: ['number', 'string'] }, vipPrice: { type: ['number', 'string', 'null'] }, image: text(255), cost: { type: ['number', 'string'] }, otPrice: { type: ['number', 'string'] },
        weight: { type: ['number', 'string'] }, volume: { type: ['number', 'string'] }, brokerage: { type: ['integer', 'null'] }, brokerageTwo: { type: ['integer', 'null'] }, attrValue: text(1000), barCode: { type: ['string', 'null'], maxLength: 50 },
        expand: { type: ['string', 'null'], maxLength: 2000 }, cdkeyId: { type: ['integer', 'null'] },
      },
      required: ['stock', 'price', 'image'],
    },
  },
} as const;
const neededOfDraft = ['primaryProductId', 'title', 'headImg', 'thirdCatId', 'tempId'] as const;

function draftCalls(app: FastifyInstance, house: House): void {
  const drafts = resourceOf(house, 'marketing/videoDraft');
  /** The merchant is that of the product; the stock is what the specifications come to. */
  const valuesOf = async (body: Readonly<Record<string, unknown>>): Promise<Row> => {
    const { id: _id, productId: _product, stock: _stock, ...given } = body;
    const product = await house.sql.selectFrom('product_product').select('mer_id as merId').where('id', '=', Number(body.primaryProductId)).where('is_del', '=', false).executeTakeFirst();
    if (product?.merId === undefined || product.merId === null) throw invalid([{ field: 'primaryProductId', message: '商品不存在' }]);
    return read(drafts, { ...given, merId: product.merId });
  };
  defineCall(app, {
    method: 'POST', path: `${base}/draftproduct/add`, permission: 'platform:pay:component:product:draft:add', title: '添加草稿商品', tag, audit: 'ADD', body: { properties: draftFields, required: neededOfDraft },
    handler: async (input) => {
      const values = await valuesOf(input.body);
      await write(house, actorOf(input), (visit) => createRecord(visit, drafts, values, { title: '添加草稿商品' }));
    },
  });
  defineCall(app, {
    method: 'POST', path: `${base}/draftproduct/update`, permission: 'platform:pay:component:product:draft:update', title: '编辑草稿商品', tag, audit: 'UPDATE', body: { properties: { ...draftFields, id }, required: [...neededOfDraft, 'id'] },
    handler: async (input) => {
      const values = await valuesOf(input.body);
      await write(house, actorOf(input), (visit) => updateRecord(visit, drafts, input.body.id, values, {
        title: '编辑草稿商品', when: { platformEditStatus: [platformStatus.draft, platformStatus.pending, platformStatus.refused] }, message: '平台已审核通过，不能修改',
      }));
    },
  });
}
