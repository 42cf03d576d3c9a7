/** A row whose cells are the inputs of its record: saved or left by itself, beside other rows. */
import { useEffect, type KeyboardEvent } from 'react';
import type { FormModel, ListModel, ResourceModel } from '../../../engine/model';
import { Button } from '../../../ui/buttons/Button';
import { Asked } from '../../../ui/states/Asked';
import { controlId, FormContext, useFormParts, useInputState, useVariant } from '../form/context';
import { FieldLabel, FieldMessage } from '../form/FieldLabel';
import { focusField } from '../form/focusField';
import { FieldInput } from '../form/FormField';
import type { InputSpec } from '../form/inputState';
import { LeaveGuard } from '../form/leaving';
import { PeriodField } from '../form/PeriodField';
import type { Values } from '../form/store';
import { Summary } from '../form/Summary';
import { useOpening } from '../form/useOpening';
import { useRecordForm } from '../form/useRecordForm';
import type { TableColumn } from '../table/model';
import { enteredIn, type OpenedRow } from './useRowForms';
import './row.css';

interface RowFormProps {
  resource: ResourceModel;
  form: FormModel;
  list: ListModel;
  opened: OpenedRow;
  columns: readonly TableColumn[];
  /** What screen readers call the row. */
  name: string;
  /** Another new row has the draft. */
  undrafted: boolean;
  /** @param saved something changed */
  onClose(saved: boolean): void;
}

export function RowForm(props: RowFormProps) {
  const { resource, opened: { mode, row, defaults }, columns } = props;
  const opening = useOpening({ resource, mode, id: row?.id as number | string | undefined, record: row, defaults });
  if (!opening.data) return <tr className="lt-row"><td colSpan={columns.length} className="lt-cell"><Asked query={opening} lines={1} height={32}>{() => null}</Asked></td></tr>;
  return <Opened {...props} initial={opening.data} stored={opening.stored} />;
}

function Opened({ resource, form: model, list, opened: { mode, row }, columns, name, undrafted, onClose, initial, stored }: RowFormProps & { initial: Values; stored: Values | undefined }) {
  const { form, agreeToClose } = useRecordForm({ resource, form: model, mode, id: row?.id as number | string | undefined, initial, stored, undrafted, onSaved: () => onClose(true) });
  const { session, state, parts, draft, root } = form;
  const specs = state.sections.flatMap(({ inputs }) => inputs);
  const first = columns.flatMap((column) => enteredIn(list, column.name)).find((each) => specs.some(({ field }) => field.name === each));
  // oxlint-disable-next-line react/exhaustive-deps -- once, where the row becomes a form
  useEffect(() => { if (first !== undefined) focusField(root.current, controlId(parts.id, first), first); }, []);

  const leave = () => void agreeToClose().then((may) => may && onClose(false));
  const onKeyDown = (event: KeyboardEvent) => {
    // The table's own keys rest while somebody types.
    event.stopPropagation();
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') leave();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.role !== 'combobox') void session.submit();
  };
  const buttons = (
    <span className="row-actions">
      <Button variant="text" size="small" aria-label={`保存：${name}`} busy={state.isSaving} disabled={state.conflict !== undefined} onClick={() => void session.submit()}>保存</Button>
      <Button variant="text" size="small" aria-label={`取消：${name}`} onClick={leave}>取消</Button>
    </span>
  );
  const hasActions = columns.some((column) => column.name === '#actions');
  const isTold = draft.offer !== undefined || draft.restoredAt !== undefined || state.conflict !== undefined || state.summary.length > 0;
  const cell = (column: TableColumn) => {
    if (column.name === '#actions') return buttons;
    const inputs = specs.filter(({ field }) => enteredIn(list, column.name).includes(field.name));
    if (inputs.length > 0) return <span className="lt-inputs" inert={state.isSaving}>{inputs.map((spec) => <CellInput key={spec.field.name} spec={spec} />)}</span>;
    return row && !column.name.startsWith('#') ? column.render(row) : null;
  };
  return (
    <FormContext value={parts}>
      <tr className="lt-row lt-edited" aria-label={name} ref={(element) => { root.current = element; }} onKeyDown={onKeyDown}>
        {columns.map((column) => <td key={column.name} className={column.className} style={column.style}>{cell(column)}</td>)}
      </tr>
      {(isTold || !hasActions) && (
        <tr className="lt-edited-told">
          <td colSpan={columns.length}>
            <Summary form={form} />
            {!hasActions && buttons}
          </td>
        </tr>
      )}
      <LeaveGuard store={parts.store} onGiveUp={draft.close} />
    </FormContext>
  );
}

function CellInput({ spec }: { spec: InputSpec }) {
  const { id: formId } = useFormParts();
  const { shown, required, disabled } = useInputState(spec);
  const called = useVariant(spec);
  if (!shown) return null;
  if (spec.input.through !== undefined) return <PeriodField spec={called} required={required} disabled={disabled} />;
  const id = controlId(formId, spec.field.name);
  return (
    <span className="lt-input" data-field={spec.field.name}>
      <FieldLabel hidden id={id} title={called.field.title} required={required} />
      <FieldInput spec={called} required={required} disabled={disabled} />
      <FieldMessage id={id} name={spec.field.name} />
    </span>
  );
}
