import { useEditorState, type Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Menu, type MenuItem } from '../../ui/layers/Menu';
import { NumberInput } from '../../ui/inputs/NumberInput';
import { Ask } from './Ask';

interface TableToolsProps {
  editor: Editor;
  disabled?: boolean;
}

/** Inserting a table, and inside one shaping it. */
export function TableTools({ editor, disabled }: TableToolsProps) {
  const inside = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('table') });
  if (!inside) {
    return (
      <Ask name="表格" face="表格" disabled={disabled}>
        {(close) => (
          <NewTable onInsert={(rows, cols) => { close(); editor.chain().focus().insertTable({ rows, cols, withHeaderRow: true }).run(); }} />
        )}
      </Ask>
    );
  }
  const chain = () => editor.chain().focus();
  const item = (label: string, run: () => unknown, danger?: boolean): MenuItem => ({ key: label, label, danger, onSelect: run });
  const items = [
    item('上方插入行', () => chain().addRowBefore().run()),
    item('下方插入行', () => chain().addRowAfter().run()),
    item('左侧插入列', () => chain().addColumnBefore().run()),
    item('右侧插入列', () => chain().addColumnAfter().run()),
    item('合并单元格', () => chain().mergeCells().run()),
    item('拆分单元格', () => chain().splitCell().run()),
    item('切换表头行', () => chain().toggleHeaderRow().run()),
    item('删除行', () => chain().deleteRow().run(), true),
    item('删除列', () => chain().deleteColumn().run(), true),
    item('删除表格', () => chain().deleteTable().run(), true),
  ];
  return <Menu label="表格" className="field-editor-tool" disabled={disabled} tabIndex={-1} items={items} />;
}

const mostRows = 50;
const mostCols = 20;

function NewTable({ onInsert }: { onInsert(rows: number, cols: number): void }) {
  const id = useId();
  const [rows, setRows] = useState('3');
  const [cols, setCols] = useState('3');
  const fits = (text: string, most: number) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most;
  const fit = fits(rows, mostRows) && fits(cols, mostCols);
  return (
    <div className="field-editor-ask">
      <label htmlFor={`${id}-rows`}>行数</label>
      <NumberInput id={`${id}-rows`} text={rows} minimum={1} maximum={mostRows} onText={setRows} />
      <label htmlFor={`${id}-cols`}>列数</label>
      <NumberInput id={`${id}-cols`} text={cols} minimum={1} maximum={mostCols} onText={setCols} />
      <div><Button size="small" variant="primary" disabled={!fit} onClick={() => onInsert(Number(rows), Number(cols))}>插入</Button></div>
    </div>
  );
}
