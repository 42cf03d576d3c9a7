/** A form with a panel of its own beside, which shows what the inputs hold. */
import { use, useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { DetailPanelsContext } from '../../../ui/ports/detailPanels';
import type { FormStore } from './store';

interface BesideProps {
  /** `<section>/<entity>/<panel>`. */
  name: string;
  store: FormStore;
  children: ReactNode;
}

export function Beside({ name, store, children }: BesideProps) {
  const Drawn = use(DetailPanelsContext)[name];
  const values = useSyncExternalStore(useCallback((listener: () => void) => store.subscribe('values', listener), [store]), store.values);
  return (
    <div className="form-beside">
      <div className="form-beside-inputs">{children}</div>
      {Drawn && <Drawn record={values} />}
    </div>
  );
}
