import { SliderInput } from '../../../../ui/inputs/SliderInput';
import { trackOf } from '../../../../fields/slider/kind';
import type { FieldControlProps } from '../control';

/** A length on a track, or typed. */
export function LengthControl({ id, field, value, onChange }: FieldControlProps) {
  return <SliderInput id={id} {...trackOf(field)} typed aria-label={field.title} value={typeof value === 'number' ? value : undefined} onChange={onChange} />;
}
