import { useState } from 'react';

type Tab = 'content' | 'style';
let last: Tab = 'content';

/** Going from widget to widget, the tab stays the one that was opened last. */
export function useTab(): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState(last);
  return [tab, (next) => setTab((last = next))];
}
