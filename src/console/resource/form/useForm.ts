/** One open form: its values, its messages, its draft, and the way to the server and back. */
import { useCallback, useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Conflict } from '../../../engine/extension/paths';
import type { FieldModel, FormMode, FormSection } from '../../../engine/model';
import { ApiError } from '../../data/errors';
import { controlId, type FormParts } from './context';
import { focusField } from './focusField';
import { inputState, sectionSpecs, type InputSpec, type SectionSpec } from './inputState';
import type { DraftKey } from './journal';
import { mergeValues, type Merge } from './merge';
import { ownParentMessage } from './OwnTree';
import { FormStore, type Values } from './store';
import { useDraft, type DraftControl } from './useDraft';
import type { CheckValues } from './validation';

/** Milliseconds within which a second submit is the same click (spec 2 §9). */
export const submitPause = 500;

export interface FormOptions {
  /** Entity key. */
  resource: string;
  mode: FormMode;
  recordId?: number | string;
  fields: readonly FieldModel[];
  sections: readonly FormSection[];
  /** Decoded values the form opens with; must be the same object while the form is open. */
  initial: Values;
  /** The record as it was read, to be compared when it is saved; undefined for a new one. */
  stored?: Values;
  /** Stable; undefined: no journal. */
  draftKey?: DraftKey;
  /** Fetches the validator; called on the first blur or submit. */
  loadCheck(): Promise<CheckValues>;
  /**
   * Sends the values of the shown inputs.
   * @throws ApiError; 400 with field errors and 409 with a conflict are shown in the form
   */
  save(values: Values, stored: Values | undefined): Promise<unknown>;
  onSaved(saved: unknown): void;
}

/** Both sides changed the record: what can be merged is, the rest waits for the person. */
export interface OpenConflict {
  merge: Merge;
  /** The record as it now is. */
  current: Values;
  /** Who changed it; unknown when a restored draft meets a newer record. */
  by?: Pick<Conflict, 'account' | 'realName' | 'at'>;
}

export interface FormControl {
  parts: FormParts;
  sections: SectionSpec[];
  /** Index of the open tab or step. */
  active: number;
  setActive(index: number): void;
  isSaving: boolean;
  /** What went wrong and belongs to no field. */
  summary: string[];
  draft: DraftControl;
  conflict: OpenConflict | undefined;
  submit(): Promise<void>;
  /** Restores the offered draft, opening the conflict card where the record has moved on. */
  restoreDraft(): void;
  /** Takes the merged values over; after a refused save they are sent at once. */
  resolve(values: Values): Promise<void>;
  /** Closes the conflict card and keeps everything typed. */
  postpone(): void;
  /** Validates the inputs of one section and jumps to the first message. @returns whether it is valid */
  checkSection(index: number): Promise<boolean>;
  /** Container of the inputs. */
  root: RefObject<HTMLDivElement | null>;
}

