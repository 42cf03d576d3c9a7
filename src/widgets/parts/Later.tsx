import type { ReactNode } from 'react';
import { Nothing } from './audience';
import './later.css';

interface LaterProps {
  /** How the entries will stand: sideways, in two or three columns, in rows, one below the other at full width. */
  layout: 'strip' | 'two' | 'three' | 'list' | 'big';
  count: number;
  gap: number;
  radius: number;
  /** In every entry beside its picture: what the options say of names, prices and buttons. */
  children?: ReactNode;
}

/** The places of entries that the shop has none of yet: nothing is made up for them, and shoppers see no such widget. */
export function Later({ layout, count, gap, radius, children }: LaterProps) {
  return (
    <Nothing>
      <div className={`w-later w-later-${layout}`} style={{ gap }} aria-hidden="true">
        {Array.from({ length: count }, (_none, index) => (
          <span key={index} className="w-later-entry" style={{ borderRadius: radius }}>
            <span className="w-picture w-picture-none" style={{ borderRadius: radius }} />
            <span className="w-later-words">{children}</span>
          </span>
        ))}
      </div>
      <p className="w-note w-later-note"><span>真实数据在启用后显示</span></p>
    </Nothing>
  );
}

/** A line whose text is not there yet, in the colour that it will have. */
export const LaterLine = ({ colour, width = '80%' }: { colour: string; width?: string }) => <span className="w-later-line" style={{ background: colour, width }} />;
