import { Header } from './Header';

/**
 * What stays above the content in every layout: the header, and below it the history tabs. The window scrolls, not `main`;
 * this block is sticky while the preference `fixedHeader` holds and scrolls away otherwise.
 */
export function Top({ onMenu }: { onMenu?: () => void }) {
  return (
    <div className="frame-top">
      <Header onMenu={onMenu} />
    </div>
  );
}
