/** One page being designed, without its looks: the document with what can be undone, what is chosen, and what is stored. */
import { widgets } from '../../../../generated/widgets';
import type { Json, JsonObject } from '../../../engine/json';
import { clipText, readClip } from '../../../engine/page/clip';
import { newWidget, writeValue } from '../../../engine/page/controls';
import { type PageDocument, savePage, type WidgetNode } from '../../../engine/page/document';
import { pageExcesses } from '../../../engine/page/excess';
import { beginHistory, choose, type PageHistory, record, redoPage, undoPage } from '../../../engine/page/history';
import { add, duplicate, hide, isRefused, move, nudge, type Outcome, remove, reset, setPage, show, update } from '../../../engine/page/operations';
import type { Context } from '../../../engine/page/operations/step';
import { modelNamed, modelOf } from '../../../engine/page/rules';
import { kinds } from '../../../fields/kinds';
import { showNotice } from '../../../ui/states/notices';
import { titleOf } from '../catalogue';
import { WidgetViews } from './widgetViews';

export interface DesignState {
  document: PageDocument;
  /** Ids of the widgets as they stand on the page; the same list until that changes. */
  order: readonly string[];
  /** Ids of the chosen widgets, the one chosen last at the end; empty: the page itself. */
  chosen: readonly string[];
  /** As it lies on the server; undefined for a page that was never saved. */
  stored: PageDocument | undefined;
  canUndo: boolean;
  canRedo: boolean;
  /** Tells people who cannot see the canvas what was just done. */
  announced: string;
}

export class DesignSession {
  private history: PageHistory;
  private stored: PageDocument | undefined;
  /** Widgets as the server has held them at some time. */
  private readonly stood = new Set<JsonObject>();
  private current: DesignState;
  private listeners = new Set<() => void>();
  readonly views = new WidgetViews();

  /** @param isNew nothing of it is stored yet */
  constructor(
    private readonly begun: PageDocument,
    isNew: boolean,
    private readonly clock: () => number = Date.now,
  ) {
    this.history = beginHistory(begun);
    this.stored = isNew ? undefined : begun;
    if (!isNew) this.hasStood(begun);
    this.current = { document: begun, order: begun.widgets.map(({ id }) => id), chosen: [], stored: this.stored, canUndo: false, canRedo: false, announced: '' };
    this.views.update(begun, []);
  }

