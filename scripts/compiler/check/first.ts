/** Checks of the rows that stand first in a child table. */
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
