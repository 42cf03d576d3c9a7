/** An activity that does not take place: every registration ends, and what was paid goes back. */
import { refundStatus, registrationStatus } from '../../../../generated/codes';
import type { Visit } from '../../resources/types';
import { restOf } from './activityRefund';

const held = [registrationStatus.unpaid, registrationStatus.toVerify, registrationStatus.complete];

/** What was asked for is agreed on; what nobody asked for is paid back by the platform; what cost nothing ends. */
async function payBackAll(visit: Visit, activityId: number, reason: string): Promise<void> {
  const title = '活动取消';
  const [orders, refunds] = [visit.of('marketing/activityOrder'), visit.of('marketing/activityRefund')];
  const registrations = await orders.lockWhere({ activityId, status: held });
  // Their members are locked one after the other, as everywhere by rising ids.
  for (const { id, record } of registrations.toSorted((one, other) => one.record.uid - other.record.uid)) {
    for (const asked of await refunds.lockWhere({ orderId: id, refundStatus: refundStatus.asked })) await refunds.move(asked.id, 'agree', {}, { title });
    const rest = await restOf(visit, id, record);
    const isPaid = record.status !== registrationStatus.unpaid && (Number(rest.refundPrice) > 0 || rest.refundIntegral > 0);
    if (isPaid) await refunds.create({ orderId: id, ...rest, refundReason: `活动取消：${reason}`.slice(0, 50), refundStatus: refundStatus.refunding }, { title });
    else if (record.status !== registrationStatus.complete && (await orders.lock(id)).record.status === record.status) await endFree(visit, id, record.status, title);
  }
}

/** One that is being paid back already ends with its money. */
async function endFree(visit: Visit, id: number, status: number, title: string): Promise<void> {
  const open = await visit.of('marketing/activityRefund').lockWhere({ orderId: id, refundStatus: refundStatus.refunding });
  if (open.length === 0 || status === registrationStatus.unpaid) await visit.of('marketing/activityOrder').move(id, 'callOff', {}, { title });
}

/** @throws Refusal where it is over or cancelled */
export async function cancelActivity(visit: Visit, activityId: number, reason: string): Promise<void> {
  // Refunds and registrations come before their activity, as everywhere.
  await visit.of('marketing/activityRefund').lockWhere({ activityId, refundStatus: refundStatus.asked });
  await visit.of('marketing/activityOrder').lockWhere({ activityId, status: held });
  await visit.of('marketing/activity').move(activityId, 'cancel', { cancelReason: reason }, { title: '取消活动', action: 'cancel' });
  await payBackAll(visit, activityId, reason);
}
