import { useSyncExternalStore } from 'react';

/** Whether the browser shows the console in full screen, and what turns that on or off; `toggle` is absent where it cannot. */
export function useFullScreen(): { on: boolean; toggle?: () => void } {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement != null);
  if (!document.fullscreenEnabled) return { on };
  return { on, toggle: () => void (on ? document.exitFullscreen() : document.documentElement.requestFullscreen()) };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
