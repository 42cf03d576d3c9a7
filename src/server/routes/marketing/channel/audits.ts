/** Categories and brands at WeChat: applied for with their papers, and asked after. */
import { componentBrandStatus, componentCategoryStatus } from '../../../../../generated/codes';
import type { Records } from '../../../../../generated/records';
import { wallTime } from '../../../../engine/time/wallTime';
import { system } from '../../../resources/door/visit';
import { write } from '../../../resources/house';
import { lockState } from '../../../sql/state';
import { componentCalls } from '../../../wechat/calls/component';
import { isUnderWay, longAgo } from '../../../wechat/underWay';
import { type Channel, fateOf, isSilence, orNote } from './channel';
import type { HandOver } from './handOver';

const categories = 'marketing/componentCategory';
const brands = 'marketing/componentBrand';
const companies = 'marketing/componentCompany';
const width = 1200;
/** Scene in which categories are used: the video channel. */
const scene = 1;
const [audited, passed, refused] = [0, 1, 9];

const several = async (channel: Channel, urls: readonly string[]): Promise<string[]> => {
  const addresses: string[] = [];
  for (const url of urls) addresses.push(await upload(channel, url));
  return addresses;
};

/** @returns WeChat's address of a picture of ours */
export const upload = async ({ wechat, picture }: Channel, url: string): Promise<string> => (await wechat.ask(componentCalls.image, { resp_type: 1, upload_type: 0, media: await picture(url, width) })).url;

/** Told of what was begun and never ended: WeChat tells nobody whether it has an application. */
const unsure = '无法确认微信是否收到本次申请，请在微信公众平台查看后再提交';

/** Ids of applications that WeChat has not been handed. */
async function waitingCategories({ house }: Channel): Promise<number[]> {
  const rows = await house.sql.selectFrom('marketing_component_category').select('id').where('status', '=', componentCategoryStatus.reviewing).where('audit_id', '=', '')
    .where(({ eb, or }) => or([eb('sent_time', 'is', null), eb('sent_time', '<', longAgo())])).orderBy('id').limit(20).execute();
  return rows.map(({ id }) => id);
}

async function waitingBrands({ house }: Channel): Promise<number[]> {
  const rows = await house.sql.selectFrom('marketing_component_brand').select('id').where('is_del', '=', false).where('status', '=', componentBrandStatus.reviewing).where('audit_id', '=', '')
    .where(({ eb, or }) => or([eb('sent_time', 'is', null), eb('sent_time', '<', longAgo())])).orderBy('id').limit(20).execute();
  return rows.map(({ id }) => id);
}

export interface Application {
  /** WeChat's number of it; absent where it could not be handed over. */
  auditId?: string;
  /** WeChat said nothing. */
  isSilent?: true;
}

/** The entities that are applied for: each has its number at WeChat, and is under review from the first. */
const applied = {
  [categories]: { title: '提交微信类目资质', reviewing: componentCategoryStatus.reviewing },
  [brands]: { title: '提交微信品牌', reviewing: componentBrandStatus.reviewing },
} as const;
type Applied = keyof typeof applied;

/**
 * Hands an application to WeChat, once.
 * @param isOwn the caller has written down that it sends it
 * @param send asks WeChat @returns what the record keeps of it, WeChat's number among that
 */
async function apply<Key extends Applied>(
  { house }: Channel, key: Key, id: number, isOwn: boolean, send: (record: Records[Key]) => Promise<{ auditId: string; auditQualificationReq?: string }>,
): Promise<Application> {
  const { title, reviewing } = applied[key];
  const record = await write(house, system, async (visit) => {
    const room = visit.of(key as Applied);
    const { record: found } = await room.lock(id);
    if (found.status !== reviewing || found.auditId !== '' || (!isOwn && isUnderWay(found.sentTime))) return undefined;
    if (!isOwn && found.sentTime !== null) await room.move(id, 'refuse', { rejectReason: unsure }, { title });
    else await room.assign(id, { sentTime: wallTime() }, { title });
    return isOwn || found.sentTime === null ? found : undefined;
  });
  if (!record) return {};
  try {
    const kept = await send(record as Records[Key]);
    await write(house, system, (visit) => visit.of(key as Applied).assign(id, { ...kept, wechatNote: '' }, { title }));
    return { auditId: kept.auditId };
  } catch (error) {
    const fate = fateOf(error);
    await write(house, system, async (visit) => {
      const room = visit.of(key as Applied);
      if (fate.is === 'waiting') await room.assign(id, { wechatNote: fate.note, sentTime: null }, { title });
      else await room.move(id, 'refuse', { rejectReason: fate.is === 'refused' ? fate.reason : unsure }, { title });
    });
    return isSilence(error) ? { isSilent: true } : {};
  }
}

