/** Keeps what is typed into one form in the journal, and offers what an earlier visit left behind. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldModel } from '../../../engine/model';
import { useScreen } from '../../../ui/ports/screen';
import { journal, withoutSecrets, type Draft, type DraftKey } from './journal';
import { mergeValues, type Merge } from './merge';
import type { FormStore, Values } from './store';

/** Milliseconds of rest after a key stroke before the journal is written (form template, designer). */
const rest = 340;

export interface DraftControl {
  /** A draft of an earlier visit that waits for a decision. */
  offer: Draft | undefined;
  /** Time of the draft that restored itself after signing in again. */
  restoredAt: number | undefined;
  /** Puts the offered draft into the form. @returns the merge, when the record has changed in the same fields since */
  restore(): Merge | undefined;
  /** Throws the offered draft away. */
  discard(): void;
  /** Writes at once. @returns whether there is unsaved input */
  flush(): boolean;
  /** The work is saved or given up: nothing is kept. */
  close(): void;
}

export interface DraftOptions {
  store: FormStore;
  /** The same object while it means the same form. Undefined: nothing is journalled. */
  draftKey: DraftKey | undefined;
  fields: readonly FieldModel[];
}

export function useDraft({ store, draftKey, fields }: DraftOptions): DraftControl {
  const [offer, setOffer] = useState<Draft>();
  const [restoredAt, setRestoredAt] = useState<number>();
  // An undecided draft is written together with what is typed meanwhile, so that neither can be lost.
  const waiting = useRef<Draft>(undefined);
  const isClosed = useRef(false);
  const isOpened = useRef(false);
  const { resumes } = useScreen();

  const flush = useCallback((): boolean => {
    if (draftKey && !isClosed.current) write(draftKey, store, fields, waiting.current);
    return !isClosed.current && store.isDirty();
  }, [draftKey, store, fields]);

  const takeUp = useCallback((draft: Draft): Merge | undefined => {
    waiting.current = undefined;
    setOffer(undefined);
    const now = store.initial();
    const own = pick(store.values(), store.dirtyFields());
    const merge = mergeValues({ ...now, ...draft.base }, { ...now, ...draft.values, ...own }, now, Object.keys(draft.values));
    store.patch(merge.values);
    return merge.conflicts.length > 0 ? merge : undefined;
  }, [store]);

  useEffect(() => {
    if (!draftKey || isOpened.current) return;
    isOpened.current = true;
    const draft = journal.read(draftKey);
    const isReturn = journal.takeReturn(draftKey) || resumes;
    waiting.current = draft;
    if (draft && isReturn && isUntouched(draft, store)) {
      takeUp(draft);
      setRestoredAt(draft.at);
    } else {
      setOffer(draft);
    }
  }, [draftKey, store, takeUp, resumes]);

  useEffect(() => {
    if (!draftKey) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      // A form that stays open after it was saved begins another draft.
      isClosed.current = false;
      clearTimeout(timer);
      timer = setTimeout(flush, rest);
    };
    const now = () => {
      clearTimeout(timer);
      flush();
    };
    const ends = [store.subscribe('values', later), journal.open({ key: draftKey, flush })];
    globalThis.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      now();
      ends.forEach((end) => end());
      globalThis.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [draftKey, store, flush]);

  const restore = useCallback(() => waiting.current && takeUp(waiting.current), [takeUp]);
  const discard = useCallback(() => {
    waiting.current = undefined;
    setOffer(undefined);
    if (draftKey) journal.remove(draftKey);
    flush();
  }, [draftKey, flush]);
  const close = useCallback(() => {
    isClosed.current = true;
    if (draftKey) journal.remove(draftKey);
  }, [draftKey]);

  return { offer, restoredAt, restore, discard, flush, close };
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Nothing in the record moved since the draft was begun, so it may be put back without asking. */
const isUntouched = (draft: Draft, store: FormStore): boolean =>
  mergeValues({ ...store.initial(), ...draft.base }, { ...store.initial(), ...draft.values }, store.initial(), Object.keys(draft.values))
    .conflicts.length === 0;

function write(key: DraftKey, store: FormStore, fields: readonly FieldModel[], waiting: Draft | undefined): void {
  const changed = store.dirtyFields();
  const values = withoutSecrets({ ...waiting?.values, ...pick(store.values(), changed) }, fields);
  if (Object.keys(values).length === 0) {
    journal.remove(key);
    return;
  }
  const base = withoutSecrets({ ...pick(store.initial(), changed), ...waiting?.base }, fields);
  journal.write(key, { base, values });
}