  state = (): DesignState => this.current;
  subscribe = (_topic: 'dirty', listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  node = (id: string): WidgetNode | undefined => this.views.of(id)?.node;
  /** Ids of the chosen widgets as they stand on the page. */
  inOrder = (): string[] => this.current.order.filter((id) => this.current.chosen.includes(id));
  /** Something would be lost. */
  isDirty = (): boolean => this.current.document !== (this.current.stored ?? this.begun);

  choose = (chosen: readonly string[]): void => {
    const { chosen: before } = this.current;
    if (before.length === chosen.length && before.every((id, at) => id === chosen[at])) return;
    this.history = choose(this.history, chosen);
    this.tell();
  };
  toggle = (id: string): void => {
    const { chosen } = this.current;
    this.choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  };
  /** From the widget that was chosen first to this one. */
  extendTo = (id: string): void => {
    const { order, chosen } = this.current;
    const from = chosen.length === 0 ? 0 : order.indexOf(chosen[0]!);
    const to = order.indexOf(id);
    this.choose(from <= to ? order.slice(from, to + 1) : order.slice(to, from + 1).reverse());
  };

  /** @param before id of the widget in front of which it goes; null: at the end; absent: behind what is chosen */
  addWidget = (component: string, before: string | null = this.behindChosen()): void => {
    const model = modelNamed(widgets, component);
    this.run((document, context) => add(document, [newWidget(model, context.now * 1000)], { ...context, before: before ?? undefined }), '已添加');
  };
  /** @param before null: to the end */
  moveTo = (ids: readonly string[], before: string | null): void => this.run((document, context) => move(document, ids, before ?? undefined, context), '已移动');
  /** 上移, 下移 */
  step = (direction: 'up' | 'down'): void => this.onChosen((document, ids, context) => nudge(document, ids, direction, context), direction === 'up' ? '已上移' : '已下移');
  duplicate = (): void => this.onChosen(duplicate, '已复制');
  remove = (): void => this.onChosen(remove, '已删除');
  hide = (): void => this.onChosen(hide, '已隐藏');
  show = (): void => this.onChosen(show, '已显示');
  /** The configuration of a new widget. */
  reset = (): void => this.onChosen((document, ids, { now }) => reset(document, ids, (saved) => fresh(saved, now)), '已恢复默认设置：');
  /** Gives one group of a widget another value. */
  change = (id: string, group: string, value: unknown): void => this.run(
    (document) => update(document, [id], (saved) => writeValue(modelOf(widgets, saved)!, saved, group, value)), undefined, `${id}/${group}`,
  );
  /** Gives one setting of the page another value. */
  changePage = (key: string, value: Json): void => this.run((document) => setPage(document, { [key]: value }), undefined, `page/${key}`);

  /** The chosen widgets as text. */
  clip = (): string => clipText(this.current.document, this.current.chosen);
  /** Adds the widgets of such a text behind what is chosen. @throws PageError when it holds none */
  paste = (text: string): void => this.addAll(text, this.behindChosen(), '已粘贴');
  /** The same for widgets that were kept. @param before as for `addWidget` */
  addKept = (text: string, before: string | null = this.behindChosen()): void => this.addAll(text, before, '已添加');

  /** Takes another page in the place of this one, as one step. */
  replace = (document: PageDocument, words: string): void => {
    this.history = record(this.history, { document, chosen: [] }, this.clock());
    this.tell(words);
  };
  /** The server held this page at some time: what a widget had too much of then, it takes again. */
  hasStood = ({ widgets: nodes }: PageDocument): void => {
    for (const { saved } of nodes) this.stood.add(saved);
  };
  /** The widgets hold more than the server takes. */
  isExcessive = (): boolean => pageExcesses(savePage(this.current.document).value as JsonObject, [...this.stood], widgets, (kind) => kinds[kind]).length > 0;
  /** The document as it was when it was sent; what was done meanwhile is still unsaved. */
  saved = (sent: PageDocument): void => {
    this.stored = sent;
    this.hasStood(sent);
    this.pause();
    this.tell();
  };

  undo = (): void => this.back(undoPage(this.history), '已撤销');
  redo = (): void => this.back(redoPage(this.history), '已重做');
  /** Further typing is a step of its own. */
  pause = (): void => {
    this.history = { ...this.history, about: undefined };
  };
  say = (announced: string): void => this.tell(announced);

  private addAll(text: string, before: string | null, verb: string): void {
    const saved = readClip(text);
    this.run((document, context) => add(document, saved, { ...context, before: before ?? undefined }), verb);
  }

  private behindChosen(): string | null {
    const { order, chosen } = this.current;
    const at = order.findIndex((id) => id === chosen.at(-1));
    return at < 0 ? null : order[at + 1] ?? null;
  }

  private onChosen(operate: (document: PageDocument, ids: readonly string[], context: Context) => Outcome, verb: string): void {
    const ids = this.inOrder();
    if (ids.length > 0) this.run((document, context) => operate(document, ids, context), verb, undefined, namesOf(ids, this.current.document));
  }

  /** @param verb undefined: nothing is announced */
  private run(operate: (document: PageDocument, context: Context) => Outcome, verb?: string, about?: string, names?: string): void {
    const now = this.clock();
    const outcome = operate(this.current.document, { widgets, now });
    if (isRefused(outcome)) {
      showNotice('warning', outcome.refused);
      return this.tell(outcome.refused);
    }
    if (outcome.warning) showNotice('warning', outcome.warning);
    this.history = record(this.history, outcome, now, about);
    this.tell(verb && `${verb}${names ?? namesOf(outcome.chosen, outcome.document)}`);
  }

  private back(history: PageHistory, words: string): void {
    if (history.present === this.history.present) return;
    this.history = history;
    this.tell(words);
  }

  private tell(announced = this.current.announced): void {
    const { past, present, future } = this.history;
    const tellWidgets = this.views.update(present.document, present.chosen);
    this.current = { ...present, order: orderOf(present.document, this.current.order), stored: this.stored, canUndo: past.length > 0, canRedo: future.length > 0, announced };
    tellWidgets();
    for (const listener of this.listeners) listener();
  }
}

const orderOf = ({ widgets: nodes }: PageDocument, before: readonly string[]): readonly string[] =>
  (nodes.length === before.length && nodes.every(({ id }, at) => id === before[at]) ? before : nodes.map(({ id }) => id));

const fresh = (saved: JsonObject, now: number): JsonObject | undefined => {
  const model = modelOf(widgets, saved);
  return model && newWidget(model, now * 1000);
};

/** One widget by its title, several by their number. */
function namesOf(ids: readonly string[], document: PageDocument): string {
  const node = ids.length === 1 ? document.widgets.find(({ id }) => id === ids[0]) : undefined;
  return node ? titleOf(node) : `${ids.length} 个组件`;
}
