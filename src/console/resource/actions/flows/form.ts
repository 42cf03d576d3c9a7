import type { FormMode } from '../../../../engine/model';
import type { Row, RowId } from '../../table/model';
import type { FlowPorts } from './flow';

/** Opens the form of a record: its page, its row, or else a dialog above the list. */
export function openForm({ resource: { form }, visit, open, editInRow }: FlowPorts, mode: FormMode, row?: Row, defaults?: Row): void {
  if (editInRow?.(mode, row, defaults)) return open(undefined);
  if (form?.in !== 'page' || !form.route) return open({ kind: 'form', mode, id: row?.id as RowId | undefined, row, defaults });
  const base = form.route.replace(/\/:.*$/, '');
  const parts = row ? [String(row.id), ...(mode === 'copy' ? ['copy'] : [])] : [];
  visit([base, ...parts.map(encodeURIComponent)].join('/'), defaults);
}
