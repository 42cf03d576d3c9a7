import { useCallback, useMemo, type ReactNode } from 'react';
import type { FieldModel, ResourceModel } from '../../engine/model';
import { lockOf } from '../../engine/rules/locks';
import { mayCall } from '../data/permissions';
import { useSignedIn } from '../data/session';
import { tellDone } from './notices';
import { useProvider } from './provider';
import type { Row } from './table/model';
import { RowSwitch } from './table/RowSwitch';

/** Cells of the fields that may be switched in the list itself. Stable while person and entity are. */
export function useSwitches(resource: ResourceModel, refresh: () => Promise<void>, nameOf: (row: Row) => string) {
  const provider = useProvider();
  const person = useSignedIn();

  const onSwitch = useCallback(
    async (field: FieldModel, row: Row, target: boolean): Promise<void> => {
      const send = (value: boolean, record: Row) =>
        provider.switch(resource.key, { id: record.id, field: field.name, value, record });
      try {
        const { data } = await send(target, row);
        const success = resource.endpoints.find((endpoint) => endpoint.name === `switch.${field.name}`)?.success;
        tellDone(success ?? '操作成功', () => void send(!target, data).then(refresh, () => undefined));
      } finally {
        // Also after a refusal: somebody else may have changed the row.
        await refresh();
      }
    },
    [provider, resource, refresh],
  );

  return useMemo(() => {
    const fields = new Map(
      resource.fields
        .filter((field) => resource.endpoints.some((endpoint) => endpoint.role === 'switch' && endpoint.field === field.name && mayCall(endpoint)))
        .map((field) => [field.name, field]),
    );
    return (name: string): ((row: Row) => ReactNode) | undefined => {
      const field = fields.get(name);
      return field && ((row) => (
        <RowSwitch field={field} row={row} recordName={nameOf(row)} locked={lockOf(resource.locked, 'update', row, person?.account) !== undefined} onSwitch={onSwitch} />
      ));
    };
    // `person` decides what `mayCall` answers.
  }, [resource, person, nameOf, onSwitch]);
}
