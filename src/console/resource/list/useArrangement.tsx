import { useMemo, type ReactNode } from 'react';
import type { ListModel, ResourceModel } from '../../../engine/model';
import { useSignedIn } from '../../data/session/session';
import { usePhone } from '../../../ui/usePhone';
import type { ListActions } from '../actions/useListActions';
import { moreColumn } from '../more/moreColumn';
import type { Density, Row, RowId } from '../table/model';
import { useDensity } from '../tools/useDensity';
import { BranchCell } from '../tree/BranchCell';
import { orderColumn } from '../tree/orderColumn';
import { ticksColumn, useListColumns, type ListColumns } from '../useListColumns';
import { useRoom } from '../useRoom';
import { useSwitches } from '../useSwitches';
import type { Listed } from './useListed';

/** How the rows of a list are laid out for this person, in this window. */
export interface Arrangement {
  columns: ListColumns;
  /** Rows are cards, on a telephone. */
  cards: boolean;
  density: Density;
  setDensity(density: Density): void;
  /** Takes how many pixels wide the table may be. */
  setRoom(room: number): void;
}

interface ArrangementOptions {
  resource: ResourceModel;
  list: ListModel;
  listed: Listed;
  actions: ListActions;
  /** Rows can be ticked. */
  tickable: boolean;
  /** Siblings can be put in another order. */
  orderable: boolean;
}

const wrapBranch = (row: Row, content: ReactNode) => <BranchCell id={row.id as RowId}>{content}</BranchCell>;

export function useArrangement({ resource, list, listed, actions, tickable, orderable }: ArrangementOptions): Arrangement {
  const { filter, nameOf, refresh } = listed;
  const person = useSignedIn()?.account ?? '';
  const [density, setDensity] = useDensity(person);
  const [room, setRoom] = useRoom();
  const cards = usePhone();
  const override = useSwitches(resource, refresh, nameOf);
  const before = useMemo(() => [...(tickable ? [ticksColumn] : []), ...(orderable ? [orderColumn] : [])], [tickable, orderable]);
  const more = useMemo(() => moreColumn(resource, list.expand, nameOf), [resource, list.expand, nameOf]);
  const columns = useListColumns({
    resource, list, person, filter, room, cards, override, before, more,
    around: actions.opener,
    wrapFirst: resource.tree && wrapBranch,
    after: actions.columns,
  });
  return { columns, cards, density, setDensity, setRoom };
}
