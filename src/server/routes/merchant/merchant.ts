/**
 * Merchants: their account, which is made and renamed with them, what opening asks for, told in one sentence, and signing in to their
 * console for them.
 */
import { merchantServiceType } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import { isEmpty } from '../../../engine/text/words';
import { codes } from '../../../engine/envelope';
import { invalid, Refusal } from '../../refusal';
import type { DepartureInput, EntityDeparture } from '../../resources/departures';
import { complete } from '../../resources/door/complete';
import { insertRow, missing } from '../../resources/door/rows';
import { validate } from '../../resources/door/validate';
import { system } from '../../resources/door/visit';
import { columnOf, resourceOf } from '../../resources/resource';
import { writeRows } from '../../seed/copy';
import { readSite } from '../../site';
import { issueTicket } from './ticket';
import type { House, Row, Visit, WriteRule } from '../../resources/types';

type Merchant = Records['merchant/merchant'];

/** The login account is the phone number. */
const accountOf = ({ phone, realName }: Pick<Merchant, 'phone' | 'realName'>) => ({ account: phone, phone, realName });

/** Its first password is made up and answered once (decisions 29). */
async function openAccount(visit: Visit, merchant: Merchant): Promise<void> {
  if (visit.actor.id === system.id) {
    // Nobody is there to read a password: one without any opens nothing until it is reset.
    const resource = resourceOf(visit, 'merchant/admin');
    merchant.adminId = (await insertRow(visit, resource, complete(resource, accountOf(merchant)))).id;
    return;
  }
  const { id } = await visit.of('merchant/admin').create(accountOf(merchant), { title: '建立商户账号' });
  visit.revealed = { ...visit.revealed, password: visit.revealed.pwd };
  delete visit.revealed.pwd;
  merchant.adminId = id;
}

/** Judged before the account is touched, whose own name would be taken too. @throws Refusal at the field */
async function provePhoneFree(visit: Visit, phone: string): Promise<void> {
  const { field: { name, unique } } = columnOf(visit, 'merchant/merchant', 'phone');
  const taken = await visit.of('merchant/merchant').lockAlive({ phone });
  if (taken.length > 0) throw invalid([{ field: name, message: unique?.message ?? '', code: unique?.code }]);
}

/** What a shop must have before it is shown to anybody. @throws Refusal naming what is missing */
function proveComplete(merchant: Merchant): void {
  const missing = [
    ...(isEmpty(merchant.avatar) ? ['商户头像'] : []),
    ...(isEmpty(merchant.backImage) ? ['商户背景图'] : []),
    ...(isEmpty(merchant.serviceType === merchantServiceType.h5 ? merchant.serviceLink : merchant.servicePhone) ? ['客服信息'] : []),
  ];
  if (missing.length > 0) throw new Refusal(codes.invalid, `商户尚未完善${missing.join('、')}，不能开启`);
}

const writes: WriteRule<Merchant> = async (visit, { before, after }) => {
  if (!after) return;
  if (after.isSwitch && !before?.isSwitch) proveComplete(after);
  if (!isEmpty(after.phone) && before?.phone !== after.phone) await provePhoneFree(visit, after.phone);
  if (!before) {
    // What is wrong is told of the merchant, before the account takes the same values.
    const errors = validate(resourceOf(visit, 'merchant/merchant'), 'create', after);
    if (errors.length > 0) throw invalid(errors);
    await openAccount(visit, after);
  }
  if (before && before.adminId !== null && before.phone !== after.phone) {
    await visit.of('merchant/admin').assign(before.adminId, { account: after.phone, phone: after.phone }, { title: '修改商户账号' });
  }
};

/** @throws Refusal where a merchant of old has no account */
function accountIdOf(visit: Visit, { adminId }: Merchant): number {
  if (adminId === null) throw missing(resourceOf(visit, 'merchant/admin'));
  return adminId;
}

/** @returns the published answer; its token is a ticket for one sign-in within a minute (decisions 14) */
async function login({ visit, ids: [id], input }: DepartureInput): Promise<Row> {
  const site = await readSite(visit.db, input.request.server.config);
  if (site.merchantUrl === '') throw new Refusal(codes.invalid, '未配置商户后台地址，不能登录商户');
  const merchants = visit.of('merchant/merchant');
  const row = await merchants.lock(id);
  const { id: accountId, record: account } = await visit.of('merchant/admin').lock(accountIdOf(visit, row.record));
  const token = await issueTicket(visit, accountId);
  merchants.note(row, '登录商户后台');
  return { account: account.account, realName: account.realName, isSms: account.isSms, token, leftTopLogo: site.leftTopLogo, leftSquareLogo: site.leftSquareLogo, merSiteUrl: site.merchantUrl };
}

/** Demo merchants with the accounts that their writes would have opened. */
async function demo(house: House, planned: Row[]): Promise<Row[]> {
  await writeRows(house, 'merchant/admin', planned.map(({ phone, realName }) => accountOf({ phone: String(phone), realName: String(realName) })));
  const rows = await house.sql.selectFrom('merchant_admin').select(['id', 'account']).execute();
  const ids = new Map(rows.map(({ id, account }) => [account, id]));
  return planned.map((row) => ({ ...row, createId: system.id, createName: system.realName, adminId: ids.get(String(row.phone)) }));
}

export const merchant: EntityDeparture<'merchant/merchant'> = { demo, writes, actions: { login } };
