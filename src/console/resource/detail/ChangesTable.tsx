import type { HistoryEntry } from '../../../engine/extension/paths';
import type { FieldModel, ResourceModel } from '../../../engine/model';
import { FieldCell } from '../../../fields/FieldCell';
import { views } from '../../../fields/views';
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
        {known.map((change) => <Change key={change.field.name} {...change} />)}
      </tbody>
    </table>
  );
}

function Change({ field, before, after }: { field: FieldModel; before: unknown; after: unknown }) {
  const { Difference } = views[field.kind];
  return (
    <tr>
      <th scope="row">{field.title}</th>
      {Difference && before && after ? <td colSpan={2}><Difference field={field} before={before} after={after} /></td> : (
        <>
          <td><FieldCell field={field} value={before} record={{ [field.name]: before }} /></td>
          <td><FieldCell field={field} value={after} record={{ [field.name]: after }} /></td>
        </>
      )}
    </tr>
  );
}
