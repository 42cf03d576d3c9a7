/** Remembers what was made of an object, so that a change costs only what it touches. Objects of the compiler never change. */

/**
 * @param make must depend on `subject` and `others` alone
 * @example const normal = memo(normalizeEntity); normal(entity, key, directories)
 */
export function memo<Subject extends object, Others extends unknown[], T>(make: (subject: Subject, ...others: Others) => T): (subject: Subject, ...others: Others) => T {
  const made = new WeakMap<Subject, { others: Others; result: T }>();
  return (subject, ...others) => {
    const known = made.get(subject);
    if (known && known.others.every((other, index) => other === others[index])) return known.result;
    const result = make(subject, ...others);
    made.set(subject, { others, result });
    return result;
  };
}

/** Gives back the object of the last call while the new one holds the same members, so that `memo` knows it again. */
export function steady<T extends Iterable<unknown>>(): (next: T) => T {
  let last: T | undefined;
  return (next) => {
    if (last && same([...last], [...next])) return last;
    last = next;
    return next;
  };
}

const same = (a: unknown[], b: unknown[]): boolean => a.length === b.length && a.every((member, index) => member === b[index] || (Array.isArray(member) && Array.isArray(b[index]) && same(member, b[index] as unknown[])));
