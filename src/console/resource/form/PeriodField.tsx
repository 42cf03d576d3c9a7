/** Two dates that bound a period, entered as one range of whole days. */
import { useMemo, type CSSProperties } from 'react';
import { wallTime } from '../../../engine/time/wallTime';
import { DateRangeInput } from '../../../ui/inputs/DateRangeInput';
import { readUnit } from '../../../ui/inputs/wallDate';
import { controlId, useFieldError, useFieldValue, useFormParts } from './context';
import { FieldLabel, type ShownFieldProps } from './FieldLabel';
import '../../../ui/inputs/field.css';

const times = ['00:00:00', '23:59:59'] as const;
const isDay = (text: string | null): text is string => text !== null && readUnit(text, false, undefined) === text;
const dayOf = (value: unknown): string | null => (typeof value === 'string' ? value.replace(/ \d\d:\d\d:\d\d$/, '') : null);

export function PeriodField({ spec: { field, input }, required, disabled }: ShownFieldProps) {
  const { id: formId, store, check } = useFormParts();
  const names = [field.name, input.through!] as const;
  const ends = [useFieldValue(names[0]), useFieldValue(names[1])] as const;
  const messages = [useFieldError(names[0]).own, useFieldError(names[1]).own];
  const [id, toId] = names.map((name) => controlId(formId, name)) as [string, string];
  const style = useMemo(() => ({ '--span': input.span }) as CSSProperties, [input.span]);
  const today = input.earliest && wallTime().slice(0, 10);
  const isWrong = messages.some((message) => message !== undefined);

  const change = (days: readonly (string | null)[] | null) => {
    for (const [at, name] of names.entries()) {
      const day = days?.[at] ?? null;
      if (day === dayOf(store.value(name))) continue;
      // What is no day stays as it was typed, for the form to refuse.
      store.set(name, field.kind === 'datetime' && isDay(day) ? `${day} ${times[at]}` : day);
      // A period that has begun may go on.
      const isPast = today !== undefined && isDay(day) && day < today && day !== dayOf(store.initial()[name]);
      store.setProblem(name, isPast ? `${field.title}不能早于今天` : undefined);
      if (store.hasError(name)) check(name);
    }
  };
  return (
    <div
      className="form-field"
      style={style}
      data-field={field.name}
      onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) names.forEach(check); }}
    >
      <FieldLabel id={id} title={field.title} required={required} />
      <DateRangeInput
        id={id}
        toId={toId}
        name={field.title}
        value={ends.map(dayOf)}
        minimum={today}
        disabled={disabled}
        required={required}
        invalid={isWrong}
        describedBy={[field.help && `${id}-help`, isWrong && `${id}-message`].filter(Boolean).join(' ')}
        onChange={change}
      />
      {field.help && <p className="form-help" id={`${id}-help`}>{field.help}</p>}
      {isWrong && <p className="form-message" id={`${id}-message`} role="alert">{[...new Set(messages.filter(Boolean))].join('；')}</p>}
    </div>
  );
}
