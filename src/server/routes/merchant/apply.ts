/** Entry applications: an approved one becomes a closed merchant, whose first password is answered once (decisions 29). */
import { merchantApplyStatus, merchantCreateType } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import type { EntityDeparture } from '../../resources/departures';
import type { WriteRule } from '../../resources/types';

const writes: WriteRule<Records['merchant/apply']> = async (visit, { before, after }) => {
  if (after && !before) after.account = after.phone;
  if (!after || before?.auditStatus !== merchantApplyStatus.pending || after.auditStatus !== merchantApplyStatus.approved) return;
  const { name, categoryId, typeId, realName, phone, handlingFee, keywords, isSelf, isRecommend, qualificationPicture, remark, address } = after;
  await visit.of('merchant/merchant').create({
    name, categoryId, typeId, realName, phone, handlingFee, keywords, isSelf, isRecommend, qualificationPicture, remark, addressDetail: address, createType: merchantCreateType.apply,
  }, { title: '入驻申请通过' });
};

export const apply: EntityDeparture<'merchant/apply'> = { writes };
