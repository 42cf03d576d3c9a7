// Made from schemas/operation/*.json. Do not edit: change the source and run `npm run generate`.
import * as admin from './operation/admin.js';
import * as agreementAboutUs from './operation/agreementAboutUs.js';
import * as agreementCancel from './operation/agreementCancel.js';
import * as agreementCancelNotice from './operation/agreementCancelNotice.js';
import * as agreementCoupon from './operation/agreementCoupon.js';
import * as agreementLicence from './operation/agreementLicence.js';
import * as agreementMerchant from './operation/agreementMerchant.js';
import * as agreementPaidMember from './operation/agreementPaidMember.js';
import * as agreementPlatformRule from './operation/agreementPlatformRule.js';
import * as agreementPrivacy from './operation/agreementPrivacy.js';
import * as agreementUser from './operation/agreementUser.js';
import * as companyList from './operation/companyList.js';
import * as configCategory from './operation/configCategory.js';
import * as copyright from './operation/copyright.js';
import * as dictData from './operation/dictData.js';
import * as dictType from './operation/dictType.js';
import * as formTemplate from './operation/formTemplate.js';
import * as group from './operation/group.js';
import * as groupData from './operation/groupData.js';
import * as menu from './operation/menu.js';
import * as notice from './operation/notice.js';
import * as notification from './operation/notification.js';
import * as onePassConfig from './operation/onePassConfig.js';
import * as pcRecommended from './operation/pcRecommended.js';
import * as region from './operation/region.js';
import * as role from './operation/role.js';
import * as scheduleJob from './operation/scheduleJob.js';
import * as scheduleJobLog from './operation/scheduleJobLog.js';
import * as sensitiveLog from './operation/sensitiveLog.js';
import * as serviceKey from './operation/serviceKey.js';
import * as wechatLink from './operation/wechatLink.js';
import * as wechatReply from './operation/wechatReply.js';
import * as wechatShipment from './operation/wechatShipment.js';
import * as wechatShipping from './operation/wechatShipping.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'operation/admin': admin,
  'operation/agreementAboutUs': agreementAboutUs,
  'operation/agreementCancel': agreementCancel,
  'operation/agreementCancelNotice': agreementCancelNotice,
  'operation/agreementCoupon': agreementCoupon,
  'operation/agreementLicence': agreementLicence,
  'operation/agreementMerchant': agreementMerchant,
  'operation/agreementPaidMember': agreementPaidMember,
  'operation/agreementPlatformRule': agreementPlatformRule,
  'operation/agreementPrivacy': agreementPrivacy,
  'operation/agreementUser': agreementUser,
  'operation/companyList': companyList,
  'operation/configCategory': configCategory,
  'operation/copyright': copyright,
  'operation/dictData': dictData,
  'operation/dictType': dictType,
  'operation/formTemplate': formTemplate,
  'operation/group': group,
  'operation/groupData': groupData,
  'operation/menu': menu,
  'operation/notice': notice,
  'operation/notification': notification,
  'operation/onePassConfig': onePassConfig,
  'operation/pcRecommended': pcRecommended,
  'operation/region': region,
  'operation/role': role,
  'operation/scheduleJob': scheduleJob,
  'operation/scheduleJobLog': scheduleJobLog,
  'operation/sensitiveLog': sensitiveLog,
  'operation/serviceKey': serviceKey,
  'operation/wechatLink': wechatLink,
  'operation/wechatReply': wechatReply,
  'operation/wechatShipment': wechatShipment,
  'operation/wechatShipping': wechatShipping,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'operation', validators: next.validators } }));
  });
}
