/** What a call is given, as its own schema says: a key that is not declared, or read as another type, does not compile. */
import type { Shape } from './shape';

type Named<Type, Schema> =
  Type extends 'string' ? string
    : Type extends 'integer' | 'number' ? number
      : Type extends 'boolean' ? boolean
        : Type extends 'null' ? null
          : Type extends 'array' ? (Schema extends { items: infer Item } ? Of<Item>[] : unknown[])
            : Type extends 'object' ? (Schema extends Shape ? Given<Schema> : Schema extends { additionalProperties: infer Member extends { type: unknown } } ? Record<string, Of<Member>> : Record<string, unknown>)
              : unknown;

/** A schema whose type is a text of any kind was not written in place, and says nothing. */
type Of<Schema> =
  Schema extends { enum: readonly (infer Code)[] } ? Code
    : Schema extends { type: infer Type } ? (string extends Type ? unknown : Type extends readonly (infer One)[] ? (string extends One ? unknown : Named<One, Schema>) : Named<Type, Schema>)
      : unknown;

/** Required keys and those that have a default are there. */
type Present<Declared extends Shape> = {
  [Key in keyof Declared['properties']]: Declared['properties'][Key] extends { default: unknown } ? Key
    : Declared extends { required: readonly (infer Required)[] } ? (Key extends Required ? Key : never) : never
}[keyof Declared['properties']];

export type Given<Declared extends Shape> = Shape extends Declared ? Record<string, unknown>
  : { [Key in Present<Declared>]: Of<Declared['properties'][Key]> } & { [Key in Exclude<keyof Declared['properties'], Present<Declared>>]?: Of<Declared['properties'][Key]> };
