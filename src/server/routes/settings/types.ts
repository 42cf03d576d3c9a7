/** What the configuration store does: kept apart, since the store and the settings that schemas describe both do it. */
import type { HistoryEntry, SettingState } from '../../../engine/extension/paths';
import type { TemplateForm } from '../../../engine/formTemplate/form';
import type { Actor, Row, Visit } from '../../resources/types';

export interface Saving {
  /** Values that are not given become empty, and keys that the template no longer has go. */
  whole?: boolean;
  /** What `stamp` said of the same names when they were read. */
  seen?: string;
  names?: readonly string[];
}

export interface Settings {
  form(formId: unknown): Promise<TemplateForm>;
  /** @throws Refusal 7101 when no template bears the name */
  idOf(template: string): Promise<number>;
  /** Stored texts by key, secrets left out. */
  info(formId: number): Promise<Record<string, string>>;
  state(formId: number): Promise<SettingState[]>;
  /** What is known of one key beside its value; its row's own facts are null until it is saved first. */
  kept(formId: number, name: string): Promise<Row>;
  exists(name: string): Promise<boolean>;
  /** What the values are now, of all keys or of some, to be seen again when they are replaced. */
  stamp(formId: number, names?: readonly string[]): Promise<string>;
  save(actor: Actor, formId: number, given: Readonly<Record<string, unknown>>, how: Saving): Promise<void>;
  /** The same in two steps: judged now, written within a visit that writes other things too. */
  prepare(formId: number, given: Readonly<Record<string, unknown>>, how: Saving): Promise<(visit: Visit) => Promise<void>>;
  /** Empties one key, a secret too. */
  clear(actor: Actor, formId: number, name: string): Promise<void>;
  history(formId: number, name: string): Promise<HistoryEntry[]>;
}
