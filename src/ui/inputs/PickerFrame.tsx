/** What pickers of days and times share: their words, letters and box. Loaded with the first of them. */
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { zhCN } from '@mui/x-date-pickers/locales';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';
import './Calendar.css';

const localeText = {
  ...zhCN.components.MuiLocalizationProvider.defaultProps.localeText,
  // Spoken as they are written in the clock.
  hoursClockNumberText: (hours: string) => `${hours.padStart(2, '0')}小时`,
  minutesClockNumberText: (minutes: string) => `${minutes.padStart(2, '0')}分钟`,
  secondsClockNumberText: (seconds: string) => `${seconds.padStart(2, '0')}秒`,
};

/** Letters of the console; colours follow its tokens in Calendar.css, which MUI's palette cannot read. */
const theme = createTheme({ typography: { fontFamily: 'var(--ui-font)' } });

/** @param props.foot buttons below */
export const PickerFrame = ({ children, foot }: { children: ReactNode; foot?: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="zh-cn" localeText={localeText}>
      <div className="ui-calendar">{children}</div>
      {foot && <div className="ui-calendar-foot">{foot}</div>}
    </LocalizationProvider>
  </ThemeProvider>
);
