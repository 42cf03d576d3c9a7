import type { ReactNode } from 'react';
import { Popover } from '../../ui/layers/Popover';

/** A toolbar button with a small layer that asks for something. */
export function Ask({ name, face, disabled, children }: { name: string; face: ReactNode; disabled?: boolean; children(close: () => void): ReactNode }) {
  return (
    <Popover
      label={name}
      button={(trigger) => (
        <button {...trigger} type="button" className="field-editor-tool" tabIndex={-1} aria-label={name} title={name} disabled={disabled} onMouseDown={(event) => event.preventDefault()}>
          {face}
        </button>
      )}
    >
      {children}
    </Popover>
  );
}
