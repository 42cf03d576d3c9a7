// Made from src/server/routes/<section>/<entity>.ts. Do not edit: change the source and run `npm run generate`.
import type { Departures } from '../src/server/resources/departures';
import { brokerageRecord as distribution_brokerageRecord } from '../src/server/routes/distribution/brokerageRecord';
import { config as distribution_config } from '../src/server/routes/distribution/config';
import { merchantClosingRecord as finance_merchantClosingRecord } from '../src/server/routes/finance/merchantClosingRecord';
import { rechargeOrder as finance_rechargeOrder } from '../src/server/routes/finance/rechargeOrder';
import { userClosing as finance_userClosing } from '../src/server/routes/finance/userClosing';
import { activity as marketing_activity } from '../src/server/routes/marketing/activity';
import { activityOrder as marketing_activityOrder } from '../src/server/routes/marketing/activityOrder';
import { activityRefund as marketing_activityRefund } from '../src/server/routes/marketing/activityRefund';
import { birthdayPresent as marketing_birthdayPresent } from '../src/server/routes/marketing/birthdayPresent';
import { communityNote as marketing_communityNote } from '../src/server/routes/marketing/communityNote';
import { communityReply as marketing_communityReply } from '../src/server/routes/marketing/communityReply';
import { communityTopic as marketing_communityTopic } from '../src/server/routes/marketing/communityTopic';
import { componentBrand as marketing_componentBrand } from '../src/server/routes/marketing/componentBrand';
import { componentCategory as marketing_componentCategory } from '../src/server/routes/marketing/componentCategory';
import { coupon as marketing_coupon } from '../src/server/routes/marketing/coupon';
import { couponUser as marketing_couponUser } from '../src/server/routes/marketing/couponUser';
import { groupActivity as marketing_groupActivity } from '../src/server/routes/marketing/groupActivity';
import { groupMember as marketing_groupMember } from '../src/server/routes/marketing/groupMember';
import { groupRecord as marketing_groupRecord } from '../src/server/routes/marketing/groupRecord';
import { integralAdjust as marketing_integralAdjust } from '../src/server/routes/marketing/integralAdjust';
import { integralManual as marketing_integralManual } from '../src/server/routes/marketing/integralManual';
import { integralReceipt as marketing_integralReceipt } from '../src/server/routes/marketing/integralReceipt';
import { liveGoods as marketing_liveGoods } from '../src/server/routes/marketing/liveGoods';
import { liveRoom as marketing_liveRoom } from '../src/server/routes/marketing/liveRoom';
import { newPeoplePresent as marketing_newPeoplePresent } from '../src/server/routes/marketing/newPeoplePresent';
import { presentRecord as marketing_presentRecord } from '../src/server/routes/marketing/presentRecord';
import { rewardActivity as marketing_rewardActivity } from '../src/server/routes/marketing/rewardActivity';
import { rewardRecord as marketing_rewardRecord } from '../src/server/routes/marketing/rewardRecord';
import { seckillActivity as marketing_seckillActivity } from '../src/server/routes/marketing/seckillActivity';
import { seckillProduct as marketing_seckillProduct } from '../src/server/routes/marketing/seckillProduct';
import { seckillTimeInterval as marketing_seckillTimeInterval } from '../src/server/routes/marketing/seckillTimeInterval';
import { signConfig as marketing_signConfig } from '../src/server/routes/marketing/signConfig';
import { signRecord as marketing_signRecord } from '../src/server/routes/marketing/signRecord';
import { videoDraft as marketing_videoDraft } from '../src/server/routes/marketing/videoDraft';
import { videoProduct as marketing_videoProduct } from '../src/server/routes/marketing/videoProduct';
import { apply as merchant_apply } from '../src/server/routes/merchant/apply';
import { merchant as merchant_merchant } from '../src/server/routes/merchant/merchant';
import { admin as operation_admin } from '../src/server/routes/operation/admin';
import { copyright as operation_copyright } from '../src/server/routes/operation/copyright';
import { dictData as operation_dictData } from '../src/server/routes/operation/dictData';
import { dictType as operation_dictType } from '../src/server/routes/operation/dictType';
import { formTemplate as operation_formTemplate } from '../src/server/routes/operation/formTemplate';
import { groupData as operation_groupData } from '../src/server/routes/operation/groupData';
import { menu as operation_menu } from '../src/server/routes/operation/menu';
import { notice as operation_notice } from '../src/server/routes/operation/notice';
import { notification as operation_notification } from '../src/server/routes/operation/notification';
import { pcRecommended as operation_pcRecommended } from '../src/server/routes/operation/pcRecommended';
import { region as operation_region } from '../src/server/routes/operation/region';
import { scheduleJob as operation_scheduleJob } from '../src/server/routes/operation/scheduleJob';
import { scheduleJobLog as operation_scheduleJobLog } from '../src/server/routes/operation/scheduleJobLog';
import { wechatReply as operation_wechatReply } from '../src/server/routes/operation/wechatReply';
import { wechatShipment as operation_wechatShipment } from '../src/server/routes/operation/wechatShipment';
import { invoice as order_invoice } from '../src/server/routes/order/invoice';
import { order as order_order } from '../src/server/routes/order/order';
import { refund as order_refund } from '../src/server/routes/order/refund';
import { diy as page_diy } from '../src/server/routes/page/diy';
import { schedule as page_schedule } from '../src/server/routes/page/schedule';
import { credential as parking_credential } from '../src/server/routes/parking/credential';
import { attrValue as product_attrValue } from '../src/server/routes/product/attrValue';
import { category as product_category } from '../src/server/routes/product/category';
import { comment as product_comment } from '../src/server/routes/product/comment';
import { product as product_product } from '../src/server/routes/product/product';
import { tag as product_tag } from '../src/server/routes/product/tag';
import { balanceRecord as user_balanceRecord } from '../src/server/routes/user/balanceRecord';
import { integralRecord as user_integralRecord } from '../src/server/routes/user/integralRecord';
import { level as user_level } from '../src/server/routes/user/level';
import { paidMemberOrder as user_paidMemberOrder } from '../src/server/routes/user/paidMemberOrder';
import { user as user_user } from '../src/server/routes/user/user';

