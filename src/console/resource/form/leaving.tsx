/** Asks before unsaved input is left behind: by another address, by closing the tab, by closing the dialog. */
import { useCallback, useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useBlocker } from 'react-router-dom';
import { useConfirm } from '../../../ui/layers/Confirm';
import { useScreen } from '../../../ui/ports/screen';
import { useIsDirty } from './context';
import { journal } from './journal';
import type { FormStore } from './store';

export const closeQuestion = '确认关闭？';

/** @returns a function that resolves to whether the form may be closed; asks only when something would be lost */
export function useMayClose(store: Pick<FormStore, 'isDirty'>): () => Promise<boolean> {
  const confirm = useConfirm();
  return useCallback(async () => !store.isDirty() || confirm({ text: closeQuestion }), [store, confirm]);
}

/** What a surrounding dialog asks before it closes by itself; undefined while the form is not there yet. */
export interface CloseGuard {
  current: (() => Promise<boolean>) | undefined;
}

/** Hands the form's question to the dialog around it. */
export function useCloseGuard(guard: CloseGuard | undefined, ask: () => Promise<boolean>): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!guard) return;
    guard.current = () => latest.current();
    return () => {
      guard.current = undefined;
    };
  }, [guard]);
}

/** What can lose something: a form, or whatever else is edited like one. */
type Guarded = Pick<FormStore, 'isDirty'> & { subscribe(topic: 'dirty', listener: () => void): () => void };

interface LeaveGuardProps {
  store: Guarded;
  /** The person agreed to lose what was typed. */
  onGiveUp(): void;
}

/** Stands inside every open form. */
export function LeaveGuard(props: LeaveGuardProps) {
  const isDirty = useIsDirty(props.store);
  const { hold } = useScreen();
  const hasRouter = useContext(UNSAFE_DataRouterContext) !== null;
  // What keeps a journal of its own, as the page designer does, never opens this one.
  useEffect(() => journal.resume(), []);
  useEffect(() => {
    if (!isDirty) return;
    const release = hold(props.store.isDirty);
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      release();
      globalThis.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isDirty, hold, props.store]);
  return hasRouter ? <RouteGuard {...props} /> : null;
}

function RouteGuard({ store, onGiveUp }: LeaveGuardProps) {
  const mayClose = useMayClose(store);
  const screen = useScreen();
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    !screen.kept && store.isDirty() && !journal.suspended && currentLocation.pathname !== nextLocation.pathname);
  const asked = useRef(false);
  useEffect(() => {
    if (blocker.state !== 'blocked' || asked.current) return;
    asked.current = true;
    void mayClose().then((may) => {
      asked.current = false;
      if (!may) return blocker.reset();
      onGiveUp();
      blocker.proceed();
    });
  }, [blocker, mayClose, onGiveUp]);
  return null;
}
