import type { ActionModel, FormMode } from '../../../engine/model';
import type { Row, RowId } from '../table/model';
import type { Secret } from './secrets';
import type { StartedAction } from './flows/started';

/** The one dialog or drawer that stands above a list, or above a detail. */
export type Opened =
  | { kind: 'form'; mode: FormMode; id?: RowId; row?: Row; defaults?: Row }
  /** `decides`: the action whose buttons stand below the detail. */
  | { kind: 'detail'; row: Row; decides?: StartedAction }
  | { kind: 'preview'; row: Row }
  /** The form that an action asks. */
  | ({ kind: 'action' } & StartedAction)
  /** The dialog of an action that is written by hand; the page has no row. */
  | { kind: 'own'; action: ActionModel; row?: Row }
  | { kind: 'secrets'; secrets: Secret[]; of: string };
