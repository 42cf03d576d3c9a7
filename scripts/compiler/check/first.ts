/** Checks of the rows that stand in a child table by themselves: first, or one for each record. */
import { holds } from '../../../src/engine/rules/holds';
import { codesOf, fieldModel } from '../model/fields';
import type { NormalProperty } from '../normal';
import { brokenRule } from './brokenRule';
import { type CheckContext, expectField, tell } from './context';

export function checkFirst(context: CheckContext, { first = [], fields = [], default: usual, ...field }: NormalProperty): void {
  if (field.kind !== 'childTable') return;
  if (usual !== undefined) tell(context, first, undefined, 'a new record begins with the rows that stand first; leave "default" out');
  for (const row of first) {
    for (const [name, value] of Object.entries(row)) {
      const column = expectField(context, row, name, name, fields);
      const why = column && brokenRule(fieldModel(column, codesOf(context)), value);
      if (why) tell(context, row, name, `${JSON.stringify(value)} breaks the rule of "${name}": ${why}`);
      if (column && !holds(column.when, row)) tell(context, row, name, `"${name}" is hidden in this row and would be emptied`);
    }
  }
}

/** Each record has its row, and what is entered beside it. */
export function checkRowFor(context: CheckContext, field: NormalProperty, name: string): void {
  const { fields = [] } = field;
  const column = expectField(context, field, 'rowFor', name, fields);
  if (column && (column.kind !== 'reference' || !column.to)) tell(context, field, 'rowFor', `rows stand for records of another entity; "${name}" is ${column.kind}`);
  if (column && fields.length < 2) tell(context, field, 'rowFor', `nothing is entered beside "${name}"; add a column`);
  if (field.first) tell(context, field, 'first', 'each row stands for a record; leave "first" or "rowFor" out');
}
