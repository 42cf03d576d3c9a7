/** Withdrawals of brokerage: set aside when a member asks, returned when refused, gone once transferred (finance sheet, decisions 61). */
import { brokerageLinkType, brokerageStatus, ledgerDirection } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import type { BrokerageStatus } from '../../../../generated/types/enumerations';
import { compare } from '../../../engine/format/decimal';
import { invalid } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { book } from '../../resources/door/book';
import { readSetting } from '../../resources/single';
import type { Visit } from '../../resources/types';
import { proveMember } from '../user/proveMember';
import { post } from './journal/post';
import { withdrawal } from './withdrawal';

type Closing = Records['finance/userClosing'];

/** @throws Refusal at the input that 分销配置 does not allow */
async function proveRules(visit: Visit, { closingPrice, bankName }: Closing): Promise<void> {
  const { retailStoreExtractMinPrice: least, retailStoreExtractBank: banks } = await readSetting(visit.db, visit, 'distribution/config');
  if (compare(closingPrice, least) < 0) throw invalid([{ field: 'closingPrice', message: `每次结算不能低于${least}元` }]);
  if (bankName && banks && banks.length > 0 && !banks.includes(bankName)) throw invalid([{ field: 'bankName', message: `银行名称只能是${banks.join('、')}` }]);
}

/** Takes the brokerage, under the member's lock. @throws Refusal at `closingPrice` where less is there */
async function take(visit: Visit, { uid, closingPrice, closingNo }: Closing): Promise<void> {
  const { record: { brokeragePrice } } = await visit.of('user/user').lock(uid);
  if (compare(closingPrice, brokeragePrice) > 0) throw invalid([{ field: 'closingPrice', message: `可结算佣金只有${brokeragePrice}元` }]);
  await book(visit, 'distribution/brokerageRecord', { holder: uid, amount: `-${closingPrice}`, title: '申请结算', values: { linkType: brokerageLinkType.withdraw, orderNo: closingNo, title: '申请结算', status: brokerageStatus.asked } });
}

/** The record of what was asked for ends with it. */
async function end(visit: Visit, { uid, closingNo }: Closing, status: BrokerageStatus, title: string): Promise<void> {
  const records = visit.of('distribution/brokerageRecord');
  for (const { id } of await records.lockWhere({ uid, linkType: brokerageLinkType.withdraw, orderNo: closingNo, type: ledgerDirection.out })) await records.assign(id, { status }, { title });
}

const { writes, wrote } = withdrawal<Closing>({
  async prove(visit, closing) {
    await proveMember(visit, closing.uid);
    await proveRules(visit, closing);
  },
  async asked(visit, closing, id) {
    await take(visit, closing);
    await post(visit, 'userClosingAsked', id);
  },
  async refused(visit, closing, id) {
    const title = '结算未通过，退回佣金';
    await end(visit, closing, brokerageStatus.void, title);
    await book(visit, 'distribution/brokerageRecord', { holder: closing.uid, amount: closing.closingPrice, title, values: { linkType: brokerageLinkType.withdraw, orderNo: closing.closingNo, title, status: brokerageStatus.settled } });
    await post(visit, 'userClosingRefused', id);
  },
  async paid(visit, closing, id) {
    await end(visit, closing, brokerageStatus.settled, '结算到账');
    await post(visit, 'userClosingPaid', id);
  },
});

export const userClosing: EntityDeparture<'finance/userClosing'> = { writes, wrote };
