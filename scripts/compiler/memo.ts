/** Remembers what an emitter made of an entity, so that a change costs only what it touches. */

const remembered = new Map<string, { input: string; output: unknown }>();

/**
 * Runs `make` unless it ran for the same input before.
 * @param slot what is made, of what: `types product/brand`; one result is kept a slot
 * @param input everything that `make` depends on, as text
 */
export function memo<T>(slot: string, input: string, make: () => T): T {
  const known = remembered.get(slot);
  if (known?.input === input) return known.output as T;
  const output = make();
  remembered.set(slot, { input, output });
  return output;
}
