import type { CSSProperties } from 'react';
import { statistics, type OperationPerson } from '../../../../engine/extension/statistics';
import { defineBlock, listOf } from '../block';
import { Figure } from '../../../../ui/display/Figure';

export const operationPeople = defineBlock<OperationPerson[]>({
  id: 'operationPeople', title: '管理员操作排行', ...statistics.operationPeople, capability: 'statistics', span: 8, ranged: '30d',
  read: listOf, isEmpty: (people) => people.length === 0, empty: '这段时间没有操作记录。',
  Body: ({ data }) => {
    const most = Math.max(...data.map(({ total }) => total));
    return (
      <ol className="dashboard-ranks">
        {data.map(({ account, realName, total }) => (
          <li key={account}>
            <span>{realName || account}</span>
            <i aria-hidden="true" style={{ '--share': total / most } as CSSProperties} />
            <b><Figure value={total} /> 次</b>
          </li>
        ))}
      </ol>
    );
  },
});
