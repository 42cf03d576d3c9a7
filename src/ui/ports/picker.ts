/**
 * How a field opens a dialog in which records are chosen from a list, without knowing the list.
 * `console/resource` provides it for entities whose schema has a view named `picker`.
 */
import { createContext } from 'react';

type Id = number | string;

export interface Picked {
  id: Id;
  /** What it is called; unknown of what was chosen before. */
  name?: string;
}

export interface PickerSource {
  /** The entity has a list to choose from. */
  has(entity: string): boolean;
  /** @param selected ids ticked from the start; @param max at most so many, where the list itself sets no lower limit; @param confirm what the button says; @param inRows it stands in each row, in place of choosing a row first; @returns what was chosen, undefined when the dialog was left */
  pick(request: { entity: string; multiple: boolean; selected: readonly Id[]; max?: number; confirm?: string; inRows?: boolean }): Promise<Picked[] | undefined>;
}

export const PickerContext = createContext<PickerSource | null>(null);
