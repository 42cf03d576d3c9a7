import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { useRef, type ReactNode } from 'react';
import { AskColour, AskImage, AskLink, AskVideo } from './asks';
import { TableTools } from './TableTools';

interface Tool {
  name: string;
  /** Keys that do the same, as people write them. */
  keys?: string;
  face: ReactNode;
  run(chain: ChainedCommands): ChainedCommands;
  active?(editor: Editor): boolean;
  enabled?(editor: Editor): boolean;
}

const stroke = (path: string) => (
  <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true"><path d={path} /></svg>
);

const heading = (level: 1 | 2 | 3): Tool => ({
  name: `标题 H${level}`, keys: `Ctrl+Alt+${level}`, face: `H${level}`, run: (chain) => chain.toggleHeading({ level }), active: (editor) => editor.isActive('heading', { level }),
});
const align = (name: string, value: string, path: string): Tool => ({
  name, face: stroke(path), run: (chain) => chain.setTextAlign(value), active: (editor) => editor.isActive({ textAlign: value }),
});

const groups: Tool[][] = [
  [
    { name: '撤销', keys: 'Ctrl+Z', face: stroke('M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3'), run: (chain) => chain.undo(), enabled: (editor) => editor.can().undo() },
    { name: '重做', keys: 'Ctrl+Shift+Z', face: stroke('m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3'), run: (chain) => chain.redo(), enabled: (editor) => editor.can().redo() },
  ],
  [heading(1), heading(2), heading(3)],
  [
    { name: '加粗', keys: 'Ctrl+B', face: <b>B</b>, run: (chain) => chain.toggleBold(), active: (editor) => editor.isActive('bold') },
    { name: '斜体', keys: 'Ctrl+I', face: <i>I</i>, run: (chain) => chain.toggleItalic(), active: (editor) => editor.isActive('italic') },
    { name: '下划线', keys: 'Ctrl+U', face: <u>U</u>, run: (chain) => chain.toggleUnderline(), active: (editor) => editor.isActive('underline') },
    { name: '删除线', keys: 'Ctrl+Shift+S', face: <s>S</s>, run: (chain) => chain.toggleStrike(), active: (editor) => editor.isActive('strike') },
  ],
  [
    align('左对齐', 'left', 'M4 6h16M4 12h10M4 18h14'),
    align('居中', 'center', 'M4 6h16M7 12h10M5 18h14'),
    align('右对齐', 'right', 'M4 6h16M10 12h10M6 18h14'),
    align('两端对齐', 'justify', 'M4 6h16M4 12h16M4 18h16'),
  ],
  [
    { name: '无序列表', keys: 'Ctrl+Shift+8', face: stroke('M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01'), run: (chain) => chain.toggleBulletList(), active: (editor) => editor.isActive('bulletList') },
    { name: '有序列表', keys: 'Ctrl+Shift+7', face: stroke('M10 6h10M10 12h10M10 18h10M4 5l1-1v4M4 14h2l-2 4h2'), run: (chain) => chain.toggleOrderedList(), active: (editor) => editor.isActive('orderedList') },
    { name: '引用', keys: 'Ctrl+Shift+B', face: '❝', run: (chain) => chain.toggleBlockquote(), active: (editor) => editor.isActive('blockquote') },
    { name: '分隔线', face: '—', run: (chain) => chain.setHorizontalRule() },
    { name: '清除格式', face: stroke('M6 5h13M12 5l-3 14M4 20h8M15 15l6 6M21 15l-6 6'), run: (chain) => chain.unsetAllMarks().clearNodes() },
  ],
];
const tools = groups.flat();

interface ToolbarProps {
  editor: Editor;
  label: string;
  disabled?: boolean;
  full: boolean;
  onFull(): void;
  /** Absent while the source is shown: the text's tools rest. */
  onSource?(): void;
}

/** One tab stop; the arrow keys walk the buttons (ARIA toolbar pattern). */
export function Toolbar({ editor, label, full, onFull, onSource, ...props }: ToolbarProps) {
  const disabled = props.disabled || onSource === undefined;
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => tools.map((tool) => `${tool.active?.(current) ?? ''}/${tool.enabled?.(current) ?? true}`).join(),
  }).split(',');
  const isActive = (tool: Tool) => state[tools.indexOf(tool)].startsWith('true');
  const isEnabled = (tool: Tool) => !disabled && state[tools.indexOf(tool)].endsWith('true');

  const stops = () => [...bar.current!.querySelectorAll<HTMLButtonElement>('.field-editor-tool')];
  const makeStop = (chosen: HTMLElement) => { for (const stop of stops()) stop.tabIndex = stop === chosen ? 0 : -1; };

  return (
    <div
      ref={(element) => {
        bar.current = element;
        if (element && !element.querySelector('.field-editor-tool[tabindex="0"]')) stops()[0].tabIndex = 0;
      }}
      role="toolbar"
      aria-label={label}
      className="field-editor-toolbar"
      onFocus={(event) => { if (event.target.classList.contains('field-editor-tool')) makeStop(event.target); }}
      onKeyDown={(event) => {
        if (!(event.target as Element).classList.contains('field-editor-tool')) return;
        const all = stops();
        const at = all.indexOf(event.target as HTMLButtonElement);
        const to = { ArrowRight: (at + 1) % all.length, ArrowLeft: (at - 1 + all.length) % all.length, Home: 0, End: all.length - 1 }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        all[to].focus();
      }}
    >
      {groups.map((group, index) => (
        <span key={index} style={{ display: 'contents' }}>
          {index > 0 && <span className="field-editor-gap" aria-hidden="true" />}
          {group.map((tool) => (
            <button
              key={tool.name}
              type="button"
              className="field-editor-tool"
              tabIndex={-1}
              aria-label={tool.name}
              title={tool.keys ? `${tool.name}（${tool.keys}）` : tool.name}
              aria-pressed={tool.active ? isActive(tool) : undefined}
              aria-disabled={isEnabled(tool) ? undefined : true}
              // The editor keeps its selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => { if (isEnabled(tool)) tool.run(editor.chain().focus()).run(); }}
            >
              {tool.face}
            </button>
          ))}
        </span>
      ))}
      <span className="field-editor-gap" aria-hidden="true" />
      <AskColour editor={editor} disabled={disabled} />
      <AskLink editor={editor} disabled={disabled} />
      <AskImage editor={editor} disabled={disabled} />
      <AskVideo editor={editor} disabled={disabled} />
      <TableTools editor={editor} disabled={disabled} />
      <span className="field-editor-gap" aria-hidden="true" />
      <button type="button" className="field-editor-tool" tabIndex={-1} aria-label="源码" title="源码" disabled={disabled} onClick={onSource}>{'</>'}</button>
      <button type="button" className="field-editor-tool" tabIndex={-1} aria-label="全屏" title="全屏" aria-pressed={full} onClick={onFull}>
        {stroke(full ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5')}
      </button>
    </div>
  );
}
