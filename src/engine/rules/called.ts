/** What an action is called and asks on a record, where that follows from the record's state. */
import type { ActionModel } from '../model';
import { holds } from './holds';
import type { Present } from './present';

type Words = Pick<ActionModel, 'title' | 'confirm' | 'cases'>;

/** @returns the action in the words of the first case that holds of the record; itself where none does */
export function calledOn<Action extends Words>(action: Action, record: Record<string, unknown>, present?: Present): Action {
  const found = action.cases?.find(({ when }) => holds(when, record, present));
  return found ? { ...action, title: found.title, ...(found.confirm !== undefined && { confirm: found.confirm }) } : action;
}
