import type { ActionModel } from '../../../../engine/model';
import type { Picked, PickerSource } from '../../../../ui/ports/picker';
import { doneOf, tellCancelled, tellDone } from '../../notices';
import type { Row, RowId } from '../../table/model';
import { askAndRun } from './askAndRun';
import type { Flow } from './flow';
import { rowOf, type StartedAction } from './started';

type Pick = NonNullable<ActionModel['pick']>;

/** Asks for the one record that an action goes with. @returns undefined when the dialog was left */
export async function pickOne(picker: PickerSource | null, { from, button, inRows }: Pick): Promise<Picked | undefined> {
  const [picked] = await picker?.pick({ entity: from, multiple: false, selected: [], confirm: button, inRows }) ?? [];
  return picked;
}

/** What the question before the call says of the chosen record: 优惠券：满减券. */
export function pickedSubjects({ pick, form }: ActionModel, { name }: Picked): string[] {
  const input = form?.fields.find((field) => field.name === pick?.into);
  return name === undefined || !input ? [] : [`${input.title}：${name}`];
}

/** Writes a field of the chosen record into the row, the rest of which stays. */
async function copyField({ resource, provider, refresh }: Parameters<Flow>[0], { from, into }: Pick, take: string, id: RowId, started: StartedAction): Promise<void> {
  const row = rowOf(started);
  const { data: [chosen] } = await provider.getMany(from, { ids: [id] });
  await provider.update(resource.key, { id: row.id as RowId, data: { [into]: chosen?.[take] }, previousData: row as Row & { id: RowId } });
  void refresh();
  tellDone(doneOf(started.offer.endpoint));
}

/** Chooses a record: a field of it is copied, or else it is an input of the call. */
export const pick: Flow<StartedAction> = async (ports, started) => {
  const asked = started.action.pick;
  const picked = asked && await pickOne(ports.picker, asked);
  if (!asked || !picked) return tellCancelled();
  if (asked.take !== undefined) return copyField(ports, asked, asked.take, picked.id, started);
  return askAndRun(ports, started, { [asked.into]: picked.id }, pickedSubjects(started.action, picked));
};
