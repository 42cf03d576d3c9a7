/**
 * What the parts of a model say unless their schema says otherwise. Generated files leave it out, so that a reviewer reads what was
 * decided and a browser fetches no more; it is put back where they are loaded.
 */
import { isObject, same } from '../json';

/** A model as it stands in a generated file. */
export type Lean<T> = T extends readonly (infer Member)[] ? readonly Lean<Member>[] : T extends object ? { readonly [Key in keyof T]?: Lean<T[Key]> } : T;

/** Members that are always there: what may be absent means something by its absence. */
type Always<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] };

export interface Part {
  defaults: Readonly<Record<string, unknown>>;
  /** Members that hold a part, or a list of such parts. */
  members: readonly (readonly [string, Part])[];
}

/**
 * @param defaults shared by all parts that say nothing else, and frozen for that
 * @example part<TableModel>({ steps: [] }, { columns: part<TableColumn>({ nullable: false }) })
 */
export function part<T>(defaults: Partial<Always<T>>, members: { [Key in keyof T]?: Part } = {}): Part {
  for (const value of Object.values(defaults)) Object.freeze(value);
  return { defaults, members: Object.entries<Part | undefined>(members).flatMap(([name, member]) => (member ? [[name, member] as const] : [])) };
}

const isDefault = ({ defaults }: Part, name: string, value: unknown): boolean => Object.hasOwn(defaults, name) && same(value, defaults[name]);

const eachOf = <T>(value: unknown, change: (one: object) => T): unknown => (Array.isArray(value) ? value.map((one) => eachOf(one, change)) : isObject(value) ? change(value) : value);

/** @returns a copy of `model` without what need not be said; `fill` gives it back */
export function lean(model: object, part: Part): object {
  const inner = new Map(part.members);
  const said = Object.entries(model).filter(([name, value]) => !isDefault(part, name, value));
  return Object.fromEntries(said.map(([name, value]) => {
    const member = inner.get(name);
    return [name, member ? eachOf(value, (one) => lean(one, member)) : value];
  }));
}

/** Completes a literal of a generated file in place. */
export function fill(literal: object, { defaults, members }: Part): void {
  const model = literal as Record<string, unknown>;
  for (const name in defaults) if (!Object.hasOwn(model, name)) model[name] = defaults[name];
  for (const [name, member] of members) eachOf(model[name], (one) => fill(one, member));
}
