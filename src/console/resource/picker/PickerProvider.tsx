/** Opens picker dialogs for the fields that ask for one, and draws what was chosen; both load when they are first needed. */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { hasPicker, useArrivingResource } from '../../data/resources';
import { ChosenRecordsContext, type ChosenRecordsProps } from '../../../ui/ports/chosen';
import { PickerContext, type PickerSource } from '../../../ui/ports/picker';
import { Skeleton } from '../../../ui/states/Skeleton';
import { deferred } from '../../../ui/deferred';

const PickerDialog = deferred(() => import('./PickerDialog').then((module) => ({ default: module.PickerDialog })));
const ChosenTable = deferred(() => import('./ChosenTable').then((module) => ({ default: module.ChosenTable })), <Skeleton lines={3} />);

type Request = Parameters<PickerSource['pick']>[0];
type Chosen = Awaited<ReturnType<PickerSource['pick']>>;

export function PickerProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ request: Request; answer(ids: Chosen): void }>();
  const source = useMemo<PickerSource>(
    () => ({ has: hasPicker, pick: (request) => new Promise((answer) => setAsked({ request, answer })) }),
    [],
  );
  const end = (chosen: Chosen) => {
    asked?.answer(chosen);
    setAsked(undefined);
  };
  return (
    <PickerContext value={source}>
      <ChosenRecordsContext value={ChosenRecords}>{children}</ChosenRecordsContext>
      {asked && <Picker request={asked.request} onEnd={end} />}
    </PickerContext>
  );
}

function ChosenRecords(props: ChosenRecordsProps) {
  const resource = useArrivingResource(props.entity);
  return resource ? <ChosenTable {...props} resource={resource} /> : <Skeleton lines={3} />;
}

function Picker({ request: { entity, multiple, selected, max, confirm, inRows }, onEnd }: { request: Request; onEnd(chosen: Chosen): void }) {
  const resource = useArrivingResource(entity);
  useEffect(() => PickerDialog.preload(), []);
  if (!resource) return null;
  const picked = (row: Record<string, unknown>) => ({
    id: row[resource.primaryKey] as number | string,
    ...(row[resource.display] === undefined ? {} : { name: String(row[resource.display]) }),
  });
  return (
    <PickerDialog
      resource={resource}
      multiple={multiple}
      max={max}
      confirm={confirm}
      inRows={inRows}
      selected={selected.map((id) => ({ [resource.primaryKey]: id }))}
      onPick={(rows) => onEnd(rows.map(picked))}
      onClose={() => onEnd(undefined)}
    />
  );
}
