import type { ActionModel } from '../../../engine/model';
import type { PickerSource } from '../../../ui/ports/picker';

/** Asks for the one record that an action goes with. @returns its id; undefined when the dialog was left */
export async function pickOne(picker: PickerSource, { from, button }: NonNullable<ActionModel['pick']>): Promise<number | string | undefined> {
  const [id] = await picker.pick({ entity: from, multiple: false, selected: [], confirm: button }) ?? [];
  return id;
}
