import { same } from '../../../../engine/json';
import { ColourInput } from '../../../../ui/inputs/ColourInput';
import { hexOf } from '../../../../fields/colour/view';
import { Button } from '../../../../ui/buttons/Button';
import type { FieldControlProps } from '../control';

/** One colour, or the two ends of a gradient; cleared: see-through. */
export function ColourControl({ id, field, value, initial, onChange }: FieldControlProps) {
  const colours = Array.isArray(value) ? (value as string[]) : [String(value ?? '')];
  const change = (at: number, colour: string) => onChange(field.several ? colours.map((each, index) => (index === at ? colour : each)) : colour);
  const isInitial = same(value, initial);
  return (
    <div className="pd-colours">
      {colours.map((colour, at) => (
        <ColourInput
          key={at}
          id={at === 0 ? id : `${id}-${at}`}
          aria-label={colours.length > 1 ? `${field.title}${at === 0 ? '（起）' : '（止）'}` : undefined}
          name={field.title}
          value={colour === 'transparent' ? '' : colour}
          hex={hexOf(colour, { alpha: true })}
          alpha
          placeholder="透明"
          onChange={(next) => change(at, next.trim() === '' ? 'transparent' : next)}
        />
      ))}
      {initial !== undefined && <Button variant="text" size="small" aria-label={`重置${field.title}`} disabled={isInitial} onClick={() => onChange(initial)}>重置</Button>}
    </div>
  );
}
