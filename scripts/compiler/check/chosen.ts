/** Chosen records that stand in a table: its columns are those of the picker. */
import type { NormalProperty } from '../normal';
import { type CheckContext, tell } from './context';

export function checkChosen(context: CheckContext, field: NormalProperty): void {
  if (field.as !== 'table') return;
  if (field.kind !== 'references') {
    tell(context, field, 'as', `a table shows records of a list of references; "${field.name}" is ${field.kind}`);
    return;
  }
  const names = field.to === undefined ? Object.values(field.toBy?.map ?? {}) : [field.to];
  const targets = names.flatMap((name) => context.entities.get(name)?.resource ?? []);
  const isChosen = targets.some(({ views }) => views.some(({ name }) => name === 'picker'));
  if (targets.length > 0 && !isChosen) tell(context, field, 'as', `a table has the columns of the view "picker", and ${names.join(', ')} has none`);
}
