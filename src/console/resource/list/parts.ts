import type { ListModel, ResourceModel } from '../../../engine/model';
import type { ListActions } from '../actions/useListActions';
import type { Arrangement } from './useArrangement';
import type { Listed } from './useListed';
import type { Ticks } from './useTicks';

/** What the parts of a list screen are drawn from. */
export interface ListParts {
  resource: ResourceModel;
  list: ListModel;
  listed: Listed;
  actions: ListActions;
  ticks: Ticks;
  arrangement: Arrangement;
}
