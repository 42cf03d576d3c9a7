/** What each service was used for, the latest first. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountPart, type OnePassAccount, type ServiceType, serviceTitles, serviceTypes, type UsageRecord } from '../../../../engine/extension/onePass';
import { onePassKey, readUsage } from '../../../data/onePass';
import { Button } from '../../../../ui/buttons/Button';
import { Tabs } from '../../../../ui/display/Tabs';
import { Tag, type TagTone } from '../../../../ui/display/Tag';
import { Segments } from '../../../../ui/inputs/Segments';
import { Dialog } from '../../../../ui/layers/Dialog';
import { Asked } from '../../../../ui/states/Asked';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { type Columns, PagedTable, usePages } from './PagedTable';

const states: Readonly<Record<number, { title: string; tone: TagTone }>> = { 0: { title: '发送中', tone: 'info' }, 1: { title: '成功', tone: 'success' }, 2: { title: '失败', tone: 'danger' } };
const everyState = '3';
const filters = [[everyState, '全部'], ['1', '成功'], ['2', '失败'], ['0', '发送中']].map(([value = '', label = '']) => ({ value, label }));

const columns: Readonly<Record<ServiceType, Columns<UsageRecord>>> = {
  sms: [['手机号', ({ phone }) => phone], ['模板内容', ({ content }) => content, 'long'], ['状态', ({ status }) => <Tag tone={states[status]?.tone ?? 'info'}>{states[status]?.title ?? status}</Tag>], ['发送时间', ({ add_time }) => add_time]],
  copy: [['复制URL', ({ url }) => url, 'long'], ['请求状态', ({ _resultcode }) => _resultcode], ['添加时间', ({ add_time }) => add_time]],
  expr_query: [['快递单号', ({ num }) => num], ['快递公司编码', ({ code }) => code], ['状态', ({ _resultcode }) => _resultcode], ['添加时间', ({ add_time }) => add_time]],
  expr_dump: [
    ['发货人', ({ from_name }) => from_name], ['收货人', ({ to_name }) => to_name], ['快递单号', ({ num }) => num], ['快递公司编码', ({ code }) => code], ['状态', ({ _resultcode }) => _resultcode], ['打印时间', ({ add_time }) => add_time],
  ],
};

export function Usage({ account }: { account: OnePassAccount }) {
  const [type, setType] = useState<ServiceType>('sms');
  return (
    <Tabs label="使用记录" items={serviceTypes.map((value) => ({ value, title: serviceTitles[value] }))} value={type} onChange={setType}>
      {account[accountPart[type]].open ? <Records key={type} type={type} /> : <EmptyState text={`${serviceTitles[type]}服务尚未开通，请在服务商的平台上开通`} />}
    </Tabs>
  );
}

function Records({ type }: { type: ServiceType }) {
  const [status, setStatus] = useState(everyState);
  const pages = usePages();
  const { page, limit } = pages;
  const [traced, setTraced] = useState<UsageRecord>();
  const query = useQuery({
    queryKey: [...onePassKey, 'usage', type, status, page, limit], placeholderData: keepPreviousData, retry: false,
    queryFn: ({ signal }) => readUsage({ type, status: Number(status), page, limit }, signal),
  });
  const choose = (next: string) => { setStatus(next); pages.choosePage(1); };
  const shown: Columns<UsageRecord> = type !== 'expr_query' ? columns[type]
    : [...columns[type], ['操作', (record) => <Button variant="text" size="small" aria-label={`物流信息：${record.num}`} onClick={() => setTraced(record)}>物流信息</Button>]];
  return (
    <>
      {type === 'sms' && <Segments label="短信状态" options={filters} value={status} onChange={choose} />}
      <Asked query={query} lines={6}>
        {(answer) => <PagedTable label={`${serviceTitles[type]}使用记录`} columns={shown} answer={answer} pages={pages} empty="暂无使用记录" />}
      </Asked>
      {traced && (
        <Dialog open title={`物流信息：${traced.num}`} width={700} onClose={() => setTraced(undefined)}>
          <p>快递公司编码：{traced.code || '-'}</p>
          {traced.traces.length === 0 ? <EmptyState text="暂无物流信息" /> : <ol className="one-pass-traces">{traced.traces.map(({ time, status: told }) => <li key={`${time}${told}`}>{time} {told}</li>)}</ol>}
        </Dialog>
      )}
    </>
  );
}
