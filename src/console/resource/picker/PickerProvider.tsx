/** Opens picker dialogs for the fields that ask for one; the dialog loads when first opened. */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { hasPicker, useArrivingResource } from '../../data/resources';
import { PickerContext, type PickerSource } from '../../../ui/ports/picker';
import { deferred } from '../../../ui/deferred';

const PickerDialog = deferred(() => import('./PickerDialog').then((module) => ({ default: module.PickerDialog })));

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
      {asked && <Picker request={asked.request} onEnd={end} />}
    </PickerContext>
  );
}

function Picker({ request: { entity, multiple, selected, max, confirm }, onEnd }: { request: Request; onEnd(ids: Chosen): void }) {
  const resource = useArrivingResource(entity);
  useEffect(() => PickerDialog.preload(), []);
  if (!resource) return null;
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
