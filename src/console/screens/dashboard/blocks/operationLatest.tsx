import { relativeTime } from '../../../../engine/format/relativeTime';
import { statistics, type LatestOperation } from '../../../../engine/extension/statistics';
import { toSeconds } from '../../../../engine/time/wallTime';
import { defineBlock, listOf } from '../block';

export const operationLatest = defineBlock<LatestOperation[]>({
  id: 'operationLatest', title: '最近操作', ...statistics.operationLatest, capability: 'statistics', span: 4, refresh: 30,
  read: listOf, isEmpty: (operations) => operations.length === 0, empty: '还没有操作记录。',
  Body: ({ data }) => (
    <ol className="dashboard-lines">
      {data.slice(0, 8).map(({ id, at, realName, account, title, subject }) => (
        <li key={id}><span>{realName || account}</span> <b>{[subject, title].filter(Boolean).join(' · ')}</b> <time dateTime={at.replace(' ', 'T')} title={at}>{relativeTime(toSeconds(at))}</time></li>
      ))}
    </ol>
  ),
});
