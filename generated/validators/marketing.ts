// Made from schemas/marketing/*.json. Do not edit: change the source and run `npm run generate`.
import * as activity from './marketing/activity.js';
import * as activityCategory from './marketing/activityCategory.js';
import * as activityDesk from './marketing/activityDesk.js';
import * as activityOrder from './marketing/activityOrder.js';
import * as activityRefund from './marketing/activityRefund.js';
import * as activityStyle from './marketing/activityStyle.js';
import * as article from './marketing/article.js';
import * as articleCategory from './marketing/articleCategory.js';
import * as birthdayPresent from './marketing/birthdayPresent.js';
import * as border from './marketing/border.js';
import * as communityCategory from './marketing/communityCategory.js';
import * as communityConfig from './marketing/communityConfig.js';
import * as communityNote from './marketing/communityNote.js';
import * as communityReply from './marketing/communityReply.js';
import * as communityTopic from './marketing/communityTopic.js';
import * as componentBrand from './marketing/componentBrand.js';
import * as componentCategory from './marketing/componentCategory.js';
import * as componentCompany from './marketing/componentCompany.js';
import * as coupon from './marketing/coupon.js';
import * as couponCounter from './marketing/couponCounter.js';
import * as couponUser from './marketing/couponUser.js';
import * as couponVerify from './marketing/couponVerify.js';
import * as groupActivity from './marketing/groupActivity.js';
import * as groupActivitySku from './marketing/groupActivitySku.js';
import * as groupRecord from './marketing/groupRecord.js';
import * as integralAdjust from './marketing/integralAdjust.js';
import * as integralApproval from './marketing/integralApproval.js';
import * as integralConfig from './marketing/integralConfig.js';
import * as integralException from './marketing/integralException.js';
import * as integralInterval from './marketing/integralInterval.js';
import * as integralManual from './marketing/integralManual.js';
import * as integralOrder from './marketing/integralOrder.js';
import * as integralProduct from './marketing/integralProduct.js';
import * as integralReceipt from './marketing/integralReceipt.js';
import * as integralRule from './marketing/integralRule.js';
import * as liveGoods from './marketing/liveGoods.js';
import * as liveRoom from './marketing/liveRoom.js';
import * as newPeoplePresent from './marketing/newPeoplePresent.js';
import * as presentRecord from './marketing/presentRecord.js';
import * as rewardActivity from './marketing/rewardActivity.js';
import * as rewardRecord from './marketing/rewardRecord.js';
import * as seckillActivity from './marketing/seckillActivity.js';
import * as seckillProduct from './marketing/seckillProduct.js';
import * as seckillTimeInterval from './marketing/seckillTimeInterval.js';
import * as signAward from './marketing/signAward.js';
import * as signConfig from './marketing/signConfig.js';
import * as signRecord from './marketing/signRecord.js';
import * as videoDraft from './marketing/videoDraft.js';
import * as videoProduct from './marketing/videoProduct.js';
import type { EntityValidators } from './runtime.js';

/** By entity key. */
export const validators: Record<string, EntityValidators> = {
  'marketing/activity': activity,
  'marketing/activityCategory': activityCategory,
  'marketing/activityDesk': activityDesk,
  'marketing/activityOrder': activityOrder,
  'marketing/activityRefund': activityRefund,
  'marketing/activityStyle': activityStyle,
  'marketing/article': article,
  'marketing/articleCategory': articleCategory,
  'marketing/birthdayPresent': birthdayPresent,
  'marketing/border': border,
  'marketing/communityCategory': communityCategory,
  'marketing/communityConfig': communityConfig,
  'marketing/communityNote': communityNote,
  'marketing/communityReply': communityReply,
  'marketing/communityTopic': communityTopic,
  'marketing/componentBrand': componentBrand,
  'marketing/componentCategory': componentCategory,
  'marketing/componentCompany': componentCompany,
  'marketing/coupon': coupon,
  'marketing/couponCounter': couponCounter,
  'marketing/couponUser': couponUser,
  'marketing/couponVerify': couponVerify,
  'marketing/groupActivity': groupActivity,
  'marketing/groupActivitySku': groupActivitySku,
  'marketing/groupRecord': groupRecord,
  'marketing/integralAdjust': integralAdjust,
  'marketing/integralApproval': integralApproval,
  'marketing/integralConfig': integralConfig,
  'marketing/integralException': integralException,
  'marketing/integralInterval': integralInterval,
  'marketing/integralManual': integralManual,
  'marketing/integralOrder': integralOrder,
  'marketing/integralProduct': integralProduct,
  'marketing/integralReceipt': integralReceipt,
  'marketing/integralRule': integralRule,
  'marketing/liveGoods': liveGoods,
  'marketing/liveRoom': liveRoom,
  'marketing/newPeoplePresent': newPeoplePresent,
  'marketing/presentRecord': presentRecord,
  'marketing/rewardActivity': rewardActivity,
  'marketing/rewardRecord': rewardRecord,
  'marketing/seckillActivity': seckillActivity,
  'marketing/seckillProduct': seckillProduct,
  'marketing/seckillTimeInterval': seckillTimeInterval,
  'marketing/signAward': signAward,
  'marketing/signConfig': signConfig,
  'marketing/signRecord': signRecord,
  'marketing/videoDraft': videoDraft,
  'marketing/videoProduct': videoProduct,
};

if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('schemas:validators', { detail: { section: 'marketing', validators: next.validators } }));
  });
}
