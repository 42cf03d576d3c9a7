import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { narrowest, widest } from '../columns/layout';
import { Tip } from '../../../ui/layers/Tip';
import type { Sorting, TableColumn } from './model';

interface HeaderCellProps {
  column: TableColumn;
  width: number;
  sort?: Sorting;
  numbered: boolean;
  onSort?(field: string): void;
  onResize?(name: string, width: number): void;
}

/** A column's header: its title, a sort button, and a handle for its width (drag, or arrow keys). */
export function HeaderCell({ column, width, sort, numbered, onSort, onResize }: HeaderCellProps) {
  const sorted = sort?.field === column.name ? sort.order : undefined;
  const sortable = onSort && column.sortable;
  return (
    <th
      scope="col"
      className={`${column.className} lt-head`}
      style={column.style}
      aria-colindex={numbered ? column.index : undefined}
      aria-sort={sortable ? (sorted ? (sorted === 'ASC' ? 'ascending' : 'descending') : 'none') : undefined}
    >
      {sortable ? (
        <button type="button" className="lt-sort" title={sortable === 'page' ? '对本页数据排序' : undefined} onClick={() => onSort(column.name)}>
          {column.title}
          <span aria-hidden className={sorted ? `lt-arrow lt-${sorted.toLowerCase()}` : 'lt-arrow'} />
        </button>
      ) : (
        <span className="lt-title">{column.title}</span>
      )}
      {column.tip !== undefined && <Tip text={column.tip} label={column.title} />}
      {onResize && !column.rigid && (
        <ResizeHandle title={column.title} width={width} onResize={(next) => onResize(column.name, next)} />
      )}
    </th>
  );
}

const step = 16;

function ResizeHandle({ title, width, onResize }: { title: string; width: number; onResize(width: number): void }) {
  const drag = useRef<{ from: number; width: number } | null>(null);

  const press = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    const drawnWidth = event.currentTarget.closest('th')?.getBoundingClientRect().width ?? width;
    drag.current = { from: event.clientX, width: drawnWidth };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const pull = (event: PointerEvent) => {
    if (drag.current) onResize(drag.current.width + event.clientX - drag.current.from);
  };
  const release = () => {
    drag.current = null;
  };
  const key = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -step : event.key === 'ArrowRight' ? step : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onResize(width + by);
  };

  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={`调整列宽 ${title}`}
      aria-valuenow={Math.round(width)}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      className="lt-resize"
      onPointerDown={press}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={key}
    />
  );
}
