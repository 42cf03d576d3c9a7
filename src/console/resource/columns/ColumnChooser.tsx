import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from '../../../ui/buttons/Button';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { dragAnnouncements } from '../../../ui/dragging/dragWords';
import { Drawer } from '../../../ui/layers/Drawer';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/buttons/IconButton';
import { move, type Pin, type PlacedColumn } from './layout';
import type { ColumnsState } from './useColumns';
import '../../../ui/dragging/dragHandle.css';
import './ColumnChooser.css';

interface ColumnChooserProps {
  state: ColumnsState;
  titleOf(name: string): string;
  /** Columns that find no room in this window. */
  away: readonly string[];
  onClose(): void;
}

/** Which columns stand in the list, in what order, and which of them stay at the edges. Remembered per person. */
export default function ColumnChooser({ state, titleOf, away, onClose }: ColumnChooserProps) {
  const { columns } = state;
  const order = columns.map((column) => column.name);
  const shown = columns.filter((column) => !column.hidden).length;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const by = order.indexOf(String(over.id)) - order.indexOf(String(active.id));
    state.reorder(move(order, String(active.id), by));
  };
  return (
    <Drawer
      open
      title="列设置"
      width={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={state.reset} disabled={!state.changed}>恢复默认</Button>
          <Button variant="primary" onClick={onClose}>完成</Button>
        </>
      }
    >
      <Checkbox checked={shown === columns.length} indeterminate={shown > 0 && shown < columns.length} onChange={state.showAll}>
        全选
      </Checkbox>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ screenReaderInstructions: { draggable: '按空格拿起，用上下方向键移动，再按空格放下，按 Esc 取消。' }, announcements: dragAnnouncements((name) => titleOf(String(name))) }}
      >
        <SortableContext items={order} strategy={verticalListSortingStrategy}>
          <ul className="cc">
            {columns.map((column, index) => (
              <ColumnItem
                key={column.name}
                column={column}
                title={titleOf(column.name)}
                away={away.includes(column.name)}
                only={shown === 1 && !column.hidden}
                first={index === 0}
                last={index === columns.length - 1}
                state={state}
                onMove={(by) => state.reorder(move(order, column.name, by))}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </Drawer>
  );
}

interface ColumnItemProps {
  column: PlacedColumn;
  title: string;
  /** It finds no room in this window. */
  away: boolean;
  /** The last shown column cannot be hidden. */
  only: boolean;
  first: boolean;
  last: boolean;
  state: ColumnsState;
  onMove(by: number): void;
}

function ColumnItem({ column, title, away, only, first, last, state, onMove }: ColumnItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: column.name });
  const pin = (side: Pin, label: string) => (
    <Button
      size="small"
      variant={column.pin === side ? 'primary' : 'default'}
      aria-pressed={column.pin === side}
      aria-label={`${label} ${title}`}
      onClick={() => state.pin(column.name, column.pin === side ? undefined : side)}
    >
      {label}
    </Button>
  );
  return (
    <li ref={setNodeRef} className={isDragging ? 'cc-item cc-dragging' : 'cc-item'} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <button type="button" ref={setActivatorNodeRef} className="drag-handle" {...attributes} {...listeners} aria-roledescription="可排序" aria-label={`拖动 ${title}`}>
        <Icon name="drag" />
      </button>
      <span className="cc-title">
        <Checkbox checked={!column.hidden} disabled={only} onChange={(shown) => state.show(column.name, shown)}>{title}</Checkbox>
        {away && !column.hidden && <span className="cc-away">在“展开”中</span>}
      </span>
      <IconButton size="small" icon="chevronUp" label={`上移 ${title}`} disabled={first} onClick={() => onMove(-1)} />
      <IconButton size="small" icon="chevronDown" label={`下移 ${title}`} disabled={last} onClick={() => onMove(1)} />
      {pin('left', '左固定')}
      {pin('right', '右固定')}
    </li>
  );
}
