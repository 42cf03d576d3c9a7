/** Parts of the tree of a statement, as libpg-query answers them. */

export type Tree = { readonly [member: string]: unknown };

/** @returns features that a part shows by itself */
export type Describe = (part: Tree) => Iterable<string>;

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part within, whatever kind it is of: `{String: {sval: 'a'}}` → `{sval: 'a'}`. */
export function inner(value: unknown): Tree {
  const within = isTree(value) ? Object.values(value)[0] : undefined;
  return isTree(within) ? within : {};
}

export const kindOf = (value: unknown): string | undefined => (isTree(value) ? Object.keys(value)[0] : undefined);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Texts of a list of names. */
export const textsOf = (value: unknown): string[] => listOf(value).map((each) => String(inner(each).sval ?? ''));

/** Text or number of a constant. */
export function constantOf(value: unknown): string {
  const { sval, ival, boolval } = inner(value);
  if (typeof sval === 'string') return sval;
  return isTree(sval) ? String(sval.sval ?? '') : isTree(ival) ? String(ival.ival ?? 0) : isTree(boolval) ? String(boolval.boolval ?? false) : '';
}

/** A name of the grammar as words: `AT_AddColumn` → `add column`, `TRANS_STMT_BEGIN` → `begin`. */
export const wordsOf = (name: unknown, prefix: RegExp): string =>
  String(name).replace(prefix, '').replace(/([a-z])(?=[A-Z])/g, '$1 ').replaceAll('_', ' ').toLowerCase();
