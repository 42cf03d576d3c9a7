/** A list of rows: put in order by dragging or keys, added up to their limit, each with the controls of its fields. */
import { useId } from 'react';
import { holds } from '../../../../engine/rules/holds';
import { completeRow } from '../../../../engine/page/controls';
import { Button } from '../../../../ui/buttons/Button';
import { IconButton } from '../../../../ui/buttons/IconButton';
import { deletion, useConfirm } from '../../../../ui/layers/Confirm';
import { SortableRows } from '../../../../ui/dragging/SortableRows';
import { moved } from './moved';
import { isBlock, type FieldControlProps } from '../control';

type Row = Record<string, unknown>;

export function RowsControl({ id, field, group, value, onChange, Inner }: FieldControlProps) {
  const rows = (Array.isArray(value) ? value : []) as Row[];
  const { fields = [], minItems = 0, maxItems = Infinity } = field;
  const change = (at: number, row: Row) => onChange(rows.map((each, index) => (index === at ? row : each)));
  const move = (from: number, to: number) => onChange(moved(rows, from, to));
  const isFull = rows.length >= maxItems;
  const confirm = useConfirm();
  const remove = async (at: number) => {
    if (group?.asks === undefined || await confirm(deletion(group.asks))) onChange(rows.filter((_row, index) => index !== at));
  };
  return (
    <div id={id} role="group" aria-label={field.title} className="pd-rows" tabIndex={-1}>
      <SortableRows count={rows.length} className="pd-list-row" nameOf={(at) => `第 ${at + 1} 项`} disabled={rows.length < 2} onMove={move}>
        {(at) => (
          <>
            <div className="pd-list-fields">
              {fields.filter((each) => !each.when || holds(each.when, rows[at]!)).map((each) => (
                <RowField Inner={Inner} key={each.name} field={each} row={rows[at]!} onChange={(row) => change(at, row)} />
              ))}
            </div>
            <IconButton size="small" icon="delete" label={`删除第 ${at + 1} 项`} disabled={rows.length <= minItems} onClick={() => void remove(at)} />
          </>
        )}
      </SortableRows>
      <Button icon="add" disabled={isFull} onClick={() => onChange([...rows, completeRow({}, fields)])}>
        {field.adds ?? '添加'}{Number.isFinite(maxItems) && ` (${rows.length}/${maxItems})`}
      </Button>
    </div>
  );
}

function RowField({ field, row, onChange, Inner }: Pick<FieldControlProps, 'field' | 'Inner'> & { row: Row; onChange(row: Row): void }) {
  const id = useId();
  return (
    <div className="pd-row" data-block={isBlock(field) || undefined}>
      <label htmlFor={id} id={`${id}-label`}>{field.title}</label>
      <div className="pd-value">
        <Inner id={id} field={field} row={row} value={row[field.name]} onChange={(value) => onChange({ ...row, [field.name]: value })} />
        {field.help !== undefined && <p className="pd-help">{field.help}</p>}
      </div>
    </div>
  );
}
