/** 积分调整: what was refused or withdrawn is handed in again as a request of its own, by whoever does so. */
import type { EntityDeparture } from '../../resources/departures';
import { proveAction } from '../../resources/actions';

export const integralAdjust: EntityDeparture<'marketing/integralAdjust'> = {
  actions: {
    async resubmit({ visit, ids: [id], values }) {
      await proveAction(visit, 'marketing/integralAdjust', 'resubmit', id);
      const requests = visit.of('marketing/integralAdjust');
      const { record: { uid } } = await requests.lock(id);
      const { adjustType, integral, reasonType, remark, attachments } = values;
      const { id: made } = await requests.create({ uid, adjustType, integral, reasonType, remark: remark ?? '', attachments: attachments ?? [] }, { title: '重新提交积分调整' });
      return { id: made };
    },
  },
};
