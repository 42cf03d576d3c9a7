/**
 * Panels of a record's detail that are written by hand, by entity and name: `order/order/delivery`. The shell provides them from
 * `console/screens`.
 */
import { createContext, type ComponentType } from 'react';

/** @typeParam R what the entity answers, where the panel is of one entity */
export interface DetailPanelProps<R = Record<string, unknown>> {
  /** As the detail has read it. */
  record: R;
}

export const DetailPanelsContext = createContext<Readonly<Record<string, ComponentType<DetailPanelProps>>>>({});
