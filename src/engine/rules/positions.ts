/** The two positions of a switch: true and false, or the first two codes of an enumeration that is drawn as one. */
import type { FieldModel, Scalar } from '../model';

type Switchable = Pick<FieldModel, 'kind' | 'as' | 'codes'>;

export const isSwitch = ({ kind, as }: Pick<FieldModel, 'kind' | 'as'>): boolean => kind === 'switch' || (kind === 'enumeration' && as === 'switch');

/** On and off; undefined where the field is no switch. */
export function positionsOf(field: Switchable): readonly [on: Scalar, off: Scalar] | undefined {
  if (!isSwitch(field)) return undefined;
  const [on, off] = field.kind === 'switch' ? [true, false] : field.codes ?? [];
  return on === undefined || off === undefined ? undefined : [on, off];
}

/** The position across from a value; undefined where the value is neither, as a code of none. What no switch has told yet is off. */
export function otherPosition(field: Switchable, value: unknown): Scalar | undefined {
  const [on, off] = positionsOf(field) ?? [];
  if (value === on) return off;
  return value === off || value === null || value === undefined ? on : undefined;
}
