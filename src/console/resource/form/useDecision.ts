import type { ActionModel, ResourceModel } from '../../../engine/model';
import { usePrompt } from '../../../ui/layers/Confirm';
import type { DecisionButton } from '../actions/flows/DecisionButtons';
import { useQuestion } from '../actions/flows/question';
import { tellCancelled } from '../notices';
import type { FormSession } from './session';
import type { Values } from './store';

/** Sends a form by one of the action's buttons: with its values, the one text that it asks, and once its question is agreed to. */
export function useDecision(resource: ResourceModel, action: ActionModel, session: FormSession, row: Values | undefined): (button: Omit<DecisionButton, 'title'>) => Promise<void> {
  const prompt = usePrompt();
  const ask = useQuestion(resource);
  const endpoint = resource.endpoints.find(({ name }) => name === action.endpoint);
  return async ({ values, confirm, prompt: asked, danger }) => {
    const text = asked && await prompt({ title: asked.title });
    if (asked && text === undefined) return tellCancelled();
    const sure = confirm === undefined ? undefined : async () => {
      const agreed = await ask({ text: confirm, endpoint, row }, { danger });
      if (!agreed) tellCancelled();
      return agreed;
    };
    await session.submit({ ...values, ...(asked ? { [asked.field]: text } : {}) }, sure);
  };
}
