/** Entry applications: an approved one becomes a closed merchant, whose first password is answered once (decisions 29). */
import type { EntityDeparture } from '../../resources/departures';
import { createRecord } from '../../resources/door/door';
import type { Row, WriteRule } from '../../resources/types';

/** Contract "MerchantApply.auditStatus". */
const audit = { pending: 1, approved: 2 };

/** What the applicant filled in and a merchant has as well. */
const shared = ['name', 'categoryId', 'typeId', 'realName', 'phone', 'handlingFee', 'keywords', 'isSelf', 'isRecommend', 'qualificationPicture', 'remark'];

const writes: WriteRule = async (visit, { before, after }) => {
  if (after && !before) after.account = after.phone;
  if (!after || before?.auditStatus !== audit.pending || after.auditStatus !== audit.approved) return;
  const merchant: Row = { ...Object.fromEntries(shared.map((name) => [name, after[name]])), addressDetail: after.address, createType: 'apply' };
  await createRecord(visit, visit.resources.get('merchant/merchant')!, merchant, { title: '入驻申请通过' });
};

export const apply: EntityDeparture = { writes };
