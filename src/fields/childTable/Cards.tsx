import { useRef } from 'react';
import { Button } from '../../console/ui/Button';
import { IconButton } from '../../console/ui/IconButton';
import { SortableRows } from '../../console/ui/SortableRows';
import type { FieldModel } from '../../engine/model';
import type { InputProps } from '../view';
import { views } from '../views';
import { emptyRow, useRowKeys } from './rows';
import './Cards.css';

type Row = Record<string, unknown>;

/** Rows as cards below each other, put in order by dragging or from the keyboard. */
export default function Cards({ field, id, value, onChange, onBlur, disabled = false, mode, error, errors = {}, onProblem }: InputProps) {
  const root = useRef<HTMLDivElement>(null);
  const rows: Row[] = Array.isArray(value) ? value : [];
  // What cannot be entered goes along unseen, such as the id by which a row is known again.
  const columns = (field.fields ?? []).filter(({ readOnly }) => !readOnly);
  const most = field.maxItems ?? 1000;
  const keys = useRowKeys(rows.length);
  const problems = useRef(new Map<string, string>());

  const set = (index: number, name: string, cell: unknown) => onChange(rows.map((row, at) => (at === index ? { ...row, [name]: cell } : row)));
  const move = (from: number, to: number) => {
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    keys.move(from, to);
    onChange(next);
  };
  const remove = (index: number) => {
    for (const { name } of columns) problems.current.delete(`${keys.of(index)}.${name}`);
    keys.remove(index);
    onChange(rows.filter((_, at) => at !== index));
    root.current?.focus();
  };
  const report = (cell: string, message: string | undefined) => {
    if (message) problems.current.set(cell, message);
    else problems.current.delete(cell);
    onProblem?.([...problems.current.values()][0]);
  };
  const nameOf = (index: number) => String(rows[index]?.name || `第 ${index + 1} 项`);

  return (
    <div ref={root} tabIndex={-1} id={id} role="group" aria-label={field.title} aria-describedby={[field.help && `${id}-help`, error && `${id}-message`].filter(Boolean).join(' ') || undefined} className="field-cards"
      onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(); }}>
      <SortableRows count={rows.length} keyOf={keys.of} className="field-card" nameOf={nameOf} disabled={disabled} onMove={move}>
        {(index) => (
          <>
            <div className="field-card-cells">
              {columns.map((column) => (
                <Cell
                  key={column.name}
                  column={column}
                  id={`${id}.${index}.${column.name}`}
                  index={index}
                  row={rows[index]!}
                  disabled={disabled}
                  mode={mode}
                  error={errors[`${index}.${column.name}`]}
                  onChange={(cell) => set(index, column.name, cell)}
                  onProblem={(message) => report(`${keys.of(index)}.${column.name}`, message)}
                />
              ))}
            </div>
            {!(field.keepsFirst && index === 0) && <IconButton size="small" icon="delete" label={`删除 ${nameOf(index)}`} disabled={disabled} onClick={() => remove(index)} />}
          </>
        )}
      </SortableRows>
      <Button icon="add" size="small" disabled={disabled || rows.length >= most} onClick={() => onChange([...rows, emptyRow(columns)])}>
        {field.adds ?? '添加数据'}{field.maxItems !== undefined && `（${rows.length}/${most}）`}
      </Button>
    </div>
  );
}

interface CardCellProps {
  column: FieldModel;
  id: string;
  index: number;
  row: Row;
  disabled: boolean;
  mode: InputProps['mode'];
  error?: string;
  onChange(value: unknown): void;
  onProblem(message: string | undefined): void;
}

function Cell({ column, id, index, row, error, ...props }: CardCellProps) {
  const { Input } = views[column.kind];
  return (
    <div className="field-card-cell" data-kind={column.kind}>
      <label htmlFor={id}>
        <span className="ui-hidden">{`第 ${index + 1} 项`}</span>
        {column.required && <span className="field-card-required" aria-hidden="true">*</span>}
        {column.title}
      </label>
      <Input {...props} id={id} field={column} value={row[column.name]} values={row} error={error} />
      {error !== undefined && <span id={`${id}-message`} className="field-card-message">{error}</span>}
    </div>
  );
}
