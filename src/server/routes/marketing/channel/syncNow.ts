/** What the jobs do at their time, for an operator who does not wait for them. */
import type { DepartureInput } from '../../../resources/departures';
import { type Channel, channelOf } from './channel';
import { type HandOver, handOverAll } from './handOver';

/**
 * Hands over what waits, and takes over what WeChat tells.
 * @throws Refusal where no account is configured, or WeChat cannot be asked
 */
export async function syncNow({ house, input }: Pick<DepartureInput, 'house' | 'input'>, errand: HandOver<Channel>, looks: readonly ((channel: Channel) => Promise<void>)[]): Promise<void> {
  const channel = channelOf(input.request.server, house);
  // Else each record that waits would bear the sentence.
  await channel.wechat.account('miniProgram');
  await handOverAll(channel, errand);
  for (const look of looks) await look(channel);
}
