import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isDebugAsked } from '../../data/debug';
import { startRecording } from './recording';

const DebugPanel = lazy(() => import('./DebugPanel'));

/** Once asked for, the debug console stays for the life of the page, although navigations drop the parameter. */
let asked = false;

export function DebugDock() {
  const { search } = useLocation();
  if (!asked && isDebugAsked(search)) {
    asked = true;
    // While this is drawn, before the screens beside it ask for anything.
    startRecording();
  }
  return asked ? <Suspense fallback={null}><DebugPanel /></Suspense> : null;
}
