import { tellCancelled } from '../../notices';
import { asksBeside, type DecisionButton } from './DecisionButtons';
import type { Flow, FlowPorts } from './flow';
import { reveal, run } from './run';
import { rowOf, type StartedAction } from './started';

/** Opens the record's detail, or the form of what is entered besides, with the buttons of the action below it. */
export const openDecision: Flow<StartedAction> = ({ open }, started) =>
  open(asksBeside(started.action) ? { kind: 'action', ...started } : { kind: 'detail', row: rowOf(started), decides: started });

/** Runs the action with the values of one of these buttons; whoever backs out of its question is still reading. */
export async function decide(ports: FlowPorts, started: StartedAction, { values, confirm, prompt: asked, danger }: DecisionButton): Promise<void> {
  const { offer: { endpoint }, row } = started;
  if (confirm !== undefined && !(await ports.ask({ text: confirm, endpoint, row }, { danger }))) return tellCancelled();
  const text = asked && await ports.prompt({ title: asked.title });
  if (asked && text === undefined) return tellCancelled();
  const answer = await run(ports, started, { ...values, ...(asked ? { [asked.field]: text } : {}) });
  ports.open(undefined);
  reveal(ports, endpoint, answer, row);
}
