/** The records that a field holds, as rows: more are chosen in the picker, and each is taken out again, or several at once. */
import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { recordDeleted } from '../../../engine/extension/paths';
import type { ResourceModel } from '../../../engine/model';
import { Button } from '../../../ui/buttons/Button';
import { Tag } from '../../../ui/display/Tag';
import type { ChosenRecordsProps } from '../../../ui/ports/chosen';
import { observeWidth } from '../../../ui/observeWidth';
import { PickerContext } from '../../../ui/ports/picker';
import { Asked } from '../../../ui/states/Asked';
import { besideOneAnother } from './chosenRoom';
import { useChosenColumns, useChosenRows } from './useChosen';
import './chosen.css';

type Row = Record<string, unknown>;
type Ids = ChosenRecordsProps['ids'];

export function ChosenTable({ resource, ...props }: ChosenRecordsProps & { resource: ResourceModel }) {
  const { id, title, describedBy, ids, onChange, onBlur, disabled = false, max = Infinity } = props;
  const { key, primaryKey, display } = resource;
  const picker = use(PickerContext);
  const group = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState<Ids>([]);
  const { permitted, query, rows } = useChosenRows(resource, ids);
  const marked = ticked.filter((one) => ids.includes(one));
  useLeftOut(resource, props, rows);

  const add = async () => {
    const chosen = await picker?.pick({ entity: key, multiple: true, selected: ids, max: props.max });
    if (chosen) onChange(chosen.map((each) => each.id));
  };
  /** The button that was pressed goes with its row. */
  const remove = (gone: Ids) => {
    onChange(ids.filter((one) => !gone.includes(one)));
    group.current?.focus();
  };
  const nameOf = (one: Ids[number]) => String(rows.get(String(one))?.[display] ?? `${primaryKey === 'id' ? 'ID ' : ''}${one}`);
  const table = (
    <Table
      {...{ resource, title, ids, rows, disabled, marked, nameOf, remove }}
      absent={!permitted ? '无权查看' : query.isFetching ? '读取中' : '不存在或无权查看'}
      onTick={setTicked}
    />
  );

  return (
    <div ref={group} id={id} tabIndex={-1} role="group" aria-label={title} aria-describedby={describedBy} className="chosen"
      onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(); }}>
      <div className="chosen-tools">
        <Button icon="add" disabled={disabled || ids.length >= max} onClick={() => void add()}>{`添加${resource.title}`}</Button>
        {ids.length > 0 && <Button disabled={disabled || marked.length === 0} onClick={() => remove(marked)}>批量删除</Button>}
        <span role="status" className="chosen-count">{`已选 ${ids.length}${max < Infinity ? `/${max}` : ''} 个`}</span>
      </div>
      {ids.length > 0 && (permitted ? <Asked query={query} lines={Math.min(ids.length, 6)} height={28}>{() => table}</Asked> : table)}
    </div>
  );
}

/** Deleted records cannot be saved: the form asks before it leaves them out. */
function useLeftOut({ title, display }: ResourceModel, { ids, onLeftOut }: ChosenRecordsProps, rows: ReadonlyMap<string, Row>): void {
  const gone = useMemo(() => ids.filter((one) => rows.get(String(one))?.[recordDeleted]), [ids, rows]);
  const names = gone.map((one) => `「${String(rows.get(String(one))?.[display] ?? one)}」`).join('');
  useEffect(() => {
    if (gone.length === 0) return;
    onLeftOut?.({ question: `${title}${names}已删除，保存后将被移除，确定保存吗`, value: ids.filter((one) => !gone.includes(one)) });
    return () => onLeftOut?.(undefined);
  }, [gone, ids, names, title, onLeftOut]);
}

interface TableProps {
  resource: ResourceModel;
  title: string;
  ids: Ids;
  rows: ReadonlyMap<string, Row>;
  disabled: boolean;
  marked: Ids;
  /** What stands in place of a record that is not there. */
  absent: string;
  nameOf(id: Ids[number]): string;
  remove(ids: Ids): void;
  onTick(ids: Ids): void;
}

function Table({ resource, title, ids, rows, disabled, marked, absent, nameOf, remove, onTick }: TableProps) {
  const all = useChosenColumns(resource);
  const scroll = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => (scroll.current ? observeWidth(scroll.current, setRoom) : undefined), []);
  const lead = (all.find(({ column }) => column.name === resource.display) ?? all[0])?.column.name;
  const beside = besideOneAnother(all.map(({ column }) => column), lead, room);
  const columns = all.filter(({ column }) => beside.includes(column));
  const below = all.filter(({ column }) => !beside.includes(column));
  const isAll = marked.length === ids.length;
  const toggle = (one: Ids[number]) => onTick(marked.includes(one) ? marked.filter((other) => other !== one) : [...marked, one]);
  return (
    <div ref={scroll} className="chosen-scroll" role="region" aria-label={`已选的${resource.title}`} tabIndex={0}>
      <table className="chosen-table" aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className="chosen-mark">
              <input type="checkbox" aria-label="全选" disabled={disabled} checked={isAll} onChange={() => onTick(isAll ? [] : ids)}
                ref={(element) => { if (element) element.indeterminate = !isAll && marked.length > 0; }} />
            </th>
            {columns.map(({ column }) => <th key={column.name} scope="col" style={{ width: column.width, minWidth: column.minWidth, textAlign: column.align }}>{column.title}</th>)}
            <th scope="col" className="chosen-act">操作</th>
          </tr>
        </thead>
        <tbody>
          {ids.map((one) => {
            const row = rows.get(String(one));
            return (
              <tr key={one} data-gone={row?.[recordDeleted] ? true : undefined}>
                <td className="chosen-mark"><input type="checkbox" aria-label={`选择${nameOf(one)}`} disabled={disabled} checked={marked.includes(one)} onChange={() => toggle(one)} /></td>
                {row
                  ? columns.map(({ column, cell }) => (
                    <td key={column.name} style={{ textAlign: column.align }}>
                      {cell(row)}
                      {column.name === resource.display && Boolean(row[recordDeleted]) && <> <Tag tone="danger">{`${resource.title}已删除`}</Tag></>}
                      {column.name === lead && below.map((fact) => <div key={fact.column.name} className="chosen-fact"><span>{fact.column.title}</span> {fact.cell(row)}</div>)}
                    </td>
                  ))
                  : <td colSpan={columns.length}>{one} <Tag tone="info">{absent}</Tag></td>}
                <td className="chosen-act"><Button variant="dangerText" size="small" aria-label={`删除${nameOf(one)}`} disabled={disabled} onClick={() => remove([one])}>删除</Button></td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