/** As `apply` says. */
export const sendCategory = (channel: Channel, id: number, isOwn = false): Promise<Application> => apply(channel, categories, id, isOwn, async ({ firstCatId, secondCatId, license, certificate }) => {
  const { auditId } = await channel.wechat.ask(componentCalls.auditCategory, {
    audit_req: {
      license: await upload(channel, license),
      category_info: { level1: firstCatId, level2: secondCatId, level3: id, certificate: await several(channel, certificate) },
      scene_group_list: [scene],
    },
  });
  return { auditId, auditQualificationReq: JSON.stringify({ license, certificate }) };
});

/** As `apply` says. */
export const sendBrand = (channel: Channel, id: number, isOwn = false): Promise<Application> => apply(channel, brands, id, isOwn, async (brand) => {
  const { auditId } = await channel.wechat.ask(componentCalls.auditBrand, { audit_req: { license: await upload(channel, brand.license), brand_info: await brandInfo(channel, brand) } });
  return { auditId };
});

export const categoriesToWechat: HandOver<Channel> = { waiting: waitingCategories, send: async (channel, id) => !(await sendCategory(channel, id)).isSilent };
export const brandsToWechat: HandOver<Channel> = { waiting: waitingBrands, send: async (channel, id) => !(await sendBrand(channel, id)).isSilent };

async function brandInfo(channel: Channel, brand: Records['marketing/componentBrand']): Promise<object> {
  return {
    brand_audit_type: brand.brandAuditType ?? undefined, trademark_type: brand.trademarkType, brand_management_type: brand.brandManagementType, commodity_origin_type: brand.commodityOriginType, brand_wording: brand.brandWording,
    sale_authorization: await several(channel, brand.saleAuthorization), trademark_registration_certificate: await several(channel, brand.trademarkRegistrationCertificate),
    trademark_change_certificate: await several(channel, brand.trademarkChangeCertificate), trademark_registrant: brand.trademarkRegistrant, trademark_registrant_nu: brand.trademarkRegistrantNu,
    trademark_authorization_period: brand.trademarkAuthorizationPeriod ?? undefined, trademark_registration_application: await several(channel, brand.trademarkRegistrationApplication),
    trademark_applicant: brand.trademarkApplicant, trademark_application_time: brand.trademarkApplicationTime ?? undefined, imported_goods_form: await several(channel, brand.importedGoodsForm),
  };
}

export type Result = { status: number; brandId: number; rejectReason: string };

/** Asks WeChat after an application, whosever it is, and moves it. @throws Refusal where WeChat cannot be asked */
export async function takeResult({ house, wechat }: Channel, auditId: string): Promise<Result> {
  const result = await wechat.ask(componentCalls.auditResult, { audit_id: auditId });
  if (result.status === audited) return result;
  const isPassed = result.status === passed;
  await write(house, system, async (visit) => {
    for (const { id, record } of await visit.of(categories).lockWhere({ auditId })) {
      if (record.status !== componentCategoryStatus.reviewing) continue;
      if (isPassed) await visit.of(categories).move(id, 'accept', {}, { title: '微信通过类目资质' });
      if (result.status === refused) await visit.of(categories).move(id, 'refuse', { rejectReason: result.rejectReason }, { title: '微信拒绝类目资质' });
    }
    for (const { id, record } of await visit.of(brands).lockAlive({ auditId })) {
      if (record.status !== componentBrandStatus.reviewing) continue;
      if (isPassed) await visit.of(brands).move(id, 'accept', { brandId: result.brandId }, { title: '微信通过品牌' });
      if (result.status === refused) await visit.of(brands).move(id, 'refuse', { rejectReason: result.rejectReason }, { title: '微信拒绝品牌' });
    }
  });
  return result;
}

