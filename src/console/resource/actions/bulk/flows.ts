/** Which flow an action on ticked rows takes, from the click to its call. */
import type { ActionModel } from '../../../../engine/model';
import { promptParam } from '../../../../engine/rules/prompt';
import { type ConfirmOptions, deletion, type PromptOptions } from '../../../../ui/layers/Confirm';
import type { PickerSource } from '../../../../ui/ports/picker';
import { showNotice } from '../../../../ui/states/notices';
import { tellCancelled } from '../../notices';
import type { Row } from '../../table/model';
import type { SelectionState } from '../../useSelection';
import { pickedSubjects, pickOne } from '../flows/pick';
import { subjectsOf } from '../flows/question';
import type { ActionOffer } from '../offers';

/** What flows need of the list that they run in. */
export interface BulkPorts {
  /** Title of the entity. */
  title: string;
  selection: SelectionState;
  /** Rows it is about. */
  count: number;
  /** Names of the first ticked rows. */
  names: readonly string[];
  confirm(options: ConfirmOptions): Promise<boolean>;
  prompt(options: PromptOptions): Promise<string | undefined>;
  picker: PickerSource | null;
  /** Opens the form of an action. */
  openForm(action: ActionModel): void;
  /** Opens the dialog of an action that is written by hand. */
  openOwn(action: ActionModel): void;
  run(offer: ActionOffer, input?: Row): Promise<void>;
}

type BulkFlow = (ports: BulkPorts, offer: ActionOffer, action: ActionModel) => void | Promise<void>;

/** @returns whether it was agreed to. Every row of a filter is named by the filter, which stands above the list. */
const agreed = ({ selection, title, names, count, confirm }: BulkPorts, question: ConfirmOptions): Promise<boolean> =>
  confirm({ ...question, notes: [...(selection.all ? [] : [subjectsOf(title, names, count)]), ...(question.notes ?? [])] });

const remove = async (ports: BulkPorts, offer: ActionOffer): Promise<void> =>
  (await agreed(ports, deletion(`删除选中的 ${ports.count} 条数据吗`)) ? ports.run(offer) : tellCancelled());

const openElsewhere: BulkFlow = ({ selection, openOwn }, _offer, action) => {
  if (selection.all) showNotice('warning', `请逐行勾选要${action.title}的数据`);
  else openOwn(action);
};

const askText: BulkFlow = async ({ prompt, run }, offer, action) => {
  if (!action.prompt) return;
  const text = await prompt({ title: action.prompt.title });
  return text === undefined ? tellCancelled() : run(offer, { [promptParam(action.prompt)]: text });
};

/** Asks even where the schema has no question: more than one row is changed. */
async function askAndRun(ports: BulkPorts, offer: ActionOffer, action: ActionModel, input?: Row, notes?: readonly string[]): Promise<void> {
  const text = (offer.endpoint?.id?.many && action.confirm) || `对选中的 ${ports.count} 条数据${action.title}吗`;
  return await agreed(ports, { text, danger: action.danger, notes }) ? ports.run(offer, input) : tellCancelled();
}

const pick: BulkFlow = async (ports, offer, action) => {
  const picked = action.pick && await pickOne(ports.picker, action.pick);
  return !action.pick || !picked ? tellCancelled() : askAndRun(ports, offer, action, { [action.pick.into]: picked.id }, pickedSubjects(action, picked));
};

/** By keyword of the action; the first one that it has decides. */
const declared: readonly [keyof ActionModel, BulkFlow][] = [
  ['opens', openElsewhere],
  ['pick', pick],
  ['form', ({ openForm }, _offer, action) => openForm(action)],
  ['prompt', askText],
];

export function startBulk(ports: BulkPorts, offer: ActionOffer): void | Promise<void> {
  const { does } = offer;
  if (typeof does === 'string') return remove(ports, offer);
  const { action } = does;
  const [, flow = askAndRun] = declared.find(([keyword]) => action[keyword] !== undefined) ?? [];
  return flow(ports, offer, action);
}
