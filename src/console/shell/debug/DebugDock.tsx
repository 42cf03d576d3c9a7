import { useLocation } from 'react-router-dom';
import { isDebugAsked } from '../../data/session/debug';
import { startRecording } from './recording';
import { deferred } from '../../../ui/deferred';

const DebugPanel = deferred(() => import('./DebugPanel'));

/** Once asked for, the debug console stays for the life of the page, although navigations drop the parameter. */
let asked = false;

export function DebugDock() {
  const { search } = useLocation();
  if (!asked && isDebugAsked(search)) {
    asked = true;
    // While this is drawn, before the screens beside it ask for anything.
    startRecording();
  }
  return asked ? <DebugPanel /> : null;
}
