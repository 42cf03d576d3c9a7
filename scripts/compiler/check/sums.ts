/** What is told beneath a list of all rows found, and numbers that a filter turns round. */
import { codesOf } from '../model/fields';
import type { NormalList, NormalProperty, NormalResource } from '../normal';
import { type CheckContext, expectField, expectName, tell } from './context';

/** Kinds that PostgreSQL adds up as they are stored. */
const summable: readonly string[] = ['integer', 'decimal', 'money'];

export function checkSums(context: CheckContext, list: NormalList, fields: NormalProperty[], { calls }: NormalResource): void {
  const { sums } = list;
  if (!sums) return;
  if (list.name !== 'list') tell(context, list, 'sums', 'sums stand beneath the list of the entity, and beneath no view');
  if ((calls.find(({ name }) => name === list.read)?.shape ?? 'page') !== 'page') tell(context, list, 'sums', 'only a page tells more than its rows');
  if (list.totals) tell(context, list, 'totals', 'sums are worked out of the rows that are counted; a list with kept totals counts none');
  for (const [index, sum] of sums.entries()) {
    const field = expectField(context, sums, index, sum.name, fields);
    if (!field) continue;
    if (field.computed) tell(context, sums, index, `"${sum.name}" is worked out; sums are of what is stored`);
    else if (field.writeOnly || field.masked) tell(context, sums, index, `"${sum.name}" is not told whole`);
    else if (!sum.distinct && !summable.includes(field.kind)) tell(context, sums, index, `"${sum.name}" is ${field.kind}, which nobody adds up`);
  }
}

export function checkOpposite(context: CheckContext, list: NormalList, fields: NormalProperty[]): void {
  for (const filter of list.filters) {
    for (const [name, codes] of Object.entries(filter.opposite ?? {})) {
      const holder = filter.opposite!;
      const field = expectField(context, holder, name, name, fields);
      if (!filter.where) tell(context, filter, 'opposite', 'numbers are turned round under the codes of a filter with "where"');
      if (field && (field.computed || !summable.includes(field.kind))) tell(context, holder, name, `"${name}" is ${field.computed ? 'worked out' : field.kind}; only stored numbers have an opposite sign`);
      if (list.columns.some((column) => column.name === name && column.sortable) || list.sort.some((each) => each.field === name)) tell(context, holder, name, `rows are put in order by "${name}" as it is stored, which is not as it is told`);
      const known = (codesOf(context)(filter.enumeration ?? '') ?? []).map(String);
      for (const [index, code] of codes.entries()) expectName(context, codes, index, 'code', String(code), known);
    }
  }
}
