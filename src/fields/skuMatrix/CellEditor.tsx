import { useLayoutEffect, useRef, useState } from 'react';

export type Leave = 'down' | 'up' | 'right' | 'left';

export interface EditorProps {
  label: string;
  /** What it begins with: the value, or the first letter typed over it. */
  initial: string;
  numeric: boolean;
  /** @param to where the focus goes next; absent when it is elsewhere already */
  onCommit(text: string, to?: Leave): void;
  onCancel(): void;
}

const leaves: Record<string, [plain: Leave, shifted: Leave]> = { Enter: ['down', 'up'], Tab: ['right', 'left'], ArrowDown: ['down', 'down'], ArrowUp: ['up', 'up'] };

/** The text of one cell while it is entered. */
export function CellEditor({ label, initial, numeric, onCommit, onCancel }: EditorProps) {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  // It also loses the focus by going away.
  const isOver = useRef(false);
  const leave = (how: () => void) => {
    if (!isOver.current) how();
    isOver.current = true;
  };
  useLayoutEffect(() => input.current!.focus({ preventScroll: true }), []);
  return (
    <input
      ref={input}
      className="sku-input"
      aria-label={label}
      inputMode={numeric ? 'decimal' : undefined}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => leave(() => onCommit(text))}
      onKeyDown={(event) => {
        // The grid's own keys are for cells; within this one they move the caret.
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        const to = leaves[event.key];
        if (to) {
          event.preventDefault();
          leave(() => onCommit(text, to[event.shiftKey ? 1 : 0]));
        } else if (event.key === 'Escape') {
          event.preventDefault();
          leave(onCancel);
        }
      }}
    />
  );
}
