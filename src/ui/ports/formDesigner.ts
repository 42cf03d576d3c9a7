/** How the field of a form template is designed, without knowing the designer. `console/designer` provides it; without it the field is JSON text. */
import { createContext, type ComponentType } from 'react';

export interface FormDesignerProps {
  /** Id of the control; the label's `htmlFor`. */
  id: string;
  /** JSON text, broken or not. */
  value: string;
  onChange(text: string): void;
  disabled?: boolean;
  invalid?: boolean;
}

export const FormDesignerContext = createContext<ComponentType<FormDesignerProps> | null>(null);
