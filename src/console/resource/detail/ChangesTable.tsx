import type { HistoryEntry } from '../../../engine/extension/paths';
import type { ResourceModel } from '../../../engine/model';
import { FieldCell } from '../../../fields/FieldCell';
import './detail.css';

interface ChangesTableProps {
  resource: ResourceModel;
  changes: HistoryEntry['changes'];
}

/** What changed in a record, from what to what; fields that its schema no longer has are left out, and nothing stands where nothing is left. */
export function ChangesTable({ resource, changes }: ChangesTableProps) {
  const fields = new Map(resource.fields.map((field) => [field.name, field]));
  const known = changes.flatMap((change) => {
    const field = fields.get(change.field);
    return field ? [{ ...change, field }] : [];
  });
  if (known.length === 0) return null;
  return (
    <table className="history-changes">
      <thead><tr><th scope="col">字段</th><th scope="col">修改前</th><th scope="col">修改后</th></tr></thead>
      <tbody>
        {known.map(({ field, before, after }) => (
          <tr key={field.name}>
            <th scope="row">{field.title}</th>
            <td><FieldCell field={field} value={before} record={{ [field.name]: before }} /></td>
            <td><FieldCell field={field} value={after} record={{ [field.name]: after }} /></td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
