import { useCallback, useMemo, type ReactNode } from 'react';
import { holds } from '../../engine/rules/holds';
import { movesOf } from '../../engine/rules/moves';
import { otherPosition, positionsOf } from '../../engine/rules/positions';
import type { ActionModel, EndpointModel, FieldModel, ResourceModel, Scalar } from '../../engine/model';
import { FieldCell } from '../../fields/FieldCell';
import { lockOf } from '../../engine/rules/locks';
import { mayCall } from '../data/session/permissions';
import { useSignedIn } from '../data/session/session';
import { showNotice } from '../../ui/states/notices';
import { askingOf } from './actions/asking';
import { endpointOf } from './actions/offers';
import { useQuestion } from './actions/flows/question';
import { useUndo } from './actions/useUndo';
import { doneOf, tellCancelled, tellDone } from './notices';
import { useProvider } from './provider';
import type { Row, RowId } from './table/model';
import { RowSwitch } from './table/RowSwitch';

/** What turns a field there: its switch, or of a field that holds the state the move to that state. */
function callOf(resource: ResourceModel, field: FieldModel, target: Scalar): { endpoint?: EndpointModel; move?: ActionModel } {
  const { states } = resource;
  if (states?.field !== field.name) return { endpoint: endpointOf(resource, `switch.${field.name}`) };
  const move = resource.actions.find((action) => movesOf(action).some((name) => states.moves[name]?.to === target && states.moves[name]?.by === 'platform'));
  return move ? { move, endpoint: endpointOf(resource, move.endpoint) } : {};
}

function mayTurn(resource: ResourceModel, field: FieldModel, target: Scalar | undefined): boolean {
  if (target === undefined) return false;
  const { endpoint } = callOf(resource, field, target);
  return endpoint !== undefined && mayCall(endpoint);
}

/** The state of the record does not allow the call. */
const isBarred = (endpoint: EndpointModel | undefined, row: Row): boolean => endpoint?.when !== undefined && !holds(endpoint.when, row);

/** Cells of the fields that may be switched in the list itself. Stable while person and entity are. */
export function useSwitches(resource: ResourceModel, refresh: () => Promise<void>, nameOf: (row: Row) => string) {
  const provider = useProvider();
  const person = useSignedIn();

  const ask = useQuestion(resource);
  const undoing = useUndo(resource, refresh);

  const onSwitch = useCallback(
    async (field: FieldModel, row: Row, target: Scalar): Promise<void> => {
      const { endpoint, move } = callOf(resource, field, target);
      if (isBarred(endpoint, row)) return void showNotice('warning', endpoint?.message ?? `当前状态不能${endpoint?.title}`);
      const question = move?.confirm ?? endpoint?.confirm;
      if (question !== undefined && (move || holds(endpoint?.confirmWhen, row)) && !(await ask({ text: question, endpoint, row }, { danger: move?.danger }))) return tellCancelled();
      if (move) {
        try {
          const ids = [row.id as RowId];
          await provider.action(resource.key, { name: move.name, ids, record: row });
          return tellDone(doneOf(endpoint), await undoing(move, ids));
        } finally {
          await refresh();
        }
      }
      const send = (value: Scalar, record: Row) =>
        provider.switch(resource.key, { id: record.id, field: field.name, value, record });
      try {
        const { data } = await send(target, row);
        tellDone(doneOf(endpoint), () => void send(otherPosition(field, target)!, data).then(refresh, () => undefined));
      } finally {
        // Also after a refusal: somebody else may have changed the row.
        await refresh();
      }
    },
    [provider, resource, refresh, ask, undoing],
  );

  return useMemo(() => {
    const fields = new Map(
      resource.fields
        .filter((field) => positionsOf(field)?.some((target) => mayTurn(resource, field, target)))
        .map((field) => [field.name, field]),
    );
    return (name: string): ((row: Row) => ReactNode) | undefined => {
      const field = fields.get(name);
      return field && ((row) => (otherPosition(field, row[name]) === undefined ? <FieldCell field={field} value={row[name]} record={row} /> : (
        <RowSwitch
          field={field}
          row={row}
          recordName={nameOf(row)}
          barred={isBarred(callOf(resource, field, otherPosition(field, row[name])!).endpoint, row)}
          locked={!mayTurn(resource, field, otherPosition(field, row[name])) || (field.fixedWhen !== undefined && holds(field.fixedWhen, row)) || lockOf(resource.locked, 'update', row, askingOf(person)) !== undefined}
          onSwitch={onSwitch}
        />
      )));
    };
    // `person` decides what `mayCall` answers.
  }, [resource, person, nameOf, onSwitch]);
}
