import { useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { useFileUploader } from '../../ui/ports/fileUploader';
import { isVideoAddress } from '../../ui/display/isVideoAddress';
import { useMediaPicker } from '../../ui/ports/mediaPicker';
import { RadioGroup } from '../../ui/inputs/RadioGroup';
import { withSpecType } from '../../engine/matrix/attributes';
import { withCells, type Place } from '../../engine/matrix/cells';
import { mostRows } from '../../engine/matrix/document';
import type { InputProps } from '../view';
import { Attributes } from './Attributes';
import type { EditorProps, Leave } from './CellEditor';
import { textOfCell, valueOfText } from './cellText';
import { columnsOf } from './columns';
import { clear, commonRow, enter, fill, fillDown, fillSeries, paste, type Edit } from './edits';
import { Grid } from './Grid';
import { at, selectedRange, within, type Selection } from './selection';
import { useGrid, type GridActions } from './useGrid';
import { useMatrix } from './useMatrix';
import './skuMatrix.css';

const keys = '方向键移动，Shift 加方向键选择区域，回车或 F2 编辑，Ctrl+C、Ctrl+X、Ctrl+V 复制、剪切、粘贴，Ctrl+D 向下填充，Ctrl+Shift+D 按序列填充，Ctrl+Z 撤销，Tab 离开表格。';
const steps: Record<Leave, Place> = { down: { row: 1, column: 0 }, up: { row: -1, column: 0 }, right: { row: 0, column: 1 }, left: { row: 0, column: -1 } };
const specTypes = [{ value: false, label: '单规格' }, { value: true, label: '多规格' }];

/** Attributes above, and a spreadsheet of their combinations below. */
export default function Editor({ id, field, value, onChange, onBlur, disabled, error, errors = {}, values = {} }: InputProps) {
  const editing = useMatrix(field, value, onChange);
  const { matrix, apply, say } = editing;
  const pickMedia = useMediaPicker();
  const uploader = useFileUploader();
  // Values and messages may change with every key; columns only with what they depend on.
  const columnsKey = JSON.stringify(columnsOf(matrix, field, values).map(({ name, field: each }) => [name, !each]));
  // oxlint-disable-next-line react/exhaustive-deps -- the key says what the columns depend on
  const columns = useMemo(() => columnsOf(matrix, field, values), [field, columnsKey]);
  const hasBulk = matrix.attrValueList.length > 1 && !disabled;
  const extent = { first: hasBulk ? -1 : 0, rows: matrix.attrValueList.length, columns: columns.length };

  const [held, setSelection] = useState<Selection>(() => at({ row: 0, column: columns.findIndex((column) => column.field) }));
  const selection = { anchor: within(held.anchor, extent), head: within(held.head, extent) };
  const range = selectedRange(selection);
  const [entering, setEntering] = useState<string>();
  const latest = useRef(matrix);
  latest.current = matrix;

  const take = ({ next, what }: Edit) => apply(next, what);
  const run = (edit: Edit) => (edit.next === matrix ? say('没有需要修改的单元格') : take(edit));
  const bulk = useMemo(() => (hasBulk ? commonRow(matrix, columns) : undefined), [hasBulk, matrix, columns]);
  const valueAt = ({ row, column }: Place) => (row < 0 ? bulk : matrix.attrValueList[row])?.[columns[column]!.name];

  const pick = async (place: Place) => {
    const files = await pickMedia!({ kind: 'image', multiple: false });
    if (files?.[0]) take(enter(latest.current, columns, place, files[0].url));
    grid.focusLater();
    setSelection(at(place));
  };
  const place: GridActions['place'] = (files, addresses, to) => {
    const { field: column, name } = columns[to.column]!;
    if (column?.kind !== 'image' || disabled) return;
    const store = (urls: string[]) => {
      const cells = urls.map((url, index) => ({ row: Math.max(0, to.row) + index, name, value: url }));
      if (to.row < 0 && urls[0]) take(enter(latest.current, columns, to, urls[0]));
      else apply(withCells(latest.current, cells), `已放入 ${Math.min(urls.length, extent.rows - to.row)} 张图片`);
    };
    const own = addresses.filter((address) => !isVideoAddress(address)).map((address) => (address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address));
    if (files.length === 0) return own.length > 0 ? store(own) : undefined;
    if (!uploader) return say('没有上传图片的权限');
    say('正在上传图片');
    // One after the other in the order in which they came; what is refused has been told by the queue.
    void Promise.all(files.map((file) => uploader.upload(file))).then((urls) => {
      const stored = urls.filter((url) => url !== undefined);
      if (stored.length > 0) store(stored);
    });
  };
  const begin = (typed?: string) => {
    const { head } = selection;
    const column = columns[head.column];
    if (!column?.field) return say('规格在上方修改');
    if (column.field.kind === 'switch') return take(enter(matrix, columns, head, valueAt(head) !== true));
    if (column.field.kind === 'image' && pickMedia && typed === undefined) return void pick(head);
    setSelection(at(head));
    setEntering(typed ?? textOfCell(valueAt(head), column.field));
  };
  const actions: GridActions | undefined = disabled ? undefined : {
    begin, place,
    apply: take,
    undo: editing.undo,
    redo: editing.redo,
    paste: (table, to) => paste(matrix, columns, table, to),
    clear: (from) => clear(matrix, columns, from),
    fillDown: (from) => fillDown(matrix, columns, from),
    fillSeries: (from) => fillSeries(matrix, columns, from),
    fill: (source, target, turned) => fill(matrix, columns, source, target, turned ? 'turned' : 'series'),
  };
  const grid = useGrid({ matrix, columns, selection, onSelect: setSelection, say, actions, hasBulk, isEntering: entering !== undefined });

  const leave = (to: Leave | undefined) => {
    setEntering(undefined);
    if (!to) return;
    grid.focusLater();
    const { row, column } = selection.head;
    setSelection(at(within({ row: row + steps[to].row, column: column + steps[to].column }, extent)));
  };
  const entered = columns[selection.head.column];
  const editor: EditorProps | undefined = entering === undefined || !entered?.field ? undefined : {
    label: `${selection.head.row < 0 ? '批量设置' : matrix.attrValueList[selection.head.row]!.sku} ${entered.title}`,
    initial: entering,
    numeric: entered.field.kind !== 'text',
    onCommit(text, to) {
      const next = enter(matrix, columns, selection.head, valueOfText(text, entered.field!));
      if (next.next !== matrix && text !== textOfCell(valueAt(selection.head), entered.field!)) take(next);
      leave(to);
    },
    onCancel() {
      grid.focusLater();
      setEntering(undefined);
    },
  };

  const messages = useMemo(() => messagesByRow(errors), [errors]);
  const wrong = useMemo(() => [...messages.cells].flatMap(([row, cells]) => Object.keys(cells).map((name) => ({ row, column: columns.findIndex((column) => column.field?.name === name) }))).filter(({ column }) => column >= 0), [messages, columns]);
  const goToNext = () => {
    const { head } = selection;
    const next = wrong.find(({ row, column }) => row > head.row || (row === head.row && column > head.column)) ?? wrong[0]!;
    grid.reveal.current?.(next.row);
    grid.focusLater();
    setSelection(at(next));
    say(messages.cells.get(next.row)![columns[next.column]!.name]!);
  };

  return (
    <div
      id={id}
      role="group"
      className="sku"
      aria-label={field.title}
      aria-describedby={[field.help && `${id}-help`, error && `${id}-message`].filter(Boolean).join(' ') || undefined}
      onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(); }}
    >
      <RadioGroup
        aria-label="商品规格"
        options={specTypes}
        value={matrix.specType}
        disabled={disabled}
        onChange={(specType) => apply(withSpecType(matrix, specType, editing.blank), specType ? '多规格' : '单规格')}
      />
      {matrix.specType && <Attributes editing={editing} mostRows={field.maxItems ?? mostRows} disabled={disabled} errors={messages.attributes} />}
      <div className="sku-tools" role="toolbar" aria-label="表格操作">
        <Button size="small" icon="undo" disabled={disabled || !editing.canUndo} onClick={editing.undo}>撤销</Button>
        <Button size="small" icon="redo" disabled={disabled || !editing.canRedo} onClick={editing.redo}>重做</Button>
        <Button size="small" icon="chevronDown" disabled={disabled || range.top < 0 || extent.rows < 2} onClick={() => run(fillDown(matrix, columns, range))}>向下填充</Button>
        <Button size="small" icon="chevronDown" disabled={disabled || range.top < 0 || range.bottom === range.top} onClick={() => run(fillSeries(matrix, columns, range))}>序列填充</Button>
        {wrong.length > 0 && <Button size="small" variant="dangerText" icon="error" disabled={disabled} onClick={goToNext}>{`下一处错误（${wrong.length}）`}</Button>}
        <span className="sku-hint">{extent.rows} 行 · 可从 Excel、WPS 粘贴</span>
      </div>
      <span className="ui-hidden" id={`${id}-keys`}>{keys}</span>
      <Grid
        id={id}
        title={field.title}
        rows={matrix.attrValueList}
        columns={columns}
        bulk={bulk}
        selection={selection}
        filling={grid.filling}
        errors={messages.cells}
        editor={editor}
        readOnly={disabled === true}
        describedBy={`${id}-keys`}
        handlers={grid.handlers}
        reveal={grid.reveal}
      />
      <div role="status" className="ui-hidden">{editing.announced}</div>
    </div>
  );
}

/** The form's messages, which stand at `attrValueList.3.price` and `attrList.0.attributeName`. */
function messagesByRow(errors: Readonly<Record<string, string>>) {
  const cells = new Map<number, Record<string, string>>();
  const attributes: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors)) {
    const [part, index, name] = path.split('.');
    if (part === 'attrList') attributes[`${index}.${name}`] = message;
    else if (name !== undefined) cells.set(Number(index), { ...cells.get(Number(index)), [name]: message });
  }
  return { cells, attributes };
}
