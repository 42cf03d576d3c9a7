import type { Ref } from 'react';

interface FileChooserProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string | undefined;
  single?: boolean;
  onFiles(files: File[]): void;
}

/** The browser's file chooser, opened by clicking it from a button. The same file can be chosen twice in a row. */
export function FileChooser({ ref, label, accept, single, onFiles }: FileChooserProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      multiple={!single}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
