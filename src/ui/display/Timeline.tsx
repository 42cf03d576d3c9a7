/** What happened, step by step, oldest first, and what is still to come in grey. */
import type { ReactNode } from 'react';
import '../tokens.css';
import './Timeline.css';

export interface TimelineStep {
  title: string;
  /** `yyyy-MM-dd HH:mm:ss`; empty where nobody knows. */
  time: string;
  /** Told where it says more than the title. */
  text?: string;
  person?: string;
  /** It has not happened yet. */
  isAhead?: boolean;
  more?: ReactNode;
}

export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className="ui-timeline" aria-label={label}>
      {steps.map(({ title, time, text, person, isAhead, more }, index) => (
        <li key={index} data-ahead={isAhead || undefined}>
          <p className="ui-timeline-head">{title}{isAhead && <span className="ui-hidden">（未开始）</span>}{time && <time>{time}</time>}{person && <span>{person}</span>}</p>
          {text && text !== title && <p>{text}</p>}
          {more}
        </li>
      ))}
    </ol>
  );
}
