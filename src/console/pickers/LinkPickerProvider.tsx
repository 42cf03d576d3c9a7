/** Opens the link picker for the fields that ask for one; the dialog loads when first opened. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { LinkPickerContext, type PickLink } from '../ui/linkPicker';

const LinkPicker = lazy(() => import('./LinkPicker'));

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
      {answer && <Suspense><LinkPicker onPick={end} onClose={() => end(undefined)} /></Suspense>}
    </LinkPickerContext>
  );
}
