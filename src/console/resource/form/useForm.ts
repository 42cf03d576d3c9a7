/** A form session bound to React: drawn when its state changes, journalled, and able to move the focus. */
import { useCallback, useEffect, useId, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react';
import { controlId, type FormParts, type OwnInputs } from './context';
import { firstAsked } from './firstAsked';
import { focusField } from './focusField';
import type { DraftKey } from './journal';
import { FormSession, type SessionOptions, type SessionPorts, type SessionState } from './session';
import { useDraft, type DraftControl } from './useDraft';

export interface FormOptions extends SessionOptions, Pick<SessionPorts, 'loadCheck' | 'save' | 'onSaved' | 'agree'> {
  /** The same object while it means the same form; undefined: no journal. */
  draftKey?: DraftKey;
  /** Stable. */
  own?: OwnInputs;
  /** It opens with values that were chosen before: typing begins with what is still asked. */
  begun?: boolean;
}

export interface FormControl {
  session: FormSession;
  state: SessionState;
  parts: FormParts;
  draft: DraftControl;
  /** Restores the offered draft, opening the conflict card where the record has moved on. */
  restoreDraft(): void;
  /** Container of the inputs. */
  root: RefObject<HTMLElement | null>;
}

/** @param options what the session begins with is read once; another `initial` begins another session */
export function useForm(options: FormOptions): FormControl {
  const { resource, initial, fields, sections, mode, recordId, draftKey, own, begun, loadCheck, save, onSaved, agree } = options;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- another `initial` begins another session, nothing else does
  const session = useMemo(() => new FormSession(options), [initial]);
  const state = useSyncExternalStore(session.subscribe, session.state);
  const wanted = useRef(begun ? firstAsked(state.sections, mode, initial) : undefined);
  const { store } = session;
  const draft = useDraft({ store, draftKey, fields });

  useEffect(() => {
    if (fields !== session.fields || sections !== session.layout) session.adopt(fields, sections);
  }, [session, fields, sections]);
  useEffect(() => {
    session.ports = {
      loadCheck,
      save,
      onSaved: (saved) => {
        draft.close();
        return onSaved(saved);
      },
      agree,
      onRefused: () => void draft.flush(),
      reveal: (field) => {
        wanted.current = field;
      },
    };
  });
  // Fetched while the person types, so that leaving a field or losing the network finds it there.
  useEffect(() => session.prepare(), [session]);
  // The wanted field may stand in a section that was closed until this drawing.
  useEffect(() => {
    if (wanted.current === undefined || state.isSaving) return;
    focusField(root.current, controlId(id, wanted.current), wanted.current);
    wanted.current = undefined;
  }, [state, id]);

  const parts = useMemo((): FormParts => {
    const byName = new Map(fields.map((field) => [field.name, field]));
    return { id, mode, resource, store, recordId, own, rules: session.options.rules, check: session.check, field: (name) => byName.get(name) };
  }, [id, mode, resource, store, recordId, own, session, fields]);

  const { restore } = draft;
  const restoreDraft = useCallback(() => {
    const merge = restore();
    if (merge) session.confront(merge);
  }, [restore, session]);

  return { session, state, parts, draft, restoreDraft, root };
}
