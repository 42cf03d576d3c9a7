/** Categories of the video channel: papers are handed to WeChat once they are entered. */
import { componentCategoryStatus } from '../../../../generated/codes';
import type { EntityDeparture } from '../../resources/departures';
import { categoriesToWechat, fetchCategories, syncAudits } from './channel/audits';
import { syncNow } from './channel/syncNow';

export const componentCategory: EntityDeparture<'marketing/componentCategory'> = {
  wrote(visit, { before, after }) {
    if (after?.status === componentCategoryStatus.reviewing && before?.status !== componentCategoryStatus.reviewing) visit.later = true;
  },
  actions: {
    sync: { outside: (call) => syncNow(call, categoriesToWechat, [fetchCategories, syncAudits]) },
  },
};
