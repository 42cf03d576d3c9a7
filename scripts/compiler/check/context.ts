/** What the checks share: where names are looked up, and how a mistake is told. */
import type { Condition } from '../../../src/engine/model';
import { isSpecial } from '../../../src/engine/rules/present';
import { testsOf } from '../conditions';
import { type Mistake, meant, oneOf } from '../mistakes';
import { codesOf } from '../model/fields';
import type { NormalEntity, NormalProperty } from '../normal';
import { placeOf } from '../origin';
import type { Known } from '../known';
import type { Resolved } from '../resolve';

export interface CheckContext extends Pick<Resolved, 'enumerations' | 'directories'> {
  entities: ReadonlyMap<string, NormalEntity>;
  known: Known;
  mistakes: Mistake[];
}

/** @param key the key or index of `holder` at which the mistake stands */
export function tell({ mistakes }: CheckContext, holder: object, key: string | number | undefined, text: string): void {
  mistakes.push({ ...placeOf(holder, key), text });
}

/** Tells of a name that is not among `names`. @returns whether it is */
export function expectName(context: CheckContext, holder: object, key: string | number | undefined, what: string, name: string, names: Iterable<string>): boolean {
  const all = [...names];
  if (all.includes(name)) return true;
  tell(context, holder, key, `${what} "${name}" does not exist${meant(name, all) || (all.length <= 12 ? oneOf(all) : '')}`);
  return false;
}

/** @returns the field, or undefined after telling that there is none */
export function expectField(context: CheckContext, holder: object, key: string | number | undefined, name: string, fields: NormalProperty[]): NormalProperty | undefined {
  expectName(context, holder, key, 'field', name, fields.map((field) => field.name));
  return fields.find((field) => field.name === name);
}

export function expectEntity(context: CheckContext, holder: object, key: string | number | undefined, name: string): NormalEntity | undefined {
  if (!context.known.entities.has(name)) expectName(context, holder, key, 'entity', name, context.known.entities);
  return context.entities.get(name);
}

/** Every `{name}` of a text drawn for a record is a field that is answered. */
export function checkTemplate(context: CheckContext, holder: object, key: string, template: string | undefined, fields: NormalProperty[], also: readonly string[] = []): void {
  for (const [, name = ''] of (template ?? '').matchAll(/\{(\w+)\}/g)) {
    if (also.includes(name)) continue;
    const field = expectField(context, holder, key, name, fields);
    if (field?.writeOnly) tell(context, holder, key, `"${name}" is never answered, the text would lack it`);
  }
}

/** What a condition may speak of beside the record: the moment, and who asks. */
export interface Speaks {
  moments?: true;
  me?: true;
}

/** Every field asked about exists, and every code compared with is one of its codes. */
export function checkCondition(context: CheckContext, condition: Condition | undefined, fields: NormalProperty[], also: string[] = [], speaks: Speaks = {}): void {
  if (!condition) return;
  for (const { holder, name, constants, moments, asksList } of testsOf(condition)) {
    if (also.includes(name)) continue;
    const field = expectField(context, holder, name, name, fields);
    if (!field) continue;
    if (asksList && !lists.includes(field.kind)) tell(context, holder, name, `"has" asks what a list holds; "${name}" is ${field.kind}`);
    if (constants.includes('$me')) {
      if (!speaks.me) tell(context, holder, name, 'nobody is asked who they are here: "$me" belongs to "refuse", "locked", "set" and "default", and to "when" of actions and moves');
      else if (field.kind !== 'reference' && field.kind !== 'integer') tell(context, holder, name, `"$me" is compared with the id of a person; "${name}" is ${field.kind}`);
      continue;
    }
    for (const moment of moments) {
      if (!speaks.moments) tell(context, holder, name, `a record does not meet this condition for good: ${JSON.stringify(moment)} belongs to "refuse", "locked" and "rules", to "when" of actions and moves and to "where" of filters`);
      else if (field.kind !== 'date' && field.kind !== 'datetime') tell(context, holder, name, `a moment bounds a date or datetime; "${name}" is ${field.kind}`);
    }
    const codes = field.kind === 'switch' ? [true, false] : field.options ? field.options.map(({ value }) => value) : field.kind === 'enumeration' || field.kind === 'choices' ? context.enumerations.get(field.enumeration ?? '')?.oneOf.map((item) => item.const) : undefined;
    for (const constant of constants) {
      if (codes && constant !== null && !codes.includes(constant)) tell(context, holder, name, `"${name}" is never ${JSON.stringify(constant)}${oneOf(codes.map((code) => JSON.stringify(code)))}`);
    }
  }
}

/** Kinds whose values are lists of codes, ids or words. */
const lists: readonly string[] = ['choices', 'references', 'tags'];
const people: readonly string[] = ['reference', 'integer', 'text'];
const moments: readonly string[] = ['date', 'datetime', 'time'];

/** Tells of a word like "$now" that the field cannot hold. @returns whether the value is such a word */
export function checkSpecial(context: CheckContext, holder: object, key: string, value: unknown, field: NormalProperty | undefined): boolean {
  const word = typeof value === 'string' && /^\$[a-z]\w*$/i.test(value);
  if (!isSpecial(value)) {
    if (word) tell(context, holder, key, `${JSON.stringify(value)} is no word for the present${oneOf(['$me', '$now', '$today'])}`);
    return word;
  }
  const fitting = value === '$me' ? people : moments;
  if (field && !fitting.includes(field.kind)) tell(context, holder, key, `${JSON.stringify(value)} fills ${fitting.join(', ')}; "${field.name}" is ${field.kind}`);
  return true;
}

/** Codes of a field that holds one of an enumeration; undefined of any other. */
export const fieldCodes = (context: CheckContext, field: NormalProperty | undefined): readonly unknown[] | undefined =>
  (field?.kind === 'enumeration' ? codesOf(context)(field.enumeration ?? '') : undefined);
