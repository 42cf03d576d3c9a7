import { Icon } from '../Icon';
import { fieldAria, type ControlProps } from './fieldAria';
import './RatingInput.css';

export interface RatingInputProps extends ControlProps {
  /** Stars; undefined: none given yet. */
  value: number | undefined;
  onChange(value: number | undefined): void;
  best: number;
  /** 1, or 0.5 where halves count. */
  step: number;
  /** A word or the figure beside the stars. */
  words?: 'text' | 'score';
}

/** Stars as a slider: one knob for the keyboard, each star (or half) to be pressed; pressing the given one again takes it back. */
export function RatingInput({ value, onChange, best, step, words, ...control }: RatingInputProps) {
  const stars = (
    <span className="ui-rating" data-disabled={control.disabled || undefined}>
      <input
        {...fieldAria(control)}
        type="range"
        min={0}
        max={best}
        step={step}
        value={value ?? 0}
        aria-valuetext={value ? `${value}星，共${best}星` : '未评分'}
        disabled={control.disabled}
        autoFocus={control.autoFocus}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        onClick={({ currentTarget }) => { if (value !== undefined && currentTarget.valueAsNumber === 0) onChange(undefined); }}
        onBlur={control.onBlur}
      />
      <span aria-hidden="true"><Stars value={value ?? 0} best={best} /></span>
    </span>
  );
  if (!words) return stars;
  return <span className="ui-rating-row">{stars}<output>{value ? (words === 'score' ? value : wordOf(value, best)) : ''}</output></span>;
}

const verdicts = ['极差', '失望', '一般', '满意', '惊喜'] as const;
const wordOf = (value: number, best: number): string => verdicts[Math.min(verdicts.length, Math.max(1, Math.ceil((verdicts.length * value) / best))) - 1]!;

/** Drawn stars, told as words. */
export function Stars({ value, best }: { value: number; best: number }) {
  const row = Array.from({ length: best }, (_, index) => <Icon key={index} name="star" size={18} />);
  return (
    <span className="ui-stars" role="img" aria-label={`${value}星，共${best}星`}>
      <span className="ui-stars-empty">{row}</span>
      <span className="ui-stars-full" style={{ width: `${(100 * value) / best}%` }}>{row}</span>
    </span>
  );
}