export function useForm(options: FormOptions): FormControl {
  const { resource, mode, recordId, fields, initial, draftKey } = options;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const store = useMemo(() => new FormStore(initial), [initial]);
  const sections = useMemo(() => sectionSpecs(options.sections, fields, mode), [options.sections, fields, mode]);
  const specs = useMemo(() => sections.flatMap((section) => section.inputs), [sections]);
  const stored = useRef(options.stored);
  const [active, setActive] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [summary, setSummary] = useState<string[]>([]);
  const [conflict, setConflict] = useState<OpenConflict>();
  const lastSubmit = useRef(-Infinity);
  const draft = useDraft({ store, draftKey, fields });

  const shownSpecs = useCallback(
    (among: readonly InputSpec[] = specs) => among.filter((spec) => inputState(spec, mode, store.values()).shown),
    [specs, mode, store],
  );
  /** What is sent: the shown inputs; an empty secret keeps the stored one. */
  const payload = useCallback((): Values => {
    const kept = shownSpecs().filter(({ field }) => !(field.writeOnly && mode === 'edit' && !store.value(field.name)));
    return Object.fromEntries(kept.map(({ field }) => [field.name, store.value(field.name)]));
  }, [shownSpecs, mode, store]);

  const messages = useCallback(async (): Promise<Record<string, string>> => {
    const check = await latest.current.loadCheck();
    const found = { ...check(payload()), ...ownParentMessages(specs, resource, recordId, store) };
    const shown = new Set(shownSpecs().map(({ field }) => field.name));
    return Object.fromEntries(Object.entries(found).filter(([name]) => shown.has(name)));
  }, [payload, shownSpecs, specs, resource, recordId, store]);

  const check = useCallback((name: string) => {
    // A draft value only: the field may have been hidden or the form closed before the validator arrived.
    void messages().then((found) => store.setError(name, found[name]), () => undefined);
  }, [messages, store]);

  const jump = useCallback((found: Record<string, string>) => {
    const first = shownSpecs().find(({ field }) => field.name in found)?.field.name;
    if (first === undefined) return;
    const section = sections.findIndex(({ inputs }) => inputs.some(({ field }) => field.name === first));
    flushSync(() => setActive(section));
    focusField(root.current, controlId(id, first), first);
  }, [shownSpecs, sections, id]);

  const checkSection = useCallback(async (index: number) => {
    const found = await messages();
    const names = sections[index]?.inputs.map(({ field }) => field.name) ?? [];
    const here = Object.fromEntries(Object.entries(found).filter(([name]) => names.includes(name)));
    const others = Object.fromEntries(Object.entries(store.errors()).filter(([name]) => !names.includes(name)));
    store.setErrors({ ...others, ...here });
    jump(here);
    return Object.keys(here).length === 0;
  }, [messages, sections, store, jump]);

  const refuse = useCallback((error: unknown) => {
    draft.flush();
    if (!(error instanceof ApiError)) throw error;
    const found = error.fieldErrors ?? {};
    const shown = new Set(shownSpecs().map(({ field }) => field.name));
    const placed = Object.fromEntries(Object.entries(found).filter(([name]) => shown.has(name)));
    const others = Object.entries(found).filter(([name]) => !shown.has(name)).map(([, message]) => message);
    store.setErrors(placed);
    if (error.conflict) {
      const { current, account, realName, at } = error.conflict;
      const names = specs.map(({ field }) => field.name);
      setConflict({ merge: mergeValues(store.initial(), store.values(), current, names), current, by: { account, realName, at } });
    } else if (error.kind !== 'unauthorized') {
      setSummary(Object.keys(placed).length > 0 ? others : others.length > 0 ? others : [error.message]);
    }
    jump(placed);
  }, [draft, shownSpecs, store, specs, jump]);

  const send = useCallback(async () => {
    setSaving(true);
    try {
      const saved = await latest.current.save(payload(), stored.current);
      draft.close();
      store.rebase(store.values());
      latest.current.onSaved(saved);
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
    }
  }, [payload, draft, store, refuse]);

  const isBusy = useRef(false);
  const submit = useCallback(async () => {
    if (isBusy.current || performance.now() - lastSubmit.current < submitPause) return;
    lastSubmit.current = performance.now();
    isBusy.current = true;
    setSummary([]);
    try {
      const found = await messages();
      store.setErrors(found);
      if (Object.keys(found).length > 0) jump(found);
      else await send();
    } finally {
      isBusy.current = false;
    }
  }, [messages, store, jump, send]);

  const restoreDraft = useCallback(() => {
    const merge = draft.restore();
    if (merge) setConflict({ merge, current: store.initial() });
  }, [draft, store]);

  const resolve = useCallback(async (values: Values) => {
    if (!conflict) return;
    setConflict(undefined);
    store.rebase({ ...store.initial(), ...conflict.current }, { ...store.values(), ...values });
    if (!conflict.by) return;
    stored.current = conflict.current;
    lastSubmit.current = -Infinity;
    await submit();
  }, [conflict, store, submit]);

  const parts = useMemo(
    (): FormParts => {
      const byName = new Map(fields.map((field) => [field.name, field]));
      return { id, mode, store, resource, recordId, check, field: (name) => byName.get(name) };
    },
    [id, mode, store, resource, recordId, check, fields],
  );
  return {
    parts, sections, active, setActive, isSaving, summary, draft, conflict, submit, restoreDraft, resolve,
    postpone: () => setConflict(undefined), checkSection, root,
  };
}

function ownParentMessages(specs: readonly InputSpec[], resource: string, id: unknown, store: FormStore): Record<string, string> {
  if (id === undefined) return {};
  const own = specs.filter(({ field }) => field.kind === 'treeReference' && field.to === resource
    && String(store.value(field.name)) === String(id));
  return Object.fromEntries(own.map(({ field }) => [field.name, ownParentMessage]));
}
