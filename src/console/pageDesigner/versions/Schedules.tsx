/** 定时上线: the versions that a page shows at which time, and a form that schedules this one. */
import { useId, useState } from 'react';
import { pageScheduleStatus } from '../../../../generated/codes';
import type { PageScheduleStatus } from '../../../../generated/types/enumerations';
import { usePageSchedules, useScheduling } from '../../data/shop/pageVersions';
import { Asked } from '../../../ui/states/Asked';
import { Button } from '../../../ui/buttons/Button';
import { useConfirm } from '../../../ui/layers/Confirm';
import { DateInput } from '../../../ui/inputs/DateInput';
import { EmptyState } from '../../../ui/states/EmptyState';
import { showNotice } from '../../../ui/states/notices';
import { Tag, type TagTone } from '../../../ui/display/Tag';
import { TextInput } from '../../../ui/inputs/TextInput';

const { waiting, live, over, cancelled } = pageScheduleStatus;
const states: Record<PageScheduleStatus, { title: string; tone: TagTone }> = {
  [waiting]: { title: '等待上线', tone: 'warning' },
  [live]: { title: '已上线', tone: 'success' },
  [over]: { title: '已结束', tone: 'info' },
  [cancelled]: { title: '已取消', tone: 'info' },
};

export function Schedules({ id, version }: { id: number | string; version: number }) {
  const schedules = usePageSchedules(id);
  const { cancel } = useScheduling(id);
  const confirm = useConfirm();
  const end = async (schedule: number, isLive: boolean) => {
    if (!await confirm({ text: isLive ? '立即结束并恢复原来的页面吗？' : '取消这次定时上线吗？' })) return;
    await cancel(schedule).then(() => showNotice('success', isLive ? '已结束' : '已取消'), told);
  };
  return (
    <div className="pd-schedules">
      <NewSchedule id={id} version={version} />
      <Asked query={schedules} lines={3} height={28}>{(data) => (data.length === 0 ? <EmptyState text="还没有定时上线的安排" /> : (
        <ul aria-label="定时上线的安排">
          {data.map(({ id: schedule, version: of, startTime, endTime, note, status, realName }) => (
            <li key={schedule}>
              <Tag tone={states[status].tone}>{states[status].title}</Tag>
              <span>{of === null ? '未保存的内容' : `版本 ${of}`}</span>
              <span>{startTime} 至 {endTime ?? '不结束'}</span>
              <span>{[note, realName].filter(Boolean).join(' · ')}</span>
              {(status === waiting || status === live) && <Button variant="dangerText" size="small" onClick={() => void end(schedule, status === live)}>{status === live ? '立即结束' : '取消'}</Button>}
            </li>
          ))}
        </ul>
      ))}</Asked>
    </div>
  );
}

function NewSchedule({ id, version }: { id: number | string; version: number }) {
  const { schedule } = useScheduling(id);
  const at = useId();
  const [startTime, setStart] = useState<string | null>(null);
  const [endTime, setEnd] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    const found = !startTime ? '请选择上线时间' : endTime && endTime <= startTime ? '结束时间要晚于上线时间' : undefined;
    setProblem(found);
    if (found) return;
    setBusy(true);
    await schedule({ version, startTime: startTime!, endTime, note }).then(() => {
      showNotice('success', '已安排定时上线');
      setStart(null);
      setEnd(null);
      setNote('');
    }, (error: Error) => setProblem(error.message));
    setBusy(false);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={`${at}-start`}>上线时间</label>
      <DateInput id={`${at}-start`} time name="上线时间" value={startTime} onChange={setStart} required invalid={problem !== undefined} describedBy={`${at}-problem`} clearable />
      <label htmlFor={`${at}-end`}>结束时间</label>
      <DateInput id={`${at}-end`} time name="结束时间" value={endTime} onChange={setEnd} placeholder="不填则一直有效" clearable />
      <label htmlFor={`${at}-note`}>备注</label>
      <TextInput id={`${at}-note`} value={note} onChange={setNote} count={50} />
      <p id={`${at}-problem`} className="ui-refusal" role="alert">{problem}</p>
      <Button variant="primary" type="submit" busy={busy}>安排版本 {version} 上线</Button>
    </form>
  );
}

const told = (error: Error): unknown => showNotice('error', error.message);
