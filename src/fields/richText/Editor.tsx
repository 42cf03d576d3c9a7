import { EditorContent, useEditor, useEditorState, type Editor as TextEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { textOf, type InputProps } from '../view';
import { cleanHtml } from './cleanHtml';
import { editable, extensions, stored } from './extensions';
import { isFromOffice, plainOffice } from './paste';
import { Source } from './Source';
import { Toolbar } from './Toolbar';
import { emptied } from './kind';
import '../../ui/inputs/TagsInput.css';
import './richText.css';

/** Reading a style sheet breaks the policy of the page even where nothing is drawn, so it goes before the text is parsed. */
const withoutStyles = (html: string): string => html.replace(/<style\b[\s\S]*?<\/style>/gi, '');

/** A line for each block, so that the source can be read. */
const lined = (html: string): string => html.replace(/(<\/(?:p|h[1-6]|li|ul|ol|tr|tbody|table|blockquote|pre|div|figure|video|audio)>|<hr>)(?!\n|$)/g, '$1\n');

/** Formatted text. What leaves it is cleaned, and '' when nothing is written. */
export default function Editor({ field, input, id, value, onChange, onBlur, disabled, error, autoFocus }: InputProps) {
  const sent = useRef(textOf(value));
  const callbacks = useRef({ onChange, onBlur });
  callbacks.current = { onChange, onBlur };
  const root = useRef<HTMLDivElement>(null);
  const [source, setSource] = useState<string>();
  const [full, setFull] = useState(false);

  const send = (html: string) => {
    sent.current = html;
    callbacks.current.onChange(html);
  };
  const { title, help, required } = field;
  const editorProps = useMemo(() => ({
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': title,
      'aria-describedby': [help && `${id}-help`, error && `${id}-message`, `${id}-keys`].filter(Boolean).join(' '),
      ...(required && { 'aria-required': 'true' }),
      ...(error && { 'aria-invalid': 'true' }),
      ...(disabled && { 'aria-disabled': 'true' }),
    },
    transformPastedHTML: (html: string) => editable(isFromOffice(html) ? plainOffice(withoutStyles(html)) : withoutStyles(html)),
    handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
      // Tab indents lists and walks table cells, so Escape is the way out.
      if (event.key !== 'Escape') return false;
      event.preventDefault();
      event.stopPropagation();
      focusToolbar(root.current);
      return true;
    },
  }), [id, title, help, required, error, disabled]);
  const editor = useEditor({
    // The styles that it would add stand in richText.css: no style element, no nonce.
    injectCSS: false,
    content: editable(textOf(value)),
    editable: !disabled,
    editorProps,
    autofocus: autoFocus ? 'end' : false,
    extensions: extensions(input?.placeholder ?? `请输入${field.title}`),
    onUpdate: ({ editor: current }) => send(stored(current)),
    onBlur: ({ event }) => {
      if (!root.current?.contains(event.relatedTarget as Node | null)) callbacks.current.onBlur?.();
    },
  });

  useEffect(() => {
    const text = textOf(value);
    if (text === sent.current) return;
    sent.current = text;
    setSource(undefined);
    editor.commands.setContent(editable(text), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor.setOptions({ editable: !disabled, editorProps });
  }, [editor, editorProps, disabled]);

  const leaveSource = (html: string) => {
    setSource(undefined);
    editor.commands.setContent(editable(html), { emitUpdate: false });
    send(stored(editor));
    editor.commands.focus();
  };

  return (
    <div
      ref={root}
      className="field-editor"
      data-invalid={!!error || undefined}
      data-disabled={disabled || undefined}
      data-full={full || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !full || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        setFull(false);
      }}
    >
      <Toolbar
        editor={editor}
        label={`${field.title}格式`}
        disabled={disabled}
        full={full}
        onFull={() => setFull(!full)}
        onSource={source === undefined ? () => setSource(lined(stored(editor))) : undefined}
      />
      {source === undefined ? <EditorContent editor={editor} /> : (
        <Source
          html={source}
          label={field.title}
          onChange={(html) => {
            setSource(html);
            send(emptied(cleanHtml(html)));
          }}
          onLeave={() => leaveSource(source)}
        />
      )}
      <WordCount editor={editor} />
      <span id={`${id}-keys`} hidden>按 Esc 回到工具栏</span>
    </div>
  );
}

function WordCount({ editor }: { editor: TextEditor }) {
  const count = useEditorState({ editor, selector: ({ editor: current }) => current.state.doc.textContent.replace(/\s/g, '').length });
  return <div className="field-editor-count">共 {count} 字</div>;
}

const focusToolbar = (root: HTMLElement | null): void => root?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
