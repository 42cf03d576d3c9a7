import { Icon } from '../Icon';
import '../tokens.css';
import '../inputs/control.css';
import './Steps.css';

export interface StepsProps {
  label: string;
  titles: readonly string[];
  /** Index of the step on screen. */
  current: number;
  /** Steps that may be gone to by a press; absent: none. */
  onGo?(index: number): void;
}

export function Steps({ label, titles, current, onGo }: StepsProps) {
  return (
    <ol className="ui-steps" aria-label={label}>
      {titles.map((title, index) => {
        const content = (
          <>
            <span className="ui-step-number">{index < current ? <Icon name="check" size={14} /> : index + 1}</span>
            {title}
            {index < current && <span className="ui-hidden">已完成</span>}
          </>
        );
        return (
          <li key={title} className="ui-step" aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
            {onGo && index !== current ? <button type="button" onClick={() => onGo(index)}>{content}</button> : <span>{content}</span>}
          </li>
        );
      })}
    </ol>
  );
}
