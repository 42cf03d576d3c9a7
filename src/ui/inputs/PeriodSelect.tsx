import { useEffect, useId, useRef, useState } from 'react';
import { monthEnd } from '../../engine/time/wallTime';
import { Button } from '../buttons/Button';
import { DateRangeInput } from './DateRangeInput';
import { Icon } from '../Icon';
import { MonthChoice } from './MonthChoice';
import { Popover } from '../layers/Popover';
import './control.css';
import './TagsInput.css';
import './PeriodSelect.css';

export interface PeriodSelectProps {
  id: string;
  /** What the period is of, e.g. 创建时间. */
  name: string;
  /** A preset's word, `[from, to]`, or null. */
  value: unknown;
  onChange(value: string | [string, string] | null): void;
  /** A preset's word, or the two days that it stands for. */
  presets: readonly { value: string | [string, string]; label: string }[];
  /** Whole months are chosen in place of days; `earliest` bounds none. */
  months?: boolean;
  /** First and last day that can be chosen, `yyyy-MM-dd`. */
  earliest: string;
  latest: string;
  disabled?: boolean;
}

/** A period to filter by: quick ranges, or two days or months. */
export function PeriodSelect({ id, name, value, onChange, presets, months, earliest, latest, disabled }: PeriodSelectProps) {
  const text = Array.isArray(value) ? rangeText(value as [string, string], months) : presets.find((each) => each.value === value)?.label ?? '全部时间';
  const chosen = value !== null && value !== undefined && value !== '';
  return (
    <span className="ui-control ui-period" data-disabled={disabled || undefined}>
      <Popover
        label={`选择${name}`}
        button={(trigger) => (
          <button {...trigger} id={id} type="button" className="ui-period-button" disabled={disabled} data-empty={!chosen || undefined}>
            <Icon name="calendar" />
            <span>{text}</span>
          </button>
        )}
      >
        {(close) => <Choice name={name} value={value} presets={presets} months={months} earliest={earliest} latest={latest} onChoose={(next) => { onChange(next); close(); }} />}
      </Popover>
      {chosen && !disabled && <button type="button" className="ui-control-button" aria-label="清空" onClick={() => onChange(null)}><Icon name="close" size={14} /></button>}
    </span>
  );
}

/** Two days, or the months in which they lie; one month by itself. */
function rangeText(days: [string, string], months: boolean | undefined): string {
  const [from, to] = months ? days.map((day) => day.slice(0, 7)) : days;
  return months && from === to ? from! : `${from} 至 ${to}`;
}

function Choice({ name, value, presets, months, earliest, latest, onChoose }: Omit<PeriodSelectProps, 'id' | 'disabled' | 'onChange'> & { onChoose: PeriodSelectProps['onChange'] }) {
  const [range, setRange] = useState<[string | null, string | null] | null>(Array.isArray(value) ? [value[0], value[1]] : null);
  const [refusal, setRefusal] = useState<string>();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const id = useId();

  const submit = () => {
    const problem = rangeProblem(range, earliest, latest);
    setRefusal(problem);
    if (!problem) onChoose(range as [string, string]);
  };
  const days = (
    <>
      <DateRangeInput id={id} name={name} value={range} onChange={(next) => { setRange(next); setRefusal(undefined); }} minimum={earliest} maximum={latest} invalid={!!refusal} onEnter={submit} />
      <div className="ui-period-foot">
        <span role="alert" className="ui-refusal">{refusal}</span>
        <Button size="small" variant="primary" onClick={submit}>确定</Button>
      </div>
    </>
  );
  return (
    <div className="ui-period-choice">
      <div role="group" aria-label="快捷选项" className="ui-period-presets">
        {presets.map((preset, index) => (
          <button
            key={preset.label}
            ref={index === 0 ? first : undefined}
            type="button"
            className="ui-period-preset"
            aria-pressed={String(preset.value) === String(value)}
            onClick={() => onChoose(preset.value)}
          >
            {preset.label}
          </button>
        ))}
      </div>
      {months ? <MonthChoice value={value} latest={latest} onChoose={([from, to]) => onChoose([`${from}-01`, monthEnd(`${to}-01`)])} /> : days}
    </div>
  );
}

/** Why two days cannot be searched, undefined when they can. */
export function rangeProblem(range: readonly (string | null)[] | null, earliest: string, latest: string): string | undefined {
  const [from, to] = range ?? [];
  if (!from || !to) return '请选择开始日期和结束日期';
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (!isDay(from) || !isDay(to)) return '日期格式不正确';
  if (from > to) return '开始日期不能晚于结束日期';
  return from < earliest || to > latest ? `只能选择${earliest}至${latest}之间的日期` : undefined;
}
