import type { ResourceModel } from '../../../../engine/model';
import type { PromptOptions } from '../../../../ui/layers/Confirm';
import type { PickerSource } from '../../../../ui/ports/picker';
import type { useProvider } from '../../provider';
import type { RowForms } from '../../row/useRowForms';
import type { Row } from '../../table/model';
import type { Opened } from '../opened';
import type { Undoing } from '../useUndo';
import type { Ask } from './question';
import type { Started } from './started';

/** What flows need of the screen that they run in. */
export interface FlowPorts {
  resource: ResourceModel;
  provider: ReturnType<typeof useProvider>;
  ask: Ask;
  /** @returns the text, undefined when cancelled */
  prompt(options: PromptOptions): Promise<string | undefined>;
  picker: PickerSource | null;
  /** Shows a dialog or drawer in place of the one that is open; undefined closes that. */
  open(opened: Opened | undefined): void;
  /** Makes the row itself a form, where it has room for all inputs; absent where forms stand above the list. */
  editInRow?: RowForms['open'];
  /** Goes to the page of a form, which leads back to where the person was. */
  visit(path: string, defaults: Row | undefined): void;
  /** Reads the list anew. */
  refresh(): Promise<void>;
  undoing: Undoing;
}

/** @throws what a call was refused with, which the data layer has told */
export type Flow<Of = Started> = (ports: FlowPorts, started: Of) => void | Promise<void>;
