/** Which searches of a list stand in no address: telephone numbers, parts of them, and what is masked (ASVS 14.2.1). */
import type { FieldModel, FilterModel, ListModel } from '../../engine/model';
import { isWord } from '../data/aside';

/** Eleven digits beginning with 1, with or without 86 before them; blanks and dashes between do not matter. */
const telephone = /(?<!\d)(?:\+?(?:00)?86)?1\d{10}(?!\d)/;
const holdsTelephone = (text: string): boolean => telephone.test(text.normalize('NFKC').replaceAll(/[\s\-—–().]/g, ''));

/** Fields that a filter compares, as the code of the filter beside it chooses them. */
function compared({ field, on, by }: FilterModel, fields: readonly FieldModel[], query: Readonly<Record<string, string>>): FieldModel[] {
  const names = (by && by.on[query[by.param] ?? '']) ?? on;
  return [field, ...fields.filter(({ name }) => names.includes(name))];
}

/** @param query of the list, as it would be written @returns whether the parameter is kept out of the address */
export function isUnaddressed(list: ListModel, fields: readonly FieldModel[], query: Readonly<Record<string, string>>, param: string): boolean {
  const text = query[param] ?? '';
  const filter = list.filters.find((each) => each.param === param);
  if (!filter || text === '') return false;
  // What looks like a word that stands for something would be taken for one.
  if (isWord(text) || holdsTelephone(text)) return true;
  if (filter.field.enumeration !== undefined || filter.operator === 'range' || filter.operator === 'dateLimit') return false;
  return compared(filter, fields, query).some(({ kind, masked }) => masked === true || (kind === 'phone' && /\d/.test(text)));
}
