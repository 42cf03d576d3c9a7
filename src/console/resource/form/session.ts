/** One open form without its looks: validation, saving, refusal, conflict. */
import type { Conflict } from '../../../engine/extension/paths';
import type { FieldModel, FormMode, FormSection, RuleModel } from '../../../engine/model';
import { brokenRules, fieldsOfRule, isTimed } from '../../../engine/validation/brokenRules';
import { limitError } from '../../../engine/validation/inputLimits';
import { messageFor } from '../../../engine/validation/messages';
import { repeatErrors } from '../../../engine/validation/repeats';
import { kinds } from '../../../fields/kinds';
import { ApiError } from '../../data/transport/errors';
import { pressEnded } from '../../../ui/press';
import { inputState, keepsStoredValue, sectionSpecs, type InputSpec, type SectionSpec } from './inputState';
import { mergeValues, type Merge } from './merge';
import { sameValue } from '../../../engine/sameValue';
import { isEmpty } from '../../../engine/text/words';
import { fieldOfPath, FormStore, type Values } from './store';
import type { CheckValues } from './validation';

/** Milliseconds within which a second submit of the same values is the same click (spec 2 §9). */
export const submitPause = 500;
/** The chunk with the rules could not be fetched. */
const checkMissing = '校验规则未能加载，请检查网络后重试。';
/** Spec 2 §5. */
export const ownParentMessage = '上级分类不能选当前分类';

export interface SessionOptions {
  /** Entity key. */
  resource: string;
  mode: FormMode;
  /** Of the record edited; undefined for a new one or a copy. */
  recordId?: number | string;
  fields: readonly FieldModel[];
  sections: readonly FormSection[];
  /** What must hold between fields, and all fields that it looks at; `record` is what the form does not enter. */
  rules?: { all: readonly RuleModel[]; fields: readonly FieldModel[]; record?: Values };
  /** Decoded values the form opens with. */
  initial: Values;
  /** The record as it was read, to be compared when it is saved; undefined for a new one. */
  stored?: Values;
}

/** How a session reaches the world. */
export interface SessionPorts {
  /** Fetches the validator; asked on the first blur or submit. */
  loadCheck(): Promise<CheckValues>;
  /** Sends the values of the shown inputs. @throws ApiError */
  save(values: Values, stored: Values | undefined): Promise<unknown>;
  /** The form is still saving while it goes on. */
  onSaved(saved: unknown): void | Promise<void>;
  /** Asks before a save leaves out what an input holds; needed where inputs hold such. */
  agree?(question: string): Promise<boolean>;
  /** A save was refused: what was typed must be written down. */
  onRefused(): void;
  /** Shows and focuses a field once the session's state has been drawn. */
  reveal(field: string): void;
}

/** Both sides changed the record: what can be merged is, the rest waits for the person. */
export interface OpenConflict {
  merge: Merge;
  /** The record as it now is. */
  current: Values;
  /** The save that met it; absent when a restored draft meets a newer record. Without an account it is not known who. */
  by?: Pick<Conflict, 'account' | 'realName' | 'at'>;
}

export interface SessionState {
  sections: readonly SectionSpec[];
  /** Index of the open tab or step. */
  active: number;
  isSaving: boolean;
  /** What went wrong and belongs to no field. */
  summary: readonly string[];
  conflict: OpenConflict | undefined;
}

export class FormSession {
  readonly store: FormStore;
  ports: SessionPorts | undefined;
  fields: readonly FieldModel[] = [];
  layout: readonly FormSection[] = [];
  private specs: InputSpec[] = [];
  private stored: Values | undefined;
  /** What the form does not enter and its rules look at. */
  private record: Values | undefined;
  private current: SessionState = { sections: [], active: 0, isSaving: false, summary: [], conflict: undefined };
  private listeners = new Set<() => void>();
  private lastSubmit = -Infinity;
  private lastSent: Values = {};
  private isBusy = false;
  private submits = 0;
  /** What the button that was pressed says beside the inputs. */
  private given: Values = {};

  constructor(readonly options: SessionOptions) {
    this.store = new FormStore(options.initial);
    this.stored = options.stored;
    this.record = options.rules?.record;
    this.adopt(options.fields, options.sections);
  }

  /** Takes another shape over (a schema changed while the form is open) and keeps everything typed. */
  adopt = (fields: readonly FieldModel[], sections: readonly FormSection[]): void => {
    this.fields = fields;
    this.layout = sections;
    const specs = sectionSpecs(sections, fields, this.options.mode);
    this.specs = specs.flatMap((section) => section.inputs);
    this.update({ sections: specs });
  };

  state = (): SessionState => this.current;
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  open = (active: number): void => this.update({ active });

  /** Fetches the validator ahead of its first use. */
  prepare = (): void => {
    this.ports?.loadCheck().catch(() => undefined);
  };