/** What schemas leave to code, by key of the entity. */
export const departures: Departures = {
  'distribution/brokerageRecord': distribution_brokerageRecord,
  'distribution/config': distribution_config,
  'finance/merchantClosingRecord': finance_merchantClosingRecord,
  'finance/rechargeOrder': finance_rechargeOrder,
  'finance/userClosing': finance_userClosing,
  'marketing/activity': marketing_activity,
  'marketing/activityOrder': marketing_activityOrder,
  'marketing/activityRefund': marketing_activityRefund,
  'marketing/birthdayPresent': marketing_birthdayPresent,
  'marketing/communityNote': marketing_communityNote,
  'marketing/communityReply': marketing_communityReply,
  'marketing/communityTopic': marketing_communityTopic,
  'marketing/componentBrand': marketing_componentBrand,
  'marketing/componentCategory': marketing_componentCategory,
  'marketing/coupon': marketing_coupon,
  'marketing/couponUser': marketing_couponUser,
  'marketing/groupActivity': marketing_groupActivity,
  'marketing/groupMember': marketing_groupMember,
  'marketing/groupRecord': marketing_groupRecord,
  'marketing/integralAdjust': marketing_integralAdjust,
  'marketing/integralManual': marketing_integralManual,
  'marketing/integralReceipt': marketing_integralReceipt,
  'marketing/liveGoods': marketing_liveGoods,
  'marketing/liveRoom': marketing_liveRoom,
  'marketing/newPeoplePresent': marketing_newPeoplePresent,
  'marketing/presentRecord': marketing_presentRecord,
  'marketing/rewardActivity': marketing_rewardActivity,
  'marketing/rewardRecord': marketing_rewardRecord,
  'marketing/seckillActivity': marketing_seckillActivity,
  'marketing/seckillProduct': marketing_seckillProduct,
  'marketing/seckillTimeInterval': marketing_seckillTimeInterval,
  'marketing/signConfig': marketing_signConfig,
  'marketing/signRecord': marketing_signRecord,
  'marketing/videoDraft': marketing_videoDraft,
  'marketing/videoProduct': marketing_videoProduct,
  'merchant/apply': merchant_apply,
  'merchant/merchant': merchant_merchant,
  'operation/admin': operation_admin,
  'operation/copyright': operation_copyright,
  'operation/dictData': operation_dictData,
  'operation/dictType': operation_dictType,
  'operation/formTemplate': operation_formTemplate,
  'operation/groupData': operation_groupData,
  'operation/menu': operation_menu,
  'operation/notice': operation_notice,
  'operation/notification': operation_notification,
  'operation/pcRecommended': operation_pcRecommended,
  'operation/region': operation_region,
  'operation/scheduleJob': operation_scheduleJob,
  'operation/scheduleJobLog': operation_scheduleJobLog,
  'operation/wechatReply': operation_wechatReply,
  'operation/wechatShipment': operation_wechatShipment,
  'order/invoice': order_invoice,
  'order/order': order_order,
  'order/refund': order_refund,
  'page/diy': page_diy,
  'page/schedule': page_schedule,
  'parking/credential': parking_credential,
  'product/attrValue': product_attrValue,
  'product/category': product_category,
  'product/comment': product_comment,
  'product/product': product_product,
  'product/tag': product_tag,
  'user/balanceRecord': user_balanceRecord,
  'user/integralRecord': user_integralRecord,
  'user/level': user_level,
  'user/paidMemberOrder': user_paidMemberOrder,
  'user/user': user_user,
};
