/** Parameters of a fragment, filled in wherever one of them is named. */
import type { With } from '../../generated/types/vocabulary';
import type { Mistake } from './mistakes';
import { type Elsewhere, copiedFrom, placeOf } from './origin';

/** `$name`, in a key or a text. */
export const parameter = /\$([a-z][A-Za-z]*)/g;

export interface Filling {
  /** Parameters of the use, of the entity's only other use, and as the fragment says: the first that knows a name. */
  params: readonly With[];
  usedBy: string;
  tell: (place: Omit<Mistake, 'text'>, text: string) => void;
}

/** A copy with its parameters filled in; keys and members that stand for null alone are left out. */
export function filledIn<T extends object>(value: T, filling: Filling): T {
  const { params, usedBy, tell } = filling;
  const holderOf = (name: string): With | undefined => params.find((each) => name in each);
  const alone = (text: string): Elsewhere | undefined => {
    const name = /^\$([a-z][A-Za-z]*)$/.exec(text)?.[1];
    const holder = name === undefined ? undefined : holderOf(name);
    return name !== undefined && holder ? { holder, key: name } : undefined;
  };
  const fill = (text: string, at: string): unknown => {
    const given = alone(text);
    if (given) return (given.holder as With)[given.key];
    return text.replace(parameter, (whole, name: string) => {
      const member = holderOf(name)?.[name];
      if (member === undefined) return whole;
      if (member === null || typeof member === 'object') tell({ ...placeOf(value, at), usedBy }, `"$${name}" stands in a longer text here, it cannot be ${member === null ? 'null' : 'a list'}`);
      return String(member);
    });
  };
  const left = Object.entries(value).flatMap(([at, member]: [string, unknown]): { name: string; member: unknown; place: string | Elsewhere }[] => {
    const name = Array.isArray(value) ? at : fill(at, at);
    const made = typeof member === 'string' ? fill(member, at) : member !== null && typeof member === 'object' ? filledIn(member, filling) : member;
    return name === null || (made === null && member !== null) ? [] : [{ name: String(name), member: made, place: (typeof member === 'string' ? alone(member) : undefined) ?? at }];
  });
  const made = Array.isArray(value) ? left.map(({ member }) => member) : Object.fromEntries(left.map(({ name, member }) => [name, member]));
  return copiedFrom(made as T, value, usedBy, (at) => (Array.isArray(value) ? left[Number(at)] : left.find(({ name }) => name === at))?.place);
}
