import type { FormMode } from '../../../../engine/model';
import { addressOfForm } from '../../../../engine/routes/formAddress';
import type { Row, RowId } from '../../table/model';
import type { FlowPorts } from './flow';

/** Opens the form of a record: its page, its row, or else a dialog above the list. */
export function openForm({ resource: { form }, visit, open, editInRow }: FlowPorts, mode: FormMode, row?: Row, defaults?: Row): void {
  if (editInRow?.(mode, row, defaults)) return open(undefined);
  if (form?.in !== 'page' || !form.route) return open({ kind: 'form', mode, id: row?.id as RowId | undefined, row, defaults });
  visit(addressOfForm(form.route, form.addresses, mode, row?.id as RowId | undefined), defaults);
}
