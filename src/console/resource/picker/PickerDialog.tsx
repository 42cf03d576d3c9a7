/** Chooses records of an entity from a list in a dialog: one, or several across pages; or does something with the row whose button is pressed. */
import type { ResourceModel } from '../../../engine/model';
import { Button } from '../../../ui/buttons/Button';
import { useConfirm } from '../../../ui/layers/Confirm';
import { Dialog } from '../../../ui/layers/Dialog';
import { showNotice } from '../../../ui/states/notices';
import { PickerList } from './PickerList';
import { Selected } from './Selected';
import { useSelection } from './useSelection';
import '../../../ui/inputs/field.css';

type Row = Record<string, unknown>;

export interface PickerDialogProps {
  resource: ResourceModel;
  /** Name of the view shown; `picker` unless told. */
  view?: string;
  multiple?: boolean;
  /** At most so many rows; the view's own limit when absent. */
  max?: number;
  /** What the button says; the view's own word when absent. */
  confirm?: string;
  /** The button stands in each row, in place of choosing a row first. */
  inRows?: boolean;
  /** Rows selected from the start, by their primary key at least. */
  selected?: readonly Row[];
  /** Filters that are set when it opens. */
  filter?: Row;
  /** Whole rows, in the order in which they were selected; those selected from the start as they were given. */
  onPick(rows: Row[]): void;
  onClose(): void;
}

/** @example <PickerDialog resource={product} multiple onPick={(rows) => add(rows)} onClose={close} /> */
export function PickerDialog({ resource, view = 'picker', multiple = false, selected = [], filter, inRows = false, onPick, onClose, ...props }: PickerDialogProps) {
  const confirm = useConfirm();
  const list = resource.views.find((candidate) => candidate.name === view);
  const max = Math.min(props.max ?? Infinity, list?.max ?? Infinity);
  const selection = useSelection({
    idOf: (row) => String(row[resource.primaryKey]),
    multiple,
    max,
    initial: selected,
    onRefused: () => showNotice('warning', `最多可选${max}个${resource.title}`),
  });
  if (!list) throw new Error(`${resource.key} has no view ${view}`);
  const pick = () => {
    if (selection.rows.length === 0) showNotice('warning', `请先选择${resource.title}`);
    else onPick(selection.rows);
  };
  const word = props.confirm ?? list.labels?.pick ?? '确定';
  const held = new Set(selected.map((row) => String(row[resource.primaryKey])));
  /** Escape is pressed too easily for what took long to gather. */
  const leave = async () => {
    const added = selection.rows.filter((row) => !held.has(String(row[resource.primaryKey]))).length;
    if (!multiple || added < 2 || await confirm({ text: `已选 ${added} 个，尚未使用。确定关闭吗？` })) onClose();
  };
  return (
    <Dialog
      open
      title={list.title}
      width={list.width ?? 896}
      onClose={() => void leave()}
      footer={
        <div className="form-footer">
          <Button onClick={onClose}>取消</Button>
          {!inRows && <Button variant="primary" onClick={pick}>{word}</Button>}
        </div>
      }
    >
      <PickerList resource={resource} list={list} filter={filter} multiple={multiple} selection={selection} onConfirm={pick} act={inRows ? { title: word, on: (row) => onPick([row]) } : undefined} />
      {multiple && <Selected resource={resource} selection={selection} />}
    </Dialog>
  );
}
