import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import '../tokens.css';
import './Tag.css';

export type TagTone = 'default' | 'primary' | 'success' | 'warning' | 'danger' | 'info';

export function Tag({ tone = 'default', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={`ui-tag ui-tag-${tone}`}>{children}</span>;
}

export interface ChipsProps<V> {
  chips: readonly { value: V; label: string }[];
  onRemove(value: V, index: number): void;
  disabled?: boolean;
}

/** Chosen or entered values that can be taken away one by one. */
export function Chips<V>({ chips, onRemove, disabled }: ChipsProps<V>) {
  return (
    <span className="ui-chips" role="list">
      {chips.map(({ value, label }, index) => (
        <span key={String(value)} role="listitem" className="ui-tag ui-tag-default ui-chip">
          <span>{label}</span>
          {!disabled && (
            <button type="button" className="ui-control-button" aria-label={`移除${label}`} onClick={() => onRemove(value, index)}>
              <Icon name="close" size={12} />
            </button>
          )}
        </span>
      ))}
    </span>
  );
}
