import { promptParam } from '../../../../engine/rules/prompt';
import { tellCancelled } from '../../notices';
import type { Row } from '../../table/model';
import type { FlowPorts } from './flow';
import { reveal, run } from './run';
import type { StartedAction } from './started';

/**
 * Asks the question of an action (`confirm`) and the one text that it takes (`prompt`), where it has them, and runs it.
 * @param also what the question names beside the record
 */
export async function askAndRun(ports: FlowPorts, started: StartedAction, input?: Row, also?: readonly string[]): Promise<void> {
  const { action, offer: { endpoint }, row } = started;
  if (action.confirm !== undefined) {
    const agreed = await ports.ask({ text: action.confirm, endpoint, row, also }, { title: action.confirmTitle, danger: action.danger });
    if (!agreed) return tellCancelled();
  }
  let asked = input;
  if (action.prompt) {
    const { title, field, filled } = action.prompt;
    const text = await ports.prompt({ title, value: filled ? String(row?.[field] ?? '') : undefined });
    if (text === undefined) return tellCancelled();
    asked = { ...input, [promptParam(action.prompt)]: text };
  }
  reveal(ports, endpoint, await run(ports, started, asked), row);
}
