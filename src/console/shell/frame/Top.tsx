import type { ReactNode } from 'react';

/**
 * What stays above the content in every layout: the header, and below it the history tabs (preference `tagsView`), which are
 * `--frame-tabs` high. The window scrolls, not `main`; this block is sticky while `fixedHeader` holds and scrolls away otherwise.
 */
export function Top({ children }: { children: ReactNode }) {
  return (
    <div className="frame-top">
      {children}
    </div>
  );
}
