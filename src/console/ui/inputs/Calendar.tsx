import { createTheme, ThemeProvider } from '@mui/material/styles';
import { zhCN } from '@mui/x-date-pickers/locales';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { Button } from '../buttons/Button';
import { type DateUnit, today } from './wallDate';
import './Calendar.css';

export interface CalendarProps {
  /** A valid day or moment, null for none. */
  value: string | null;
  /** `done`: nothing more to choose. */
  onChange(value: string, done: boolean): void;
  onDone(): void;
  time: boolean;
  unit?: DateUnit;
  minimum?: string;
  maximum?: string;
}

const localeText = {
  ...zhCN.components.MuiLocalizationProvider.defaultProps.localeText,
  // Spoken as they are written in the clock.
  hoursClockNumberText: (hours: string) => `${hours.padStart(2, '0')}小时`,
  minutesClockNumberText: (minutes: string) => `${minutes.padStart(2, '0')}分钟`,
  secondsClockNumberText: (seconds: string) => `${seconds.padStart(2, '0')}秒`,
};

/** Letters of the console; colours follow its tokens in Calendar.css, which MUI's palette cannot read. */
const theme = createTheme({ typography: { fontFamily: 'var(--ui-font)' } });

/** Month grid, and with `time` the clock beside it. */
export default function Calendar({ value, onChange, onDone, time, unit, minimum, maximum }: CalendarProps) {
  const moment = value ? dayjs(value) : null;
  const now = dayjs(today());
  const format = time ? 'YYYY-MM-DD HH:mm:ss' : unit === 'year' ? 'YYYY' : unit === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD';
  const finest = unit === 'year' || unit === 'month' ? unit : 'day';
  const choose = (next: Dayjs | null, done: boolean) => { if (next?.isValid()) onChange(next.format(format), done); };
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="zh-cn" localeText={localeText}>
        <div className="ui-calendar">
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
              const at = moment ?? now.startOf('day');
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
        </div>
        {time && <div className="ui-calendar-foot"><Button size="small" variant="primary" onClick={onDone}>确定</Button></div>}
      </LocalizationProvider>
    </ThemeProvider>
  );
}
