/** The cells of rows that are edited in place: a field without a cell of its own is entered beside the one that depends on it. */
import { conditionFields } from '../../../src/engine/rules/conditionFields';
import type { NormalColumn, NormalList, NormalProperty } from '../normal';
import { madeFrom } from '../origin';

/** @returns the list whose columns say what their cells enter, where that is more than the own field */
export function withInputs(list: NormalList, fields: readonly NormalProperty[]): NormalList {
  const inputs = new Map(fields.filter(({ input }) => input).map((field) => [field.name, field]));
  // What is entered with another field has its place there.
  const placed = new Set([...list.columns.map(({ name }) => name), ...fields.flatMap(({ input, named }) => [(input || undefined)?.through, named])]);
  const columns = list.columns.map((column): NormalColumn => {
    const beside = decidersOf(inputs.get(column.name)).filter((name) => inputs.has(name) && !placed.has(name));
    for (const name of beside) placed.add(name);
    return beside.length === 0 ? column : madeFrom({ ...column, enters: [...beside, column.name] }, column);
  });
  return madeFrom({ ...list, columns }, list);
}

/** Fields that decide whether a field is shown, or can be changed. */
function decidersOf(field: NormalProperty | undefined): string[] {
  const input = field?.input || undefined;
  return [field?.when, input?.disabledWhen, input?.hiddenWhen].flatMap((condition) => (condition ? conditionFields(condition) : []));
}
