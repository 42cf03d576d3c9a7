/** Brokerage: what becomes of it once it has thawed. */
import { wallTime } from '../../../engine/time/wallTime';
import { brokerageLinkType, brokerageStatus, ledgerDirection } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import type { EntityDeparture } from '../../resources/departures';
import type { WriteRule } from '../../resources/types';
import { post } from '../finance/journal/post';
import { thawBrokerage } from './brokerage';

/** What it moves is booked. */
const wrote: WriteRule<Records['distribution/brokerageRecord']> = async (visit, { id, before, after }) => {
  if (id === undefined || !after || after.linkType !== brokerageLinkType.order) return;
  if (!before) return post(visit, after.type === ledgerDirection.in ? 'brokerageEarned' : 'brokerageTaken', id);
  if (before.status === after.status) return;
  if (after.status === brokerageStatus.settled) await post(visit, 'brokerageThawed', id);
  // A refund voids what has not thawed; it books itself.
  if (after.status === brokerageStatus.void && before.thawTime !== null && before.thawTime <= wallTime()) await post(visit, 'brokerageVoided', id);
};

export const brokerageRecord: EntityDeparture<'distribution/brokerageRecord'> = { moves: { thaw: thawBrokerage }, wrote };
