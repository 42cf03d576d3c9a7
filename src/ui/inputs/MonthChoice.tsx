import { useState } from 'react';
import { IconButton } from '../buttons/IconButton';

interface MonthChoiceProps {
  /** First and last day of the months chosen. */
  value: unknown;
  /** Day after whose month there is nothing to choose. */
  latest: string;
  /** @param months each `yyyy-MM`, the earlier first */
  onChoose(months: [string, string]): void;
}

const monthsOf = (year: number): string[] => Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
const label = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`;

/** Two presses choose the first and the last month, in either order; twice the same month is that month. */
export function MonthChoice({ value, latest, onChoose }: MonthChoiceProps) {
  const [from, to] = Array.isArray(value) ? value.map((day: string) => day.slice(0, 7)) : [];
  const [year, setYear] = useState(Number((to ?? latest).slice(0, 4)));
  const [first, setFirst] = useState<string>();
  const isChosen = (month: string) => (first ? month === first : from !== undefined && to !== undefined && from <= month && month <= to);
  const press = (month: string) => {
    if (first === undefined) setFirst(month);
    else onChoose(first < month ? [first, month] : [month, first]);
  };
  return (
    <div className="ui-months" role="group" aria-label="选择月份">
      <div className="ui-months-head">
        <IconButton icon="chevronLeft" label="上一年" onClick={() => setYear(year - 1)} />
        <span aria-live="polite">{year}年</span>
        <IconButton icon="chevronRight" label="下一年" disabled={String(year) >= latest.slice(0, 4)} onClick={() => setYear(year + 1)} />
      </div>
      <div className="ui-months-grid">
        {monthsOf(year).map((month) => (
          <button key={month} type="button" className="ui-period-preset" aria-label={label(month)} aria-pressed={isChosen(month)} disabled={month > latest.slice(0, 7)} onClick={() => press(month)}>
            {Number(month.slice(5))}月
          </button>
        ))}
      </div>
      <p className="ui-months-hint" aria-live="polite">{first === undefined ? '请选择开始月份' : `${label(first)}起，请选择结束月份`}</p>
    </div>
  );
}
