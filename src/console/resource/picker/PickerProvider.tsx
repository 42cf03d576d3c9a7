/** Opens picker dialogs for the fields that ask for one; the dialog loads when first opened. */
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { hasPicker, useResource } from '../../data/resources';
import { PickerContext, type PickerSource } from '../../ui/picker';

const PickerDialog = lazy(() => import('./PickerDialog').then((module) => ({ default: module.PickerDialog })));

type Request = Parameters<PickerSource['pick']>[0];
type Chosen = Awaited<ReturnType<PickerSource['pick']>>;

export function PickerProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ request: Request; answer(ids: Chosen): void }>();
  const source = useMemo<PickerSource>(
    () => ({ has: hasPicker, pick: (request) => new Promise((answer) => setAsked({ request, answer })) }),
    [],
  );
  const end = (ids: Chosen) => {
    asked?.answer(ids);
    setAsked(undefined);
  };
  return (
    <PickerContext value={source}>
      {children}
      {asked && <Suspense><Picker request={asked.request} onEnd={end} /></Suspense>}
    </PickerContext>
  );
}

function Picker({ request: { entity, multiple, selected, max, confirm }, onEnd }: { request: Request; onEnd(ids: Chosen): void }) {
  const resource = useResource(entity);
  const idOf = (row: Record<string, unknown>) => row[resource.primaryKey] as number | string;
  return (
    <PickerDialog
      resource={resource}
      multiple={multiple}
      max={max}
      confirm={confirm}
      selected={selected.map((id) => ({ [resource.primaryKey]: id }))}
      onPick={(rows) => onEnd(rows.map(idOf))}
      onClose={() => onEnd(undefined)}
    />
  );
}
