/**
 * The values and messages of one open form, kept outside React so that a key stroke redraws one field only.
 * (react-hook-form tells every controller about every change, which grows with the number of fields.)
 */
import { sameValue } from '../../../engine/sameValue';
import type { LeftOut } from '../../../ui/ports/chosen';

export type Values = Record<string, unknown>;
type Listener = () => void;

/** The messages at one field: its own, and those at parts of its value by the path below it (`0.price`). */
export interface FieldMessages {
  own?: string;
  parts: Record<string, string>;
}
const noMessages: FieldMessages = { parts: {} };

/** The field that a path such as `rows.0.price` leads into. */
export const fieldOfPath = (path: string): string => path.split('.', 1)[0] ?? path;

function gather(messages: Record<string, string>): Map<string, FieldMessages> {
  const gathered = new Map<string, FieldMessages>();
  for (const [path, message] of Object.entries(messages)) {
    const name = fieldOfPath(path);
    const messagesOf = gathered.get(name) ?? { parts: {} };
    if (path === name) messagesOf.own = message;
    else messagesOf.parts[path.slice(name.length + 1)] = message;
    gathered.set(name, messagesOf);
  }
  return gathered;
}

const sameMessages = (left: FieldMessages, right: FieldMessages): boolean => left.own === right.own && sameValue(left.parts, right.parts);

/** What a listener can follow: one field, or one of the whole-form facts. */
export type Topic = { field: string } | 'values' | 'dirty' | 'errors';

export class FormStore {
  private base: Values;
  private current = new Map<string, unknown>();
  private snapshot: Values | undefined;
  private changed = new Set<string>();
  private messages: ReadonlyMap<string, FieldMessages> = new Map();
  private unreadable = new Map<string, string>();
  private unkept = new Map<string, LeftOut>();
  private fieldListeners = new Map<string, Set<Listener>>();
  private formListeners = { values: new Set<Listener>(), dirty: new Set<Listener>(), errors: new Set<Listener>() };

  /** @param initial decoded values the form opens with; what differs from them is unsaved work. */
  constructor(initial: Values) {
    this.base = initial;
    for (const [name, value] of Object.entries(initial)) this.current.set(name, value);
  }

  value = (name: string): unknown => this.current.get(name);
  /** The same object until the field's messages change. */
  error = (name: string): FieldMessages => this.messages.get(name) ?? noMessages;
  hasError = (name: string): boolean => this.messages.has(name);
  /** Messages by field name; the same object until one changes. */
  errors = (): ReadonlyMap<string, FieldMessages> => this.messages;
  isDirty = (): boolean => this.changed.size > 0;
  /** Names of the fields whose value differs from the one the form opened with. */
  dirtyFields = (): string[] => [...this.changed];
  /** The values the form opened with, or was last rebased on. */
  initial = (): Values => this.base;
  /** All values as one object; the same object until something changes. */
  values = (): Values => (this.snapshot ??= Object.fromEntries(this.current));

  set = (name: string, value: unknown): void => this.patch({ [name]: value });

  /** Sets several values at once. */
  patch = (values: Values): void => {
    const wasDirty = this.isDirty();
    const touched: string[] = [];
    for (const [name, value] of Object.entries(values)) {
      if (Object.is(this.current.get(name), value)) continue;
      this.current.set(name, value);
      touched.push(name);
      if (sameValue(value, this.base[name])) this.changed.delete(name);
      else this.changed.add(name);
    }
    if (touched.length === 0) return;
    this.snapshot = undefined;
    for (const name of touched) this.tellField(name);
    this.tell('values');
    if (wasDirty !== this.isDirty()) this.tell('dirty');
  };

  /** Replaces what the form compares with (a newer record), and all values. */
  rebase = (base: Values, values: Values = base): void => {
    const names = new Set([...this.current.keys(), ...Object.keys(values)]);
    this.base = base;
    this.current = new Map(Object.entries(values));
    this.snapshot = undefined;
    this.changed = new Set(Object.keys(values).filter((name) => !sameValue(values[name], base[name])));
    for (const name of names) this.tellField(name);
    this.tell('values');
    this.tell('dirty');
  };

  /** Replaces all messages; given by path. */
  setErrors = (messages: Record<string, string>): void => {
    const next = gather(messages);
    const names = new Set([...this.messages.keys(), ...next.keys()]);
    this.replaceErrors(next, [...names]);
  };

  /** Replaces the messages of some fields; given by path, those of other fields are ignored. */
  setErrorsOf = (names: readonly string[], messages: Record<string, string>): void => {
    const found = gather(messages);
    const next = new Map(this.messages);
    for (const name of names) {
      const message = found.get(name);
      if (message) next.set(name, message);
      else next.delete(name);
    }
    this.replaceErrors(next, names);
  };

  /** An input holds something that is no value at all (half a date); with undefined it no longer does. */
  setProblem = (name: string, message: string | undefined): void => {
    if (message === undefined) this.unreadable.delete(name);
    else this.unreadable.set(name, message);
  };
  /** What inputs hold that is no value, by field name. */
  problems = (): Record<string, string> => Object.fromEntries(this.unreadable);

  /** What an input holds and no save keeps; undefined once it holds nothing of the kind. */
  setLeftOut = (name: string, left: LeftOut | undefined): void => {
    if (left === undefined) this.unkept.delete(name);
    else this.unkept.set(name, left);
  };
  /** What inputs hold that no save keeps, by field name. */
  leftOut = (): ReadonlyMap<string, LeftOut> => this.unkept;

  /** @returns the function that ends the subscription. */
  subscribe = (topic: Topic, listener: Listener): (() => void) => {
    if (typeof topic === 'string') {
      this.formListeners[topic].add(listener);
      return () => this.formListeners[topic].delete(listener);
    }
    const listeners = this.fieldListeners.get(topic.field) ?? new Set();
    this.fieldListeners.set(topic.field, listeners.add(listener));
    return () => listeners.delete(listener);
  };

  private replaceErrors(next: Map<string, FieldMessages>, names: readonly string[]) {
    const changed = names.filter((name) => !sameMessages(this.error(name), next.get(name) ?? noMessages));
    if (changed.length === 0) return;
    for (const name of names) if (!changed.includes(name) && this.messages.has(name)) next.set(name, this.error(name));
    this.messages = next;
    for (const name of changed) this.tellField(name);
    this.tell('errors');
  }

  private tell(topic: 'values' | 'dirty' | 'errors') {
    for (const listener of this.formListeners[topic]) listener();
  }

  private tellField(name: string) {
    for (const listener of this.fieldListeners.get(name) ?? []) listener();
  }
}
