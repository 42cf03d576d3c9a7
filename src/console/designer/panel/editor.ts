/** What every editor of a property is told. */
import type { Json } from '../../../engine/json';

export interface EditorProps {
  id: string;
  /** Chinese label of the property. */
  label: string;
  value: Json | undefined;
  onChange(value: Json | undefined): void;
  disabled: boolean;
}
