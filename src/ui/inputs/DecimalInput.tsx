import type { ReactNode } from 'react';
import type { ControlProps } from './fieldAria';
import { NumberInput } from './NumberInput';
import { RangeInput, rangeOf } from './RangeInput';
import { useTyped } from './TextInput';

export interface DecimalInputProps extends ControlProps {
  /** Decimal text, never a floating point number. */
  value: unknown;
  /** The text as typed, null when empty; the form's normalisation pads the decimals. */
  onChange(value: string | null): void;
  minimum?: number;
  maximum?: number;
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  bare?: boolean;
  step?: number;
  stepsAtSides?: boolean;
  onEnter?(): void;
}

const toText = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const read = (text: string): unknown => text.trim() || null;

export function DecimalInput({ value, onChange, ...rest }: DecimalInputProps) {
  const { text, type } = useTyped(value, toText, read);
  return <NumberInput {...rest} decimal text={text} onText={(next) => onChange(type(next) as string | null)} />;
}

export interface DecimalRangeProps extends Pick<DecimalInputProps, 'prefix' | 'onEnter'> {
  id: string;
  label: string;
  /** `[from, to]`, null for an open end. */
  value: unknown;
  onChange(value: [string | null, string | null] | null): void;
}

export function DecimalRange({ id, label, value, onChange, ...rest }: DecimalRangeProps) {
  const ends = Array.isArray(value) ? value : [];
  return (
    <RangeInput
      label={label}
      from={<DecimalInput {...rest} bare id={id} aria-label={`最小${label}`} placeholder="最小" value={ends[0]} onChange={(next) => onChange(rangeOf(value, 0, next))} />}
      to={<DecimalInput {...rest} bare id={`${id}-to`} aria-label={`最大${label}`} placeholder="最大" value={ends[1]} onChange={(next) => onChange(rangeOf(value, 1, next))} />}
    />
  );
}
