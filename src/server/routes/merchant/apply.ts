/** Entry applications: whoever applies signs in by the number that it gave (decisions 29). */
import { merchantApplyStatus } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import type { EntityDeparture } from '../../resources/departures';
import type { WriteRule } from '../../resources/types';
import { tell } from '../operation/notices/tell';

const writes: WriteRule<Records['merchant/apply']> = (_visit, { before, after }) => {
  if (after && !before) after.account = after.phone;
};

/** Whoever applied is told what was decided. */
const wrote: WriteRule<Records['merchant/apply']> = async (visit, { id, before, after }) => {
  if (id === undefined || !before || !after || before.auditStatus === after.auditStatus) return;
  const { name, account, phone, auditStatus, denialReason } = after;
  const about = { about: `apply:${id}`, to: phone ? [{ phone }] : [] };
  if (auditStatus === merchantApplyStatus.approved) await tell(visit, 'auditSuccess', () => Promise.resolve({ ...about, tells: { 商户名称: name ?? '', 商户账号: account ?? '' } }));
  if (auditStatus === merchantApplyStatus.refused) await tell(visit, 'auditFail', () => Promise.resolve({ ...about, tells: { 商户名称: name ?? '', 拒绝原因: denialReason ?? '' } }));
};

export const apply: EntityDeparture<'merchant/apply'> = { writes, wrote };
