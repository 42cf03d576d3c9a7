import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';
import { Button } from '../buttons/Button';
import { PickerFrame } from './PickerFrame';
import { type DateUnit, today } from './wallDate';

export interface CalendarProps {
  /** A valid day or moment, null for none. */
  value: string | null;
  /** `done`: nothing more to choose. */
  onChange(value: string, done: boolean): void;
  onDone(): void;
  time: boolean;
  /** Time of day of a day that is chosen first. */
  dayTime?: string;
  unit?: DateUnit;
  minimum?: string;
  maximum?: string;
}

/** Month grid, and with `time` the clock beside it. */
export default function Calendar({ value, onChange, onDone, time, dayTime = '00:00:00', unit, minimum, maximum }: CalendarProps) {
  const moment = value ? dayjs(value) : null;
  const now = dayjs(today());
  const format = time ? 'YYYY-MM-DD HH:mm:ss' : unit === 'year' ? 'YYYY' : unit === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD';
  const finest = unit === 'year' || unit === 'month' ? unit : 'day';
  const choose = (next: Dayjs | null, done: boolean) => { if (next?.isValid()) onChange(next.format(format), done); };
  return (
    <PickerFrame foot={time && <Button size="small" variant="primary" onClick={onDone}>确定</Button>}>
      <DateCalendar
        value={moment}
        referenceDate={moment ?? now}
        minDate={minimum ? dayjs(minimum) : undefined}
        maxDate={maximum ? dayjs(maximum) : undefined}
        autoFocus
        views={finest === 'year' ? ['year'] : finest === 'month' ? ['year', 'month'] : ['year', 'month', 'day']}
        openTo={finest}
        slotProps={{ calendarHeader: { format: 'YYYY年M月' } }}
        onChange={(day, state) => {
          if (state !== 'finish' || !day) return;
          const at = moment ?? dayjs(`${today()} ${dayTime}`);
          choose(day.hour(at.hour()).minute(at.minute()).second(at.second()), !time);
        }}
      />
      {time && (
        <MultiSectionDigitalClock
          ampm={false}
          views={['hours', 'minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 1 }}
          value={moment}
          referenceDate={now.startOf('day')}
          onChange={(next) => choose(next, false)}
        />
      )}
    </PickerFrame>
  );
}
