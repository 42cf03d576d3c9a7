import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classes } from '../classes';
import { IconButton } from '../buttons/IconButton';
import { useRootMark } from '../useRootMark';
import './Dialog.css';

export interface ModalProps {
  open: boolean;
  title: ReactNode;
  onClose(): void;
  /** Pixels; never wider than the window. */
  width?: number;
  /** Asked before Escape, ×, or a press on the backdrop closes it, e.g. whether unsaved input may be lost. */
  beforeClose?(): boolean | Promise<boolean>;
  /** Buttons under the content. */
  footer?: ReactNode;
  /** `alertdialog` for questions that interrupt. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/** Where a dialog puts its first focus, most wanted first. */
const firstFocus = ['[data-autofocus]', '.ui-modal-body :is(input, select, textarea, button, [tabindex="0"]):not(:disabled)', '.ui-modal-footer button:not(:disabled)', '.ui-modal-header button'];

/** Dialog and drawer differ only in where they stand. Drawn with the browser's own modal dialog: focus trap, inert page, top layer. */
export function Modal(props: ModalProps & { className: string; backdropCloses: boolean }) {
  return props.open ? <OpenModal {...props} /> : null;
}

function focusFirst(dialog: HTMLDialogElement): void {
  const target = firstFocus.map((selector) => dialog.querySelector<HTMLElement>(selector)).find((found) => found !== null);
  target?.focus();
  // A text that is there already is gone on with, not written before.
  if (target instanceof HTMLTextAreaElement) target.setSelectionRange(target.value.length, target.value.length);
}

function OpenModal({ title, onClose, width, beforeClose, footer, role, children, className, backdropCloses }: ModalProps & { className: string; backdropCloses: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const moved = useRef(false);
  useRootMark('modal');

  useLayoutEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    if (element.showModal) element.showModal();
    else element.setAttribute('open', '');
    // React's autoFocus runs while the dialog is still closed and so has no effect.
    focusFirst(element);
    return () => {
      if (element.close) element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  // What is still loading when the dialog opens takes the focus once it is there, unless the person has moved on.
  useEffect(() => {
    if (document.activeElement?.closest('.ui-modal-header')?.closest('dialog') === dialog.current && !moved.current) focusFirst(dialog.current!);
  });

  const asking = useRef(false);
  const close = async () => {
    if (asking.current) return;
    asking.current = true;
    const may = beforeClose ? await beforeClose() : true;
    asking.current = false;
    if (may) onClose();
  };
  const latest = useRef(close);
  latest.current = close;

  useEffect(() => {
    const element = dialog.current!;
    // The browser's own close request (Escape, a phone's back gesture); React does not bubble it, and neither must we.
    const onCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      void latest.current();
    };
    element.addEventListener('cancel', onCancel);
    return () => element.removeEventListener('cancel', onCancel);
  }, []);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      className={classes('ui-modal', className)}
      style={{ width }}
      onKeyDown={(event) => {
        moved.current = true;
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        void close();
      }}
      // A press that began inside (selecting text) and ended on the backdrop is not a wish to close.
      onMouseDown={(event) => { if (backdropCloses && event.target === event.currentTarget) void close(); }}
    >
      <div className="ui-modal-frame">
        <header className="ui-modal-header">
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label="关闭" onClick={() => void close()} />
        </header>
        <div id={bodyId} className="ui-modal-body">{children}</div>
        {footer && <footer className="ui-modal-footer">{footer}</footer>}
      </div>
    </dialog>
  );
}
