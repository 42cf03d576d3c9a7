/** Two dates, moments or times of day that bound a period, entered as one range; of moments whole days unless told otherwise. */
import { useMemo, type CSSProperties } from 'react';
import type { FieldModel, InputModel } from '../../../engine/model';
import { hours } from '../../../engine/time/timeOfDay';
import { wallTime } from '../../../engine/time/wallTime';
import { DateRangeInput, type DateRangeInputProps } from '../../../ui/inputs/DateRangeInput';
import { ExactTimeRange, TimeRangeInput } from '../../../ui/inputs/TimeRangeInput';
import { readUnit } from '../../../ui/inputs/wallDate';
import { controlId, useFieldError, useFieldValue, useFormParts } from './context';
import { FieldLabel, type ShownFieldProps } from './FieldLabel';
import '../../../ui/inputs/field.css';

const times = ['00:00:00', '23:59:59'] as const;
const isDay = (text: string | null): text is string => text !== null && readUnit(text, false, undefined) === text;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const dayOf = (value: unknown): string | null => textOf(value)?.replace(/ \d\d:\d\d:\d\d$/, '') ?? null;

/** How the ends are shown, and what is stored of what was entered: of no time of day an empty text. */
function notation({ kind }: FieldModel, { wholeDays }: InputModel) {
  const inDays = kind === 'datetime' && wholeDays !== false;
  return {
    shown: inDays ? dayOf : textOf,
    // What is no day stays as it was typed, for the form to refuse.
    stored: (end: string | null, at: number): string | null => (kind === 'time' ? end ?? '' : inDays && isDay(end) ? `${end} ${times[at]}` : end),
  };
}

export function PeriodField({ spec: { field, input }, required, disabled }: ShownFieldProps) {
  const { id: formId, store, check } = useFormParts();
  const names = [field.name, input.through!] as const;
  const ends = [useFieldValue(names[0]), useFieldValue(names[1])] as const;
  const messages = [useFieldError(names[0]).own, useFieldError(names[1]).own];
  const [id, toId] = names.map((name) => controlId(formId, name)) as [string, string];
  const style = useMemo(() => ({ '--span': input.span }) as CSSProperties, [input.span]);
  const { shown, stored } = notation(field, input);
  const today = input.earliest && wallTime().slice(0, 10);
  const isWrong = messages.some((message) => message !== undefined);

  const change = (range: readonly (string | null)[] | null) => {
    for (const [at, name] of names.entries()) {
      const end = range?.[at] ?? null;
      if (end === shown(store.value(name))) continue;
      store.set(name, stored(end, at));
      // A period that has begun may go on.
      const day = dayOf(end);
      const isPast = today !== undefined && isDay(day) && day < today && end !== shown(store.initial()[name]);
      store.setProblem(name, isPast ? `${field.title}不能早于今天` : undefined);
      if (store.hasError(name)) check(name);
    }
  };
  const range = {
    id, toId, name: field.title, value: ends.map(shown), disabled, required, invalid: isWrong, onChange: change,
    describedBy: [field.help && `${id}-help`, isWrong && `${id}-message`].filter(Boolean).join(' '),
  };
  return (
    <div
      className="form-field"
      style={style}
      data-field={field.name}
      onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) names.forEach(check); }}
    >
      <FieldLabel id={id} title={field.title} required={required} />
      <Range field={field} input={input} today={today} range={range} />
      {field.help && <p className="form-help" id={`${id}-help`}>{field.help}</p>}
      {isWrong && <p className="form-message" id={`${id}-message`} role="alert">{[...new Set(messages.filter(Boolean))].join('；')}</p>}
    </div>
  );
}

type RangeProps = Pick<DateRangeInputProps, 'id' | 'toId' | 'name' | 'disabled' | 'required' | 'invalid' | 'describedBy'> & { value: (string | null)[]; onChange(range: readonly (string | null)[] | null): void };

function Range({ field: { kind, unit, required }, input, today, range }: { field: FieldModel; input: InputModel; today: string | undefined; range: RangeProps }) {
  if (kind !== 'time') return <DateRangeInput {...range} minimum={today} time={input.wholeDays === false} endsAt={times[1]} />;
  return unit === 'hour' ? <TimeRangeInput {...range} times={hours} clearable={!required} /> : <ExactTimeRange {...range} toMinute={unit === 'minute'} />;
}
