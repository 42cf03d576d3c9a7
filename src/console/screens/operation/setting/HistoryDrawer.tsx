import { decode, DecodeError } from '../../../../engine/codec/decode';
import type { HistoryEntry } from '../../../../engine/extension/paths';
import type { FieldModel } from '../../../../engine/model';
import { FieldCell } from '../../../../fields/FieldCell';
import { useSettingHistory } from '../../../data/settings';
import { Drawer } from '../../../../ui/layers/Drawer';
import { Asked } from '../../../../ui/states/Asked';
import { EmptyState } from '../../../../ui/states/EmptyState';

interface HistoryDrawerProps {
  formId: number;
  field: FieldModel;
  secret: boolean;
  onClose(): void;
}

/** The changes of one key: by whom, when, and both values. A secret only shows that it was set, changed or cleared. */
export default function HistoryDrawer({ formId, field, secret, onClose }: HistoryDrawerProps) {
  return (
    <Drawer open title={`${field.title}的修改记录`} width={640} onClose={onClose}>
      <Asked query={useSettingHistory(formId, field.name)} lines={4} height={28}>{(history) => <Entries field={field} secret={secret} history={history} />}</Asked>
    </Drawer>
  );
}

function Entries({ field, secret, history }: Pick<HistoryDrawerProps, 'field' | 'secret'> & { history: readonly HistoryEntry[] }) {
  const entries = history.filter(({ changes }) => changes.length > 0);
  if (entries.length === 0) return <EmptyState text="还没有修改过" />;
  return (
    <table className="setting-history">
      <thead><tr><th scope="col">时间</th><th scope="col">操作人</th><th scope="col">修改前</th><th scope="col">修改后</th></tr></thead>
      <tbody>
        {entries.map((entry) => {
          const { before, after } = changeOf(entry, secret);
          return (
            <tr key={entry.id}>
              <td><time dateTime={entry.at}>{entry.at}</time></td>
              <td>{entry.realName || entry.account}</td>
              <td><Value field={field} text={before} secret={secret} /></td>
              <td><Value field={field} text={after} secret={secret} /></td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The store keeps a secret in a field of its own. */
const changeOf = ({ changes }: HistoryEntry, secret: boolean): { before?: unknown; after?: unknown } =>
  changes.find(({ field }) => field === (secret ? 'secret' : 'value')) ?? changes[0] ?? {};

/** Kept texts are shown as the control shows them; what cannot be read any more stays a text. */
function Value({ field, text, secret }: { field: FieldModel; text: unknown; secret: boolean }) {
  if (secret) return text ? '（已隐藏）' : '-';
  const value = readable(field, text);
  return value === undefined ? String(text) : <FieldCell field={field} value={value} record={{ [field.name]: value }} />;
}

function readable(field: FieldModel, text: unknown): unknown {
  try {
    return decode(field.wire, text, field);
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}
