import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldModel } from '../../../engine/model';
import { IconButton } from '../../../ui/buttons/IconButton';
import { showNotice } from '../../../ui/states/notices';
import { TextInput } from '../../../ui/inputs/TextInput';

interface InPlaceCellProps {
  /** What is done, with the row's name: 重命名：春季上新. */
  title: string;
  field: FieldModel;
  value: string;
  /** Rejects when it could not be saved: what was typed stays. */
  onSave(value: string): Promise<void>;
  children: ReactNode;
}

/** A text that is changed where it stands: by double click, or by the button beside it. Leaving saves, Escape takes back. */
export function InPlaceCell({ title, field, value, onSave, children }: InPlaceCellProps) {
  const [typed, setTyped] = useState<string>();
  const [saving, setSaving] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const returns = useRef(false);

  useEffect(() => {
    if (typed !== undefined || !returns.current) return;
    returns.current = false;
    button.current?.querySelector('button')?.focus();
  }, [typed]);

  const end = (back: boolean) => {
    returns.current = back;
    setTyped(undefined);
  };
  const save = async (back: boolean) => {
    const text = (typed ?? '').trim();
    if (saving || typed === undefined) return;
    if (text === value) return end(back);
    if (text === '') return showNotice('warning', field.messages.required ?? `请输入${field.title}`);
    setSaving(true);
    try {
      await onSave(text);
      end(back);
    } catch {
      // The data layer has told why; what was typed stays to be mended.
    } finally {
      setSaving(false);
    }
  };

  if (typed === undefined) {
    return (
      <span ref={button} className="lt-in-place" onDoubleClick={() => setTyped(value)}>
        <span>{children}</span>
        <IconButton size="small" icon="edit" label={title} onClick={() => setTyped(value)} />
      </span>
    );
  }
  return (
    <span
      className="lt-in-place"
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        // The table's own keys rest while somebody types.
        event.stopPropagation();
        if (event.key === 'Escape') end(true);
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save(true);
      }}
    >
      <TextInput autoFocus aria-label={title} value={typed} attributes={{ maxLength: field.maxLength }} disabled={saving} onChange={setTyped} onBlur={() => void save(false)} />
    </span>
  );
}