/** Writes down why WeChat does not tell of an application, once. */
const note = ({ house }: Channel, auditId: string, wechatNote: string): Promise<void> => write(house, system, async (visit) => {
  const title = '同步微信审核结果';
  for (const { id, record } of await visit.of(categories).lockWhere({ auditId })) if (record.wechatNote !== wechatNote) await visit.of(categories).assign(id, { wechatNote }, { title });
  for (const { id, record } of await visit.of(brands).lockAlive({ auditId })) if (record.wechatNote !== wechatNote) await visit.of(brands).assign(id, { wechatNote }, { title });
});

/** Asks after every application that WeChat has been handed. @throws Refusal where WeChat cannot be asked */
export async function syncAudits(channel: Channel): Promise<void> {
  const { sql } = channel.house;
  const waiting = [
    ...await sql.selectFrom('marketing_component_category').select('audit_id').where('status', '=', componentCategoryStatus.reviewing).where('audit_id', '<>', '').limit(100).execute(),
    ...await sql.selectFrom('marketing_component_brand').select('audit_id').where('is_del', '=', false).where('status', '=', componentBrandStatus.reviewing).where('audit_id', '<>', '').limit(100).execute(),
  ];
  for (const { audit_id: auditId } of waiting) await orNote(takeResult(channel, auditId), (wechatNote) => note(channel, auditId, wechatNote));
}

/** Takes over WeChat's list of categories; what the shop has applied for stays. @throws Refusal where WeChat cannot be asked */
export async function fetchCategories({ house, wechat }: Channel): Promise<void> {
  const told = await wechat.ask(componentCalls.categories, {});
  await write(house, system, async (visit) => {
    // Two at once would both add what is new.
    await lockState(visit.db);
    const known = new Map((await visit.of(categories).lockWhere({})).map(({ id, record }) => [id, record]));
    for (const { thirdCatId, qualificationType, productQualificationType, ...texts } of told) {
      const values = { ...texts, qualificationType: qualificationOf(qualificationType), productQualificationType: qualificationOf(productQualificationType) };
      const before = known.get(thirdCatId);
      if (!before) await visit.of(categories).create(values, { title: '获取微信类目', id: thirdCatId });
      else if (Object.entries(values).some(([name, value]) => before[name as keyof typeof before] !== value)) await visit.of(categories).assign(thirdCatId, values, { title: '获取微信类目' });
    }
  });
}

const qualificationOf = (code: number): 0 | 1 | 2 => (code === 1 || code === 2 ? code : 0);

/** Takes over the brands that WeChat has passed, as those that the shop applied for elsewhere. @throws Refusal where WeChat cannot be asked */
export async function fetchBrands({ house, wechat }: Channel): Promise<void> {
  const told = await wechat.ask(componentCalls.brands, {});
  await write(house, system, async (visit) => {
    for (const { id, record } of await visit.of(brands).lockAlive({ status: componentBrandStatus.reviewing })) {
      const found = told.find(({ brandWording }) => brandWording === record.brandWording);
      if (found) await visit.of(brands).move(id, 'accept', { brandId: found.brandId }, { title: '微信通过品牌' });
    }
  });
}

/** Takes over WeChat's list of couriers. @throws Refusal where WeChat cannot be asked */
export async function fetchCompanies({ house, wechat }: Channel): Promise<void> {
  const told = await wechat.ask(componentCalls.companies, {});
  await write(house, system, async (visit) => {
    // Two at once would both add what is new.
    await lockState(visit.db);
    const known = new Map((await visit.of(companies).lockAlive({})).map(({ id, record }) => [record.deliveryId, { id, record }]));
    for (const company of told) {
      const before = known.get(company.deliveryId);
      if (!before) await visit.of(companies).create(company, { title: '获取视频号物流公司' });
      else if (before.record.deliveryName !== company.deliveryName) await visit.of(companies).assign(before.id, company, { title: '获取视频号物流公司' });
    }
  });
}
