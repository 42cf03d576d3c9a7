/** Checks of forms in the rows of their list: every input has a cell, and no cell enters what has no input. */
import type { NormalList, NormalProperty, NormalResource } from '../normal';
import { type CheckContext, expectName, tell } from './context';

export function checkRowForm(context: CheckContext, list: NormalList, { form, tree }: NormalResource, fields: readonly NormalProperty[]): void {
  const isInRow = form?.in === 'row' && list.name === 'list';
  for (const column of list.columns) {
    if (column.enters && !isInRow) tell(context, column, 'enters', '"enters" belongs to a list whose rows are edited in place; write "in": "row" into its "form"');
  }
  if (!isInRow) return;
  if (tree) return tell(context, form, 'in', 'the rows of a tree are not edited in place');
  const inputs = fields.filter(({ input }) => input).map(({ name }) => name);
  const entered = list.columns.flatMap(({ name, enters }) => enters ?? name);
  for (const { enters = [] } of list.columns) for (const [at, name] of enters.entries()) expectName(context, enters, at, 'input', name, inputs);
  const along = fields.flatMap(({ input, named }) => [(input || undefined)?.through, named]);
  for (const name of inputs) {
    const times = entered.filter((each) => each === name).length;
    if (times === 0 && !along.includes(name)) tell(context, form, 'in', `"${name}" is entered in no column; write it into "enters" of one`);
    if (times > 1) tell(context, form, 'in', `"${name}" is entered in two columns`);
  }
}
