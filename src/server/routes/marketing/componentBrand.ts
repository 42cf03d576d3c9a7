/** Brands: handed to WeChat once they are entered, and asked after by hand. */
import { codes } from '../../../engine/envelope';
import { Refusal } from '../../refusal';
import type { EntityDeparture } from '../../resources/departures';
import { brandsToWechat, fetchBrands, syncAudits, takeResult } from './channel/audits';
import { channelOf } from './channel/channel';
import { syncNow } from './channel/syncNow';

export const componentBrand: EntityDeparture<'marketing/componentBrand'> = {
  wrote(visit, { before, after }) {
    if (!before && after?.auditId === '') visit.later = true;
  },
  actions: {
    sync: { outside: (call) => syncNow(call, brandsToWechat, [syncAudits, fetchBrands]) },
    result: {
      async outside({ house, input, ids }) {
        const [brand] = await house.sql.selectFrom('marketing_component_brand').select(['audit_id as auditId', 'wechat_note as note']).where('id', 'in', ids).execute();
        if (!brand?.auditId) throw new Refusal(codes.invalid, brand?.note || '尚未提交微信，请稍后再试');
        await takeResult(channelOf(input.request.server, house), brand.auditId);
      },
    },
  },
};
