/**
 * The values and messages of one open form, kept outside React so that a key stroke redraws one field only.
 * (react-hook-form tells every controller about every change, which grows with the number of fields.)
 */
import { sameValue } from './sameValue';

export type Values = Record<string, unknown>;
type Listener = () => void;

/** What a listener can follow: one field, or one of the whole-form facts. */
export type Topic = { field: string } | 'values' | 'dirty' | 'errors';

export class FormStore {
  private base: Values;
  private current = new Map<string, unknown>();
  private snapshot: Values | undefined;
  private changed = new Set<string>();
  private messages: Record<string, string> = {};
  private fieldListeners = new Map<string, Set<Listener>>();
  private formListeners = { values: new Set<Listener>(), dirty: new Set<Listener>(), errors: new Set<Listener>() };

  /** @param initial decoded values the form opens with; what differs from them is unsaved work. */
  constructor(initial: Values) {
    this.base = initial;
    for (const [name, value] of Object.entries(initial)) this.current.set(name, value);
  }

  value = (name: string): unknown => this.current.get(name);
  error = (name: string): string | undefined => this.messages[name];
  errors = (): Record<string, string> => this.messages;
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

  /** Replaces all messages. */
  setErrors = (messages: Record<string, string>): void => {
    const names = new Set([...Object.keys(this.messages), ...Object.keys(messages)]);
    this.messages = messages;
    for (const name of names) this.tellField(name);
    this.tell('errors');
  };

  /** Sets or, with undefined, clears the message of one field. */
  setError = (name: string, message: string | undefined): void => {
    if (this.messages[name] === message) return;
    const { [name]: _replaced, ...rest } = this.messages;
    this.messages = message === undefined ? rest : { ...rest, [name]: message };
    this.tellField(name);
    this.tell('errors');
  };

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

  private tell(topic: 'values' | 'dirty' | 'errors') {
    for (const listener of this.formListeners[topic]) listener();
  }

  private tellField(name: string) {
    for (const listener of this.fieldListeners.get(name) ?? []) listener();
  }
}
