/** Merchants: their account, what opening asks for and closing brings along, and signing in to their console for them. */
import { sql } from 'kysely';
import { isEmpty } from '../../../engine/text/words';
import { randomPassword } from '../../accounts/passwords';
import { codes } from '../../../engine/envelope';
import { invalid, Refusal } from '../../refusal';
import { all, equals } from '../../resources/condition';
import type { DepartureInput, EntityDeparture } from '../../resources/departures';
import { complete } from '../../resources/door/complete';
import { assignRecord, createRecord } from '../../resources/door/door';
import { entry } from '../../resources/door/journal';
import { insertRow, lockRow, lockRows } from '../../resources/door/rows';
import { validate } from '../../resources/door/validate';
import { system } from '../../resources/door/visit';
import type { House, Row, Visit, WriteRule } from '../../resources/types';
import { alive } from '../../resources/resource';
import { copyRows } from '../../seed/copy';
import { readSite } from '../../site';
import { issueTicket } from './ticket';

const merchants = 'merchant/merchant';
const accounts = 'merchant/admin';
const products = 'product/product';

/** The login account is the phone number. */
const accountOf = ({ phone, realName }: Row): Row => ({ account: phone, phone, realName });

/** Its first password is made up and answered once (decisions 29). */
async function openAccount(visit: Visit, merchant: Row): Promise<void> {
  const resource = visit.resources.get(accounts)!;
  if (visit.actor.id === system.id) {
    // Nobody is there to read a password: one without any opens nothing until it is reset.
    merchant.adminId = (await insertRow(visit, resource, complete(resource, accountOf(merchant)))).id;
    return;
  }
  const { id } = await createRecord(visit, resource, accountOf(merchant), { title: '建立商户账号' });
  visit.revealed = { ...visit.revealed, password: visit.revealed.pwd };
  delete visit.revealed.pwd;
  merchant.adminId = id;
}

/** Judged before the account is touched, whose own name would be taken too. @throws Refusal at the field */
async function provePhoneFree(visit: Visit, phone: unknown): Promise<void> {
  const resource = visit.resources.get(merchants)!;
  const { field } = resource.stored.get('phone')!;
  const taken = await lockRows(visit, resource, all([equals(resource.stored.get('phone')!, phone), alive(resource)]));
  if (taken.length > 0) throw invalid([{ field: field.name, message: field.unique!.message, code: field.unique!.code }]);
}

/** What a shop must have before it is shown to anybody. @throws Refusal naming what is missing */
function proveComplete(merchant: Row): void {
  const missing = [
    ...(isEmpty(merchant.avatar) ? ['商户头像'] : []),
    ...(isEmpty(merchant.backImage) ? ['商户背景图'] : []),
    ...(isEmpty(merchant.serviceType === 'H5' ? merchant.serviceLink : merchant.servicePhone) ? ['客服信息'] : []),
  ];
  if (missing.length > 0) throw new Refusal(codes.invalid, `商户尚未完善${missing.join('、')}，不能开启`);
}

/** Goods of a closed shop leave the shelf, one by one, each with its log. */
async function takeOffShelf(visit: Visit, merchant: number | string): Promise<void> {
  const goods = visit.resources.get(products)!;
  const shown = all([equals(goods.stored.get('merId')!, merchant), equals(goods.stored.get('isShow')!, true), alive(goods)]);
  for (const { id } of await lockRows(visit, goods, shown)) await assignRecord(visit, goods, id, { isShow: false }, { title: '商户关闭，商品下架' });
}

const writes: WriteRule = async (visit, { id, before, after }) => {
  if (!after) return;
  if (after.isSwitch === true && before?.isSwitch !== true) proveComplete(after);
  if (!isEmpty(after.phone) && before?.phone !== after.phone) await provePhoneFree(visit, after.phone);
  if (!before) {
    // What is wrong is told of the merchant, before the account takes the same values.
    const errors = validate(visit.resources.get(merchants)!, 'create', after);
    if (errors.length > 0) throw invalid(errors);
    await openAccount(visit, after);
  } else if (before.isSwitch === true && after.isSwitch !== true) {
    after.productSwitch = true;
    await takeOffShelf(visit, id!);
  }
  if (before && before.phone !== after.phone) {
    await assignRecord(visit, visit.resources.get(accounts)!, before.adminId, { account: after.phone, phone: after.phone }, { title: '修改商户账号' });
  }
};

async function resetPassword({ visit, ids, resource }: DepartureInput): Promise<{ password: string }> {
  const password = randomPassword();
  const { id, version, record } = await lockRow(visit, resource, ids[0]);
  await assignRecord(visit, visit.resources.get(accounts)!, record.adminId, { pwd: password, passwordChangeDue: true }, { title: '重置商户密码' });
  visit.journal.push(entry(resource, 'UPDATE', '重置商户密码', id, version, record, record, []));
  return { password };
}

/** @returns the published answer; its token is a ticket for one sign-in within a minute (decisions 14) */
async function login({ visit, ids, resource, input }: DepartureInput): Promise<Row> {
  const site = await readSite(visit.db, input.request.server.config);
  if (site.merchantUrl === '') throw new Refusal(codes.invalid, '未配置商户后台地址，不能登录商户');
  const { id, version, record } = await lockRow(visit, resource, ids[0]);
  const { record: account } = await lockRow(visit, visit.resources.get(accounts)!, record.adminId);
  const token = await issueTicket(visit, Number(record.adminId));
  visit.journal.push(entry(resource, 'UPDATE', '登录商户后台', id, version, record, record, []));
  return { account: account.account, realName: account.realName, isSms: account.isSms, token, leftTopLogo: site.leftTopLogo, leftSquareLogo: site.leftSquareLogo, merSiteUrl: site.merchantUrl };
}

/** Demo merchants with the accounts that their writes would have opened. */
async function demo(house: House, planned: Row[]): Promise<Row[]> {
  const resource = house.resources.get(accounts)!;
  await copyRows(house, resource, planned.map(accountOf));
  const { rows } = await sql<{ id: number; account: string }>`select id, account from ${resource.table}`.execute(house.sql);
  const ids = new Map(rows.map(({ id, account }) => [account, id]));
  return planned.map((row) => ({ ...row, createId: system.id, createName: system.realName, adminId: ids.get(String(row.phone)) }));
}

export const merchant: EntityDeparture = { demo, writes, actions: { resetPassword, login } };
