import { useRef } from 'react';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import type { FieldModel } from '../../engine/model';
import { holds } from '../../engine/rules/holds';
import { isRequired } from '../../engine/validation/recordSchema';
import type { InputProps } from '../view';
import { views } from '../views';
import { useRows } from './rows';
import './Grid.css';

type Row = Record<string, unknown>;

/** Rows of inputs, one column for each field of the row; rows can be added, and those that do not stand first removed and moved. */
export default function Grid(props: InputProps) {
  const { field, id, onBlur, disabled, mode, error, errors = {} } = props;
  const table = useRef<HTMLTableElement>(null);
  const columns = field.fields ?? [];
  const fixed = field.first?.length ?? 0;
  const { rows, most, keyOf, set, add, move, remove, report } = useRows(props, columns);

  return (
    <div id={id} role="group" aria-label={field.title} aria-describedby={[field.help && `${id}-help`, error && `${id}-message`].filter(Boolean).join(' ') || undefined} className="field-grid-input"
      onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(); }}>
      {rows.length > 0 && (
        <div className="field-grid-scroll">
          <table ref={table} tabIndex={-1} className="field-grid" aria-label={field.title}>
            <thead>
              <tr>
                <th scope="col" className="field-grid-number">序号</th>
                {columns.map((column) => (
                  <th key={column.name} scope="col">
                    {column.required && !column.when && <span className="field-grid-required" aria-hidden="true">*</span>}
                    {column.title}
                  </th>
                ))}
                <th scope="col">操作</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={keyOf(index)}>
                  <td className="field-grid-number">{index + 1}</td>
                  {columns.map((column) => (
                    <td key={column.name}>
                      <Cell
                        column={column}
                        id={`${id}.${index}.${column.name}`}
                        label={`第 ${index + 1} 行${column.title}`}
                        row={row}
                        disabled={disabled || column.name in (field.first?.[index] ?? {})}
                        mode={mode}
                        error={errors[`${index}.${column.name}`]}
                        onChange={(cell) => set(index, column.name, cell)}
                        onProblem={(message) => report(index, column.name, message)}
                      />
                    </td>
                  ))}
                  <td className="field-grid-tools">
                    {index < fixed ? (
                      <span className="field-grid-none">固定</span>
                    ) : (
                      <>
                        <IconButton size="small" icon="chevronUp" label={`上移第 ${index + 1} 行`} disabled={disabled || index === fixed} onClick={() => move(index, index - 1)} />
                        <IconButton size="small" icon="chevronDown" label={`下移第 ${index + 1} 行`} disabled={disabled || index === rows.length - 1} onClick={() => move(index, index + 1)} />
                        <IconButton size="small" icon="delete" label={`删除第 ${index + 1} 行`} disabled={disabled} onClick={() => { remove(index); table.current?.focus(); }} />
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Button icon="add" size="small" disabled={disabled || rows.length >= most} onClick={add}>
        添加一行{field.maxItems !== undefined && `（${rows.length}/${most}）`}
      </Button>
    </div>
  );
}

interface GridCellProps {
  column: FieldModel;
  id: string;
  /** What it is called to those who do not see where it stands. */
  label: string;
  row: Row;
  disabled?: boolean;
  mode: InputProps['mode'];
  error?: string;
  onChange(value: unknown): void;
  onProblem(message: string | undefined): void;
}

export function Cell({ column, id, label, row, error, ...props }: GridCellProps) {
  const { Input } = views[column.kind];
  const required = isRequired(column, row);
  // What the row does not ask for cannot be entered; its place in the table stays.
  if (!holds(column.when, row)) return <span className="field-grid-none">-</span>;
  return (
    <>
      <label className="ui-hidden" htmlFor={id}>{label}</label>
      <Input {...props} id={id} field={required === column.required ? column : { ...column, required }} value={row[column.name]} values={row} error={error} />
      <span id={`${id}-message`} className="field-grid-message">{error}</span>
    </>
  );
}
