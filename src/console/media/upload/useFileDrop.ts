import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Takes files that are dropped on an element, or pasted while nothing is being typed.
 * @param onFiles absent where nothing may be uploaded
 * @returns whether files hover above it
 */
export function useFileDrop(root: RefObject<HTMLElement | null>, onFiles: ((files: File[]) => void) | undefined): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  const active = onFiles !== undefined;

  useEffect(() => {
    const element = root.current;
    if (!element || !active) return;
    // A category under the pointer takes them itself.
    const bringsFiles = (event: DragEvent) => (event.dataTransfer?.types.includes('Files') ?? false) && !(event.target as Element).closest('[data-takes-files]');
    const onDragOver = (event: DragEvent) => {
      setOver(bringsFiles(event));
      if (bringsFiles(event)) event.preventDefault();
    };
    const onDragLeave = (event: DragEvent) => {
      if (!element.contains(event.relatedTarget as Node | null)) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      latest.current?.([...event.dataTransfer!.files]);
    };
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // A question above the library has the keyboard to itself.
      const dialogs = document.querySelectorAll('dialog[open]');
      const covered = dialogs.length > 0 && !dialogs[dialogs.length - 1].contains(element);
      if (files.length === 0 || covered || (event.target as HTMLElement).isContentEditable) return;
      event.preventDefault();
      latest.current?.(files);
    };
    element.addEventListener('dragover', onDragOver);
    element.addEventListener('dragleave', onDragLeave);
    element.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      element.removeEventListener('dragover', onDragOver);
      element.removeEventListener('dragleave', onDragLeave);
      element.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, [root, active]);
  return over;
}
