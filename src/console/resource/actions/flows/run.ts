import type { EndpointModel } from '../../../../engine/model';
import { doneOf, tellAnswer } from '../../notices';
import type { Row, RowId } from '../../table/model';
import { revealed } from '../secrets';
import type { FlowPorts } from './flow';
import { openHandover } from './handover';
import type { StartedAction } from './started';

/** Makes the call of an action and tells how it went. @param input what was asked before @returns its answer */
export async function run({ resource, provider, refresh, undoing }: FlowPorts, { action, offer: { endpoint }, row }: StartedAction, input?: Row): Promise<unknown> {
  const ids = row && [row.id as RowId];
  // Opened while the press is fresh: a browser lets no page open windows later.
  const handover = action.handsOver && openHandover(action.handsOver);
  const { data } = await provider.action(resource.key, { name: action.name, ids, record: row, input }).catch((error: unknown) => {
    handover?.giveUp();
    throw error;
  });
  handover?.post(data as Row);
  void refresh();
  tellAnswer(data, endpoint, doneOf(endpoint), ids && await undoing(action, ids));
  return data;
}

/** Shows secrets that an answer brings in place of whatever was open. */
export function reveal({ resource, open }: FlowPorts, endpoint: EndpointModel | undefined, answer: unknown, row?: Row): void {
  const secrets = revealed(endpoint, answer);
  if (secrets.length > 0) open({ kind: 'secrets', secrets, of: String((row ?? (answer as Row))[resource.display] ?? '') });
}
