import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { columnNames } from '../../../engine/format/template';
import type { ColumnModel } from '../../../engine/model';
import { Button } from '../../../ui/buttons/Button';
import { Asked } from '../../../ui/states/Asked';
import { EmptyState } from '../../../ui/states/EmptyState';
import type { PaneRows } from '../pane/rows';
import { cellRenderer } from '../table/cells';
import type { Selection } from './useSelection';
import './picker.css';

type Row = Record<string, unknown>;

export interface PickerTableProps extends PaneRows {
  multiple: boolean;
  selection: Selection;
  /** What a button in each row does, in place of choosing rows. */
  act?: { title: string; on(row: Row): void };
  /** Enter on a row ends the choice with the rows selected so far. */
  onConfirm(): void;
  /** Names a row for the control that selects it. */
  nameOf(row: Row): string;
  /** Opens or closes the branch of a row of a tree. */
  onBranch?(row: Row, wish: boolean): void;
  /** Stands around the first cell of a row. */
  wrapFirst?(row: Row, content: ReactNode): ReactNode;
}

export const PickerTable = (props: PickerTableProps) => (
  <Asked query={props.query} lines={6} height={28}>{(rows) => (rows.length === 0 ? <EmptyState /> : <Table {...props} rows={rows} />)}</Asked>
);

/** Whoever comes by the right to a form may be told less than the picker has columns for: what is answered of no row is not drawn. */
const isTold = (column: ColumnModel, rows: readonly Row[]): boolean => [column.name, ...columnNames(column)].some((name) => rows.some((row) => row[name] !== undefined));

function Table(props: PickerTableProps & { rows: readonly Row[] }) {
  const { list, fields, primaryKey, enumeration, rows, multiple, selection, act, nameOf, onBranch, wrapFirst = (_row, content) => content } = props;
  const columns = useMemo(
    () => list.columns.filter((column) => !column.hidden && isTold(column, rows)).map((column) => ({ column, cell: cellRenderer(column, fields, enumeration) })),
    [list.columns, rows, fields, enumeration],
  );
  const group = useId();
  const [active, setActive] = useState<string>();
  const onPage = selection.onPage(rows);
  const keyOf = (row: Row) => String(row[primaryKey]);
  // One tab stop for all rows: where the focus was, else the first selected one.
  const stop = (rows.find((row) => keyOf(row) === active) ?? rows.find(selection.has) ?? rows[0]!);
  return (
    <div className="picker-scroll" tabIndex={0} role="region" aria-label="可选数据">
      <table className="picker-table">
        <thead>
          <tr>
            {!act && <th scope="col" className="picker-mark">
              {multiple ? (
                <input
                  type="checkbox"
                  aria-label="选择本页"
                  checked={onPage === 'all'}
                  ref={(element) => {
                    if (element) element.indeterminate = onPage === 'some';
                  }}
                  onChange={() => selection.togglePage(rows)}
                />
              ) : <span className="ui-hidden">选择</span>}
            </th>}
            {columns.map(({ column }) => (
              <th key={column.name} scope="col" style={{ width: column.width, minWidth: column.minWidth, textAlign: column.align }}>{column.title}</th>
            ))}
            {act && <th scope="col" className="picker-act">操作</th>}
          </tr>
        </thead>
        <tbody onKeyDown={(event) => walk(event, props.onConfirm, onBranch && ((at, wish) => onBranch(rows[at]!, wish)))}>
          {rows.map((row) => (
            <tr key={keyOf(row)} aria-selected={act ? undefined : selection.has(row)} onClick={(event) => { if (!act && !isControl(event.target)) selection.toggle(row); }}>
              {!act && <td className="picker-mark">
                <input
                  type={multiple ? 'checkbox' : 'radio'}
                  name={multiple ? undefined : group}
                  tabIndex={row === stop ? 0 : -1}
                  onFocus={() => setActive(keyOf(row))}
                  aria-label={`选择${nameOf(row)}`}
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                  onClick={(event) => event.stopPropagation()}
                />
              </td>}
              {columns.map(({ column, cell }, at) => <td key={column.name} style={{ textAlign: column.align }}>{at === 0 ? wrapFirst(row, cell(row)) : cell(row)}</td>)}
              {act && <td className="picker-act"><Button variant="text" size="small" aria-label={`${act.title}${nameOf(row)}`} onClick={() => act.on(row)}>{act.title}</Button></td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A press on a picture or a link in a row, or in what it opened, is meant for that. */
const isControl = (target: EventTarget): boolean => (target as Element).closest('button, a, dialog:not(:has(.picker-scroll))') !== null;

/** Arrows, Home and End go from row to row without selecting, those aside open and close branches; the blank selects as ever, Enter ends the choice. */
function walk(event: KeyboardEvent<HTMLTableSectionElement>, confirm: () => void, branch?: (at: number, wish: boolean) => void): void {
  const marks = [...event.currentTarget.querySelectorAll<HTMLInputElement>('.picker-mark input')];
  const at = marks.indexOf(event.target as HTMLInputElement);
  if (at < 0) return;
  const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: marks.length - 1 }[event.key];
  if (to === undefined && event.key !== 'Enter') return;
  event.preventDefault();
  if (to === undefined) confirm();
  else if (branch && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) branch(at, event.key === 'ArrowRight');
  else marks[Math.max(0, Math.min(marks.length - 1, to))]!.focus();
}
