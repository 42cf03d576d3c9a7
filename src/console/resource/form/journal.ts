/**
 * The journal of unsaved forms: what was typed outlives a closed tab, an expired sign-in and a dead server.
 * Drafts lie in local storage under the account they belong to, at most 7 days and 2 million characters in all.
 */
import type { FieldModel, FormMode } from '../../../engine/model';
import { onSessionEnd } from '../../data/session/session';
import type { Values } from './store';

/** Whose draft of which form. */
export interface DraftKey {
  account: string;
  resource: string;
  mode: FormMode;
  /** Of the record edited or copied. */
  id?: number | string;
}

export interface Draft {
  /** Milliseconds since 1970. */
  at: number;
  /** The changed fields as they were when the form opened, to merge with when the record has moved on. */
  base: Values;
  /** The changed fields as typed. */
  values: Values;
}

/** Where a person was when the sign-in expired. */
export interface ReturnPoint {
  /** Path and query of the page. */
  address: string;
  at: number;
  /** Forms that were open with unsaved input, the outermost first. */
  forms: DraftKey[];
}

interface OpenForm {
  key: DraftKey;
  /** Writes what has been typed so far; true when there is unsaved input. */
  flush(): boolean;
}

const draftPrefix = 'bazaar.draft/';
const returnPrefix = 'bazaar.return/';
const maxAge = 7 * 24 * 60 * 60 * 1000;
const maxDraft = 500_000;
const maxTotal = 2_000_000;

const draftName = ({ account, resource, mode, id }: DraftKey): string =>
  draftPrefix + [account, resource, mode, id ?? ''].map((part) => encodeURIComponent(String(part))).join('/');

const sameKey = (left: DraftKey, right: DraftKey): boolean => draftName(left) === draftName(right);

export class Journal {
  private openForms: OpenForm[] = [];
  private suspendedNow = false;

  constructor(
    private readonly storage: () => Storage | undefined,
    private readonly now: () => number = Date.now,
  ) {}

  /** Keeps a draft; one above the size limit is not kept, and the oldest ones make room. @returns whether it was kept */
  write(key: DraftKey, draft: Omit<Draft, 'at'>): boolean {
    const storage = this.storage();
    const text = JSON.stringify({ ...draft, at: this.now() } satisfies Draft);
    if (!storage || text.length > maxDraft) return false;
    this.makeRoom(storage, draftName(key), text.length);
    return this.put(storage, draftName(key), text);
  }

  /** The draft of a form, unless it is too old. */
  read(key: DraftKey): Draft | undefined {
    const draft = this.parse<Draft>(draftName(key));
    return draft && this.now() - draft.at <= maxAge ? draft : undefined;
  }

  remove(key: DraftKey): void {
    this.storage()?.removeItem(draftName(key));
  }

  /** Announces a form on the screen. @returns the function that takes it off again */
  open(form: OpenForm): () => void {
    this.openForms.push(form);
    this.resume();
    return () => {
      this.openForms = this.openForms.filter((other) => other !== form);
    };
  }

  /**
   * The sign-in has expired: writes every open form at once and remembers where the person was.
   * Call before leaving for the sign-in page; from then on dirty guards let the page go.
   */
  suspend(address: string): void {
    const forms = this.openForms.filter((form) => form.flush()).map((form) => form.key);
    const [first] = forms;
    const storage = this.storage();
    this.suspendedNow = true;
    if (!first || !storage) return;
    const point: ReturnPoint = { address, at: this.now(), forms };
    this.put(storage, returnPrefix + encodeURIComponent(first.account), JSON.stringify(point));
  }

  /** Something else that can lose steps has been opened since. */
  resume(): void {
    this.suspendedNow = false;
  }

  /** True between `suspend` and whatever is opened next: leaving loses nothing. */
  get suspended(): boolean {
    return this.suspendedNow;
  }

  /** Where a person who has just signed in (again) should land; undefined when nothing was open. */
  returnPoint(account: string): ReturnPoint | undefined {
    const point = this.parse<ReturnPoint>(returnPrefix + encodeURIComponent(account));
    return point && this.now() - point.at <= maxAge ? point : undefined;
  }

  /** Whether this form is part of the return point; if so it is taken off it, and the form restores itself unasked. */
  takeReturn(key: DraftKey): boolean {
    const point = this.returnPoint(key.account);
    if (!point?.forms.some((form) => sameKey(form, key))) return false;
    const forms = point.forms.filter((form) => !sameKey(form, key));
    const storage = this.storage();
    const name = returnPrefix + encodeURIComponent(key.account);
    if (forms.length > 0 && storage) this.put(storage, name, JSON.stringify({ ...point, forms }));
    else storage?.removeItem(name);
    return true;
  }

  /** Forgets the return point, for a person who goes elsewhere. The drafts stay. */
  forgetReturn(account: string): void {
    this.storage()?.removeItem(returnPrefix + encodeURIComponent(account));
  }

  private parse<T>(name: string): T | undefined {
    const text = this.storage()?.getItem(name);
    if (!text) return undefined;
    try {
      return JSON.parse(text) as T;
    } catch {
      this.storage()?.removeItem(name);
      return undefined;
    }
  }

  private put(storage: Storage, name: string, text: string): boolean {
    try {
      storage.setItem(name, text);
      return true;
    } catch {
      return false;
    }
  }

  private makeRoom(storage: Storage, except: string, needed: number): void {
    const drafts = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((name) => name.startsWith(draftPrefix) && name !== except)
      .map((name) => ({ name, size: storage.getItem(name)?.length ?? 0, at: this.parse<Draft>(name)?.at ?? 0 }))
      .sort((one, other) => one.at - other.at);
    let total = needed + drafts.reduce((sum, draft) => sum + draft.size, 0);
    for (const draft of drafts) {
      if (total <= maxTotal && this.now() - draft.at <= maxAge) continue;
      storage.removeItem(draft.name);
      total -= draft.size;
    }
  }
}

const browserStorage = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

/** The journal of this browser. */
export const journal = new Journal(browserStorage);
onSessionEnd(() => journal.suspend(globalThis.location.pathname + globalThis.location.search));

const isSecret = (field: FieldModel): boolean => field.kind === 'password' || field.writeOnly;

/** The values that may be written down: secrets are left out, in child tables too. */
export function withoutSecrets(values: Values, fields: readonly FieldModel[]): Values {
  const kept: Values = {};
  for (const field of fields) {
    if (!(field.name in values) || isSecret(field)) continue;
    const value = values[field.name];
    kept[field.name] = field.fields && Array.isArray(value)
      ? value.map((row) => withoutSecrets(row as Values, field.fields ?? []))
      : value;
  }
  return kept;
}