  /** Validates one field and shows or clears its message. A field that is left by pressing something waits for the click, which the message would move away. */
  check = (name: string): void => {
    const press = pressEnded();
    const { submits } = this;
    // A submit judges everything, and what the server says of it stays.
    if (press) void press.then(() => { if (submits === this.submits) this.check(name); });
    else void this.checkNow(name);
  };

  private async checkNow(name: string): Promise<void> {
    const value = this.store.value(name);
    const { submits } = this;
    try {
      const names = [name, ...this.heldAgainst(name)];
      const found = await this.messages(names);
      await pressEnded();
      // What was typed meanwhile has a check of its own.
      if (submits === this.submits && Object.is(this.store.value(name), value)) this.store.setErrorsOf(names, found);
    } catch {
      // Without the validator there is nothing to say yet; saving tells why it could not be had.
    }
  }

  /** Validates the inputs of one section and jumps to the first message. @returns whether it is valid */
  checkSection = async (index: number): Promise<boolean> => {
    const names = this.current.sections[index]?.inputs.map(({ field }) => field.name) ?? [];
    try {
      const found = within(await this.messages(names), names);
      await pressEnded();
      this.store.setErrorsOf(names, found);
      this.jump(found);
      return Object.keys(found).length === 0;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  };

  /**
   * Validates and saves; a second call within half a second of the sending, with nothing changed, or while saving is the same click.
   * @param given is sent beside the inputs: they are shown, asked and sent as is right with it
   * @param sure asks, once everything is valid, whether it is to be sent
   */
  submit = async (given: Values = {}, sure?: () => Promise<boolean>): Promise<void> => {
    if (this.current.conflict || this.isBusy) return;
    this.given = given;
    if (this.isSameClick()) return;
    this.isBusy = true;
    this.submits++;
    this.update({ isSaving: true, summary: [] });
    try {
      if (!(await this.leavesOut())) return;
      const found = await this.messages();
      await pressEnded();
      this.store.setErrors(found);
      if (Object.keys(found).length > 0) this.jump(found);
      else if (!sure || await sure()) await this.send();
    } catch (error) {
      await pressEnded();
      this.refuse(error);
    } finally {
      this.isBusy = false;
      this.given = {};
      this.update({ isSaving: false });
    }
  };

  /** Shows a conflict that a restored draft has with the record. */
  confront = (merge: Merge): void => this.update({ conflict: { merge, current: this.store.initial() } });

  /** Takes the merged values over; after a refused save they are sent at once. */
  resolve = async (values: Values): Promise<void> => {
    const { conflict } = this.current;
    if (!conflict) return;
    this.update({ conflict: undefined });
    this.store.rebase({ ...this.store.initial(), ...conflict.current }, { ...this.store.values(), ...values });
    if (!conflict.by) return;
    // A conflict tells as much of the record as its reader may see, which may be less than the form holds.
    this.stored = { ...this.stored, ...conflict.current };
    this.lastSubmit = -Infinity;
    await this.submit();
  };

  /** Goes on with the record as it was read after a save; what was typed since it was sent stays, and is unsaved. */
  renew = (stored: Values, initial: Values): void => {
    const { store } = this;
    const typed = Object.fromEntries(store.dirtyFields().map((name) => [name, store.value(name)]));
    this.stored = stored;
    this.record = stored;
    store.rebase(initial, { ...initial, ...typed });
  };

  /** Closes the conflict card and keeps everything typed. */
  postpone = (): void => this.update({ conflict: undefined });

  /** Takes out what no save keeps. @returns whether the person agreed, or nothing had to be asked */
  private async leavesOut(): Promise<boolean> {
    const left = this.usable().flatMap(({ field: { name } }) => {
      const found = this.store.leftOut().get(name);
      return found ? [{ ...found, name }] : [];
    });
    for (const { question } of left) if (!(await this.ports?.agree?.(question))) return false;
    this.store.patch(Object.fromEntries(left.map(({ name, value }) => [name, value])));
    return true;
  }

  private isSameClick(): boolean {
    return performance.now() - this.lastSubmit < submitPause && sameValue(this.payload(), this.lastSent);
  }

  private async send(): Promise<void> {
    this.lastSubmit = performance.now();
    this.lastSent = this.payload();
    const sent = this.store.values();
    const saved = await this.ports?.save(this.lastSent, this.stored);
    this.store.rebase(sent, this.store.values());
    await this.ports?.onSaved(saved);
  }

  private refuse(error: unknown): void {
    this.ports?.onRefused();
    if (!(error instanceof ApiError)) {
      this.update({ summary: [error instanceof Error ? error.message : String(error)] });
      return;
    }
    // A 401 leads to the sign-in page; the draft waits there.
    if (error.kind === 'unauthorized') return;
    if (error.conflict) {
      const { current, account, realName, at } = error.conflict;
      const merge = mergeValues(this.store.initial(), this.store.values(), current, this.specs.map(({ field }) => field.name));
      this.update({ conflict: { merge, current, by: { account, realName, at } } });
      return;
    }
    const found = error.fieldErrors ?? {};
    const placed = within(found, this.shown().map(({ field }) => field.name));
    const others = Object.entries(found).filter(([path]) => !(path in placed)).map(([, message]) => message);
    this.store.setErrors(placed);
    this.update({ summary: Object.keys(found).length > 0 ? others : [error.message] });
    this.jump(placed);
  }

  /** What is sent: the shown inputs that can be entered, cleaned by their kinds; what is stored of those out of sight; an empty secret keeps the stored one. */
  private payload(): Values {
    const keepsStored = ({ field }: InputSpec) => field.writeOnly && this.options.mode === 'edit' && !this.store.value(field.name);
    const values = this.values();
    const kept = this.keptOutOfSight();
    const entered = Object.fromEntries([...this.shown(), ...kept].filter((spec) => !spec.field.readOnly && !keepsStored(spec)).map((spec) => {
      const { field } = spec;
      const value = (kept.has(spec) ? this.store.initial() : values)[field.name];
      const clean = kinds[field.kind].normalize?.(value, field) ?? value;
      return [field.name, kinds[field.kind].fit?.(clean, field, values) ?? clean];
    }));
    return { ...entered, ...this.given };
  }

  private values(): Values {
    return { ...this.store.values(), ...this.given };
  }

  private async messages(only?: readonly string[]): Promise<Record<string, string>> {
    const check = await this.ports?.loadCheck().catch(() => {
      throw new Error(checkMissing);
    });
    const values = this.payload();
    const kept = new Set([...this.keptOutOfSight()].map(({ field }) => field.name));
    // Conditions may look at what is not entered here.
    return within({ ...this.unruly(values), ...await check?.({ ...this.values(), ...values }, only), ...this.beyondLimits(values), ...this.unrepeated(values), ...this.ownParent(), ...this.store.problems() }, Object.keys(values).filter((name) => !kept.has(name) && !(name in this.given)));
  }

  /** The rules of the inputs, which are tighter than those of the fields; nobody can mend one that is disabled. */
  private beyondLimits(values: Values): Record<string, string> {
    return Object.fromEntries(this.usable().flatMap(({ field, input }) => {
      const value = values[field.name];
      const error = limitError(field, input, value);
      return error ? [[field.name, messageFor(error, field, value, kinds[field.kind], false)]] : [];
    }));
  }

  private unruly(values: Values): Record<string, string> {
    const { rules } = this.options;
    if (!rules) return {};
    return Object.fromEntries(brokenRules(rules.all.filter((rule) => !isTimed(rule) || this.isEntered(rule.field)), rules.fields, { ...this.record, ...this.values(), ...values }).map(({ field, message }) => [field, message]));
  }

  /** A stored value is not held against a time that has gone on since. */
  private isEntered(name: string): boolean {
    return this.options.mode !== 'edit' || !sameValue(this.store.value(name), this.store.initial()[name]);
  }

  /** Fields with a value that a rule holds against this one: their messages come and go with it. */
  private heldAgainst(name: string): string[] {
    const rules = this.options.rules?.all.filter((rule) => rule.field !== name && fieldsOfRule(rule).includes(name)) ?? [];
    return [...new Set(rules.map(({ field }) => field))].filter((field) => !isEmpty(this.store.value(field)));
  }

  private unrepeated(values: Values): Record<string, string> {
    return Object.fromEntries(repeatErrors(this.shown().map(({ field }) => field), values, true).map(({ field, message }) => [field, message]));
  }

  private ownParent(): Record<string, string> {
    const { recordId, resource } = this.options;
    if (recordId === undefined) return {};
    const own = this.specs.filter(({ field }) =>
      field.kind === 'treeReference' && field.to === resource && String(this.store.value(field.name)) === String(recordId));
    return Object.fromEntries(own.map(({ field }) => [field.name, ownParentMessage]));
  }

  private shown(): InputSpec[] {
    const values = this.values();
    return this.specs.filter((spec) => inputState(spec, this.options.mode, values, this.store.initial()).shown);
  }

  private keptOutOfSight(): ReadonlySet<InputSpec> {
    const values = this.values();
    return new Set(this.specs.filter((spec) => keepsStoredValue(spec, this.options.mode, values)));
  }

  private usable(): InputSpec[] {
    const values = this.values();
    return this.shown().filter((spec) => !inputState(spec, this.options.mode, values, this.store.initial()).disabled);
  }

  private jump(found: Record<string, string>): void {
    const names = new Set(Object.keys(found).map(fieldOfPath));
    const first = this.shown().find(({ field }) => names.has(field.name))?.field.name;
    if (first === undefined) return;
    this.ports?.reveal(first);
    this.update({ active: this.current.sections.findIndex(({ inputs }) => inputs.some(({ field }) => field.name === first)) });
  }

  private update(change: Partial<SessionState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** The messages whose path leads into one of the fields. */
const within = (messages: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).filter(([path]) => names.includes(fieldOfPath(path))));
