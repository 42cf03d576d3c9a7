import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { textOf, type InputProps } from '../view';
import { editable, extensions, stored } from './extensions';
import { Toolbar } from './Toolbar';
import '../../console/ui/TagsInput.css';
import './richText.css';

/** Formatted text. What leaves it is cleaned, and '' when nothing is written. */
export default function Editor({ field, input, id, value, onChange, onBlur, disabled, error, autoFocus }: InputProps) {
  const sent = useRef(textOf(value));
  const callbacks = useRef({ onChange, onBlur });
  callbacks.current = { onChange, onBlur };
  const root = useRef<HTMLDivElement>(null);

  const editor = useEditor({
    // The styles that it would add stand in richText.css: no style element, no nonce.
    injectCSS: false,
    content: editable(textOf(value)),
    editable: !disabled,
    autofocus: autoFocus ? 'end' : false,
    extensions: extensions(input?.placeholder ?? `请输入${field.title}`),
    onUpdate: ({ editor: current }) => {
      sent.current = stored(current);
      callbacks.current.onChange(sent.current);
    },
    onBlur: ({ event }) => {
      if (!root.current?.contains(event.relatedTarget as Node | null)) callbacks.current.onBlur?.();
    },
  });

  useEffect(() => {
    const text = textOf(value);
    if (text === sent.current) return;
    sent.current = text;
    editor.commands.setContent(editable(text), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor.setOptions({
      editable: !disabled,
      editorProps: {
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': field.title,
          'aria-describedby': [field.help && `${id}-help`, error && `${id}-message`, `${id}-keys`].filter(Boolean).join(' '),
          ...(field.required && { 'aria-required': 'true' }),
          ...(error && { 'aria-invalid': 'true' }),
          ...(disabled && { 'aria-disabled': 'true' }),
        },
        handleKeyDown: (_view, event) => {
          // Tab indents lists and walks table cells, so Escape is the way out.
          if (event.key !== 'Escape') return false;
          event.preventDefault();
          event.stopPropagation();
          root.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
          return true;
        },
      },
    });
  }, [editor, id, field, error, disabled]);

  return (
    <div ref={root} className="field-editor" data-invalid={!!error || undefined} data-disabled={disabled || undefined}>
      <Toolbar editor={editor} label={`${field.title}格式`} disabled={disabled} />
      <EditorContent editor={editor} />
      <span id={`${id}-keys`} hidden>按 Esc 回到工具栏</span>
    </div>
  );
}
