/** Opens the link picker for the fields that ask for one; the dialog loads when first opened. */
import { useState, type ReactNode } from 'react';
import { LinkPickerContext, type PickLink } from '../../ui/ports/linkPicker';
import { deferred } from '../../ui/deferred';

const LinkPicker = deferred(() => import('./LinkPicker'));

export function LinkPickerProvider({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<(path: string | undefined) => void>();
  const [pick] = useState<PickLink>(() => () => new Promise((resolve) => setAnswer(() => resolve)));
  const end = (path: string | undefined) => {
    answer?.(path);
    setAnswer(undefined);
  };
  return (
    <LinkPickerContext value={pick}>
      {children}
      {answer && <LinkPicker onPick={end} onClose={() => end(undefined)} />}
    </LinkPickerContext>
  );
}
