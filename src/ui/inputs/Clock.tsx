import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';
import { Button } from '../buttons/Button';
import { PickerFrame } from './PickerFrame';
import { today } from './wallDate';

export interface ClockProps {
  /** `HH:mm:ss` or `HH:mm`, null for none. */
  value: string | null;
  onChange(value: string): void;
  onDone(): void;
  minimum?: string;
  maximum?: string;
  /** Seconds are not told. */
  toMinute?: boolean;
}

/** Hours, minutes and seconds side by side. */
export default function Clock({ value, onChange, onDone, minimum, maximum, toMinute }: ClockProps) {
  const at = (time: string) => dayjs(`${today()} ${time}`);
  return (
    <PickerFrame foot={<Button size="small" variant="primary" onClick={onDone}>确定</Button>}>
      <MultiSectionDigitalClock
        ampm={false}
        autoFocus
        views={toMinute ? ['hours', 'minutes'] : ['hours', 'minutes', 'seconds']}
        timeSteps={{ minutes: 1, seconds: 1 }}
        value={value === null ? null : at(value)}
        referenceDate={at(minimum ?? '00:00:00')}
        minTime={minimum === undefined ? undefined : at(minimum)}
        maxTime={maximum === undefined ? undefined : at(maximum)}
        onChange={(next) => { if (next?.isValid()) onChange(next.format(toMinute ? 'HH:mm' : 'HH:mm:ss')); }}
      />
    </PickerFrame>
  );
}
