/** The record's own operation log: who, when, and what changed from what to what. */
import type { HistoryEntry } from '../../../engine/extension/paths';
import type { FieldModel, ResourceModel } from '../../../engine/model';
import { FieldCell } from '../../../fields/FieldCell';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { Tag } from '../../ui/Tag';
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
  const { data: history, error, refetch } = useHistory(resource, id);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!history) return <Skeleton lines={4} height={28} />;
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
    </ol>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  resource: ResourceModel;
  onRestore?(): void;
}

function Entry({ entry, resource, onRestore }: EntryProps) {
  const fields = new Map(resource.fields.map((field) => [field.name, field]));
  const changes = entry.changes.filter(({ field }) => fields.has(field));
  const kind = kinds[entry.kind];
  return (
    <li className="history-entry">
      <div className="history-head">
        <Tag tone={kind.tone}>{kind.title}</Tag>
        <span>{entry.realName || entry.account}</span>
        <time dateTime={entry.at}>{entry.at}</time>
        {onRestore && <Button variant="text" onClick={onRestore}>恢复到此版本</Button>}
      </div>
      {changes.length > 0 && (
        <table className="history-changes">
          <thead><tr><th scope="col">字段</th><th scope="col">修改前</th><th scope="col">修改后</th></tr></thead>
          <tbody>
            {changes.map((change) => {
              const field = fields.get(change.field) as FieldModel;
              return (
                <tr key={change.field}>
                  <th scope="row">{field.title}</th>
                  <td><FieldCell field={field} value={change.before} record={{ [field.name]: change.before }} /></td>
                  <td><FieldCell field={field} value={change.after} record={{ [field.name]: change.after }} /></td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </li>
  );
}
