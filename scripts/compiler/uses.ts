/** How often the keywords of the vocabulary are used, and by how many entities and fragments. */
import { isObject } from '../../src/engine/json';
import { type Word, vocabulary } from './dialect';

export interface Use {
  /** Definition and keyword, as in the reference: `Property.masked`. */
  word: string;
  times: number;
  entities: string[];
}

const definitions = vocabulary.$defs as unknown as Record<string, Word>;

/** Keywords of a value, each as often as it stands there. */
function* wordsIn(word: Word, value: unknown, of: string): Generator<string> {
  const name = word.$ref?.slice('#/$defs/'.length);
  if (name !== undefined) yield* wordsIn(definitions[name]!, value, name);
  for (const branch of [...(word.anyOf ?? []), ...(word.allOf ?? [])]) yield* wordsIn(branch, value, of);
  if (Array.isArray(value) && word.items) for (const member of value) yield* wordsIn(word.items, member, of);
  if (!isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    const own = word.properties?.[key];
    if (own) {
      yield `${of}.${key}`;
      yield* wordsIn(own, member, of);
    } else if (isObject(word.additionalProperties)) yield* wordsIn(word.additionalProperties as Word, member, of);
  }
}

/** @param schemas entities and fragments (`fragments/member`) by key, as written @returns every keyword of theirs, the rarest first */
export function usesOf(schemas: ReadonlyMap<string, unknown>): Use[] {
  const uses = new Map<string, Use>();
  for (const [name, word] of Object.entries(definitions)) {
    for (const key of Object.keys(word.properties ?? {})) if (!key.startsWith('$')) uses.set(`${name}.${key}`, { word: `${name}.${key}`, times: 0, entities: [] });
  }
  for (const [key, schema] of schemas) {
    const [name, definition] = key.startsWith('fragments/') ? (['Fragment', definitions.Fragment!] as const) : (['Entity', definitions.Entity!] as const);
    for (const word of wordsIn(definition, schema, name)) {
      const use = uses.get(word);
      if (!use) continue;
      use.times += 1;
      if (use.entities.at(-1) !== key) use.entities.push(key);
    }
  }
  return [...uses.values()].sort((a, b) => a.entities.length - b.entities.length || a.times - b.times || (a.word < b.word ? -1 : 1));
}

interface EffectUse {
  /** Entity and action: `order/order send`. */
  name: string;
  isHandler: boolean;
}

/** @param schemas entities by key @returns every effect that an action has as written */
export function effectsOf(schemas: ReadonlyMap<string, unknown>): EffectUse[] {
  return [...schemas].flatMap(([key, schema]) => {
    const { actions } = objectOf(objectOf(schema).resource);
    return Object.entries(objectOf(actions)).flatMap(([name, action]) =>
      [objectOf(action).effect ?? []].flat().map((effect): EffectUse => ({ name: `${key} ${name}`, isHandler: effect === 'handler' })));
  });
}

const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
