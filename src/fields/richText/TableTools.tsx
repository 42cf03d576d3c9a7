import { useEditorState, type Editor } from '@tiptap/react';
import { Menu, type MenuItem } from '../../console/ui/Menu';

/** Inserting and shaping tables. */
export function TableTools({ editor, disabled }: { editor: Editor; disabled?: boolean }) {
  const inside = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('table') });
  const chain = () => editor.chain().focus();
  const item = (label: string, run: () => unknown, danger?: boolean): MenuItem => ({ key: label, label, danger, onSelect: run });
  const items = inside
    ? [
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
      ]
    : [item('插入 3 × 3 表格', () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run())];
  return <Menu label="表格" className="field-editor-tool" disabled={disabled} tabIndex={-1} items={items} />;
}
