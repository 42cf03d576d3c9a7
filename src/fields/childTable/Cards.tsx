import { useRef } from 'react';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { SortableRows } from '../../ui/dragging/SortableRows';
import type { FieldModel } from '../../engine/model';
import { holds } from '../../engine/rules/holds';
import { isRequired } from '../../engine/validation/recordSchema';
import type { InputProps } from '../view';
import { views } from '../views';
import { useRows } from './rows';
import './Cards.css';

type Row = Record<string, unknown>;

/** Rows as cards below each other, put in order by dragging or from the keyboard. */
export default function Cards(props: InputProps) {
  const { field, id, onBlur, disabled = false, mode, error, errors = {} } = props;
  const root = useRef<HTMLDivElement>(null);
  // What cannot be entered goes along unseen, such as the id by which a row is known again.
  const columns = (field.fields ?? []).filter(({ readOnly }) => !readOnly);
  const { rows, most, keyOf, set, add, move, remove, report } = useRows(props, columns);
  const nameOf = (index: number) => String(rows[index]?.name || `第 ${index + 1} 项`);

  return (
    <div ref={root} tabIndex={-1} id={id} role="group" aria-label={field.title} aria-describedby={[field.help && `${id}-help`, error && `${id}-message`].filter(Boolean).join(' ') || undefined} className="field-cards"
      onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(); }}>
      <SortableRows count={rows.length} keyOf={keyOf} className="field-card" nameOf={nameOf} disabled={disabled} onMove={move}>
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
                  errors={within(errors, `${index}.${column.name}.`)}
                  onChange={(cell) => set(index, column.name, cell)}
                  onProblem={(message) => report(index, column.name, message)}
                />
              ))}
            </div>
            {!(field.keepsFirst && index === 0) && <IconButton size="small" icon="delete" label={`删除 ${nameOf(index)}`} disabled={disabled} onClick={() => { remove(index); root.current?.focus(); }} />}
          </>
        )}
      </SortableRows>
      <Button icon="add" size="small" disabled={disabled || rows.length >= most} onClick={add}>
        {field.adds ?? '添加数据'}{field.maxItems !== undefined && `（${rows.length}/${most}）`}
      </Button>
    </div>
  );
}

const within = (errors: Record<string, string>, path: string): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).flatMap(([name, message]) => (name.startsWith(path) ? [[name.slice(path.length), message]] : [])));

interface CardCellProps {
  column: FieldModel;
  id: string;
  index: number;
  row: Row;
  disabled: boolean;
  mode: InputProps['mode'];
  error?: string;
  /** Of what lies within the cell. */
  errors: Record<string, string>;
  onChange(value: unknown): void;
  onProblem(message: string | undefined): void;
}

function Cell({ column, id, index, row, error, ...props }: CardCellProps) {
  const { Input } = views[column.kind];
  const required = isRequired(column, row);
  if (!holds(column.when, row)) return null;
  return (
    <div className="field-card-cell" data-kind={column.kind}>
      <label htmlFor={id}>
        <span className="ui-hidden">{`第 ${index + 1} 项`}</span>
        {required && <span className="field-card-required" aria-hidden="true">*</span>}
        {column.title}
      </label>
      <Input {...props} id={id} field={required === column.required ? column : { ...column, required }} value={row[column.name]} values={row} error={error} />
      {error !== undefined && <span id={`${id}-message`} className="field-card-message">{error}</span>}
    </div>
  );
}
