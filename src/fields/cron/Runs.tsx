import cronstrue from 'cronstrue';
import 'cronstrue/locales/zh_CN';
import { useEffect, useMemo } from 'react';
import { cronMistake, nextRuns } from '../../engine/time/cron';
import { wallTime } from '../../engine/time/wallTime';
import type { InputProps } from '../view';
import './Runs.css';

/** Runs that are spelled out. */
const shown = 5;

const describe = (expression: string): string =>
  cronstrue.toString(expression, { locale: 'zh_CN', dayOfWeekStartIndexZero: false, use24HourTimeFormat: true, throwExceptionOnParseError: false });

interface RunsProps extends Pick<InputProps, 'onProblem'> {
  expression: string;
}

/** An expression in words, and its next runs in the wall time of the shop. */
export default function Runs({ expression, onProblem }: RunsProps) {
  const text = expression.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  const mistake = useMemo(() => (text === '' ? undefined : cronMistake(text)), [text]);
  useEffect(() => {
    onProblem?.(mistake);
  }, [mistake, onProblem]);
  if (text === '' || mistake !== undefined) return null;
  return (
    <span className="field-cron-runs" role="status">
      <span>{describe(text)}</span>
      <span>接下来{shown}次执行：</span>
      {nextRuns(text, new Date(), shown).map((run) => <time key={run.getTime()}>{wallTime(run)}</time>)}
    </span>
  );
}
