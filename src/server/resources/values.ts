/** What an effect writes by what was asked and what the record holds: "$name", "{name}" in a text, a value for each code. */
import type { FieldErrors } from '../../engine/extension/paths';
import type { BookedValue, Scalar } from '../../engine/model';
import { inFull, isMoment, isSpecial } from '../../engine/rules/present';
import { fieldErrorsOf, Refusal } from '../refusal';
import { takenRefusal } from './door/violations';
import { presentOf } from './door/visit';
import type { Resource, Row, Visit } from './types';

const nameIn = (value: unknown): string | undefined => (typeof value === 'string' && value.startsWith('$') && !isSpecial(value) ? value.slice(1) : undefined);

function valueFrom(value: BookedValue, source: Row): unknown {
  if (typeof value === 'object' && value !== null) return valueFrom(value.of[String(source[value.by])] ?? null, source);
  const name = nameIn(value);
  if (name !== undefined) return source[name] ?? null;
  return typeof value === 'string' ? value.replace(/\{(\w+)\}/g, (_all, key: string) => String(source[key] ?? '')) : value;
}

type Written = Readonly<Record<string, unknown>>;

/** Names of the inputs and fields that fill what is written as they are. */
export const takenBy = (written: Written): string[] => Object.values(written).flatMap((value) => nameIn(value) ?? []);

/** Whether a value depends on what was asked, or on the record. */
export const isAsked = (written: Written): boolean =>
  Object.values(written).some((value) => nameIn(value) !== undefined || (typeof value === 'string' && /\{\w+\}/.test(value)) || (typeof value === 'object' && value !== null && 'by' in value));

/**
 * @param source inputs, and the fields of the record that no input hides
 * @returns the same by field; what speaks of the present stays as it is
 */
export const valuesFrom = (written: Written, source: Row): Row =>
  Object.fromEntries(Object.entries(written).map(([name, value]) => [name, isMoment(value) ? value : valueFrom(value as Scalar, source)]));

/**
 * The same with the present in full. Only what the schema writes speaks of it: "$me" that somebody typed is a text.
 * @param target whose fields are written
 */
export function valuesNow(visit: Visit, target: Pick<Resource, 'fields'>, written: Written, source: Row): Row {
  const spoken = Object.fromEntries(Object.entries(written).filter(([, value]) => isSpecial(value)));
  return { ...valuesFrom(written, source), ...inFull(spoken, (name) => target.fields.get(name), presentOf(visit)) };
}

/** Input that fills the field, or decides on its value. */
const inputOf = (value: unknown): string | undefined => (typeof value === 'object' && value !== null && 'by' in value ? String(value.by) : nameIn(value));

/** Does what is written; what is wrong with it, a value that is taken too, is told where it was entered. */
export async function toldAtInputs<T>({ resources }: Pick<Visit, 'resources'>, written: Written, input: Row, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const refusal = error instanceof Refusal ? error : takenRefusal(error, resources);
    const errors = fieldErrorsOf(refusal);
    if (!refusal || !errors) throw error;
    throw new Refusal(refusal.code, refusal.message, { errors: errors.map((each) => {
      const name = inputOf(written[each.field]);
      return name !== undefined && name in input ? { ...each, field: name } : each;
    }) } satisfies FieldErrors);
  }
}
