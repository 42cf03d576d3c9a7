/** Checks of forms in the rows of their list: every input has a cell. */
import type { NormalList, NormalProperty, NormalResource } from '../normal';
import { type CheckContext, tell } from './context';

export function checkRowForm(context: CheckContext, list: NormalList, { form, tree }: NormalResource, fields: readonly NormalProperty[]): void {
  const isInRow = form?.in === 'row' && list.name === 'list';
  if (!isInRow) return;
  if (tree) return tell(context, form, 'in', 'the rows of a tree are not edited in place');
  const inputs = fields.filter(({ input }) => input).map(({ name }) => name);
  const entered = list.columns.flatMap(({ name, enters }) => enters ?? name);
  const along = fields.flatMap(({ input, named }) => [(input || undefined)?.through, named]);
  for (const name of inputs) {
    const times = entered.filter((each) => each === name).length;
    if (times === 0 && !along.includes(name)) tell(context, form, 'in', `"${name}" is entered in no column; give it one, or let the "when" of one ask for it`);
    if (times > 1) tell(context, form, 'in', `"${name}" is entered in two columns`);
  }
}
