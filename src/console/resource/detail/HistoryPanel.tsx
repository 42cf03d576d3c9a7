/** The record's own operation log: who, when, and what changed from what to what. */
import type { HistoryEntry } from '../../../engine/extension/paths';
import type { ResourceModel } from '../../../engine/model';
import { Asked } from '../../../ui/states/Asked';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Tag } from '../../../ui/display/Tag';
import { ChangesTable } from './ChangesTable';
import { useHistory } from './useRecord';
import { valuesAt } from './versions';

const kinds = {
  ADD: { title: '新增', tone: 'success' },
  UPDATE: { title: '修改', tone: 'primary' },
  DELETE: { title: '删除', tone: 'danger' },
  RESTORE: { title: '恢复', tone: 'warning' },
} as const;

export interface HistoryPanelProps {
  resource: ResourceModel;
  id: number | string;
  /** Takes the values of an older version into an edit; absent where the record may not be edited. */
  onRestore?(values: Record<string, unknown>): void;
}

export function HistoryPanel({ resource, id, onRestore }: HistoryPanelProps) {
  return <Asked query={useHistory(resource, id)} lines={4} height={28}>{(history) => <Entries resource={resource} history={history} onRestore={onRestore} />}</Asked>;
}

function Entries({ resource, history, onRestore }: Omit<HistoryPanelProps, 'id'> & { history: HistoryEntry[] }) {
  if (history.length === 0) return <EmptyState text="暂无操作记录" />;
  return (
    <ol className="history" aria-label="操作记录">
      {history.map((entry, index) => (
        <Entry
          key={entry.id}
          entry={entry}
          resource={resource}
          onRestore={onRestore && index > 0 && entry.kind !== 'DELETE' ? () => onRestore(valuesAt(history, index)) : undefined}
        />
      ))}
      {onRestore && history.at(-1)!.kind !== 'ADD' && <Before onRestore={() => onRestore(valuesAt(history, history.length))} />}
    </ol>
  );
}

/** Rows that the product brought along, and those older than the log, have no entry of their beginning. */
function Before({ onRestore }: { onRestore(): void }) {
  return (
    <li className="history-entry">
      <div className="history-head">
        <Tag>最初</Tag>
        <span>以上操作之前的内容</span>
        <Button variant="text" onClick={onRestore}>恢复到此版本</Button>
      </div>
    </li>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  resource: ResourceModel;
  onRestore?(): void;
}

function Entry({ entry, resource, onRestore }: EntryProps) {
  const kind = kinds[entry.kind];
  return (
    <li className="history-entry">
      <div className="history-head">
        <Tag tone={kind.tone}>{kind.title}</Tag>
        <span>{entry.title}</span>
        <span>{entry.realName || entry.account}</span>
        <time dateTime={entry.at}>{entry.at}</time>
        {onRestore && <Button variant="text" onClick={onRestore}>恢复到此版本</Button>}
      </div>
      <ChangesTable resource={resource} changes={entry.changes} />
    </li>
  );
}
