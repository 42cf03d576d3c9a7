import { pick } from '../../engine/sample/pick';
import { codesSchema } from '../../engine/schema/codesSchema';
import type { FieldModel, FieldOption, Scalar } from '../../engine/model';
import type { FieldKind, JsonSchema } from '../kind';

/** Every way from the top to an option without further ones. */
export const pathsOf = (options: readonly FieldOption[] = []): Scalar[][] =>
  options.flatMap(({ value, children }) => (children && children.length > 0 ? pathsOf(children).map((below) => [value, ...below]) : [[value]]));

/** One alternative for all leaves below one option. */
function waysThrough(options: readonly FieldOption[], above: readonly Scalar[] = []): JsonSchema[] {
  const leaves = options.filter(({ children = [] }) => children.length === 0).map(({ value }) => value);
  const length = above.length + 1;
  const here = { type: 'array', items: [...above.map((value) => ({ const: value })), codesSchema(leaves)], minItems: length, maxItems: length };
  return [...(leaves.length > 0 ? [here] : []), ...options.flatMap(({ value, children = [] }) => waysThrough(children, [...above, value]))];
}

/** The titles along a path, as far as the options know it. */
export function titlesAlong(field: FieldModel, path: readonly unknown[]): string[] {
  const titles: string[] = [];
  let options = field.options ?? [];
  for (const value of path) {
    const option = options.find((each) => each.value === value);
    titles.push(option?.title ?? String(value));
    options = option?.children ?? [];
  }
  return titles;
}

/** The paths that a value holds: one, or with `several` a list of them. */
export const pathsIn = (value: unknown, { several }: Pick<FieldModel, 'several'>): unknown[][] => {
  if (!Array.isArray(value) || value.length === 0) return [];
  return several ? value.filter(Array.isArray) : [value];
};

/** One option of nested ones, as the values from the top down: `[33, 3301]`; with `several` a list of such paths. */
export const kind: FieldKind = {
  name: 'cascade',
  title: '级联',
  verb: '请选择',
  wires: ['plain', 'comma', 'json'],
  operators: [],
  empty: [],
  align: 'left',
  width: 200,
  least: 100,
  sortable: false,
  keywords: ['options'],
  schema(field) {
    const ways = waysThrough(field.options ?? []);
    if (field.several) return { type: 'array', items: { type: 'array', ...(ways.length > 0 ? { anyOf: ways } : {}) }, uniqueItems: true, ...(field.required ? { minItems: 1 } : {}) };
    return { type: 'array', ...(field.required ? { minItems: 1 } : {}), ...(ways.length > 0 ? { anyOf: field.required ? ways : [...ways, { maxItems: 0 }] } : {}) };
  },
  parse(text, field) {
    const clean = text.trim();
    if (clean === '') return [];
    const path = pathsOf(field.options).find((each) => titlesAlong(field, each).join('/') === clean || each.join('/') === clean);
    if (!path) throw new Error(`${field.title}不在可选范围内`);
    return path;
  },
  format: (value, field) => pathsIn(value, field).map((path) => titlesAlong(field, path).join(' / ')).join('、'),
  sample: (field, random) => pick(random, pathsOf(field.options)),
};
