/**
 * Panels of a record's detail that are written by hand, by entity and name: `order/order/delivery`. The shell provides them from
 * `console/screens`.
 */
import { createContext, type ComponentType } from 'react';

/** @typeParam R what the entity answers, where the panel is of one entity */
export interface DetailPanelProps<R = Record<string, unknown>> {
  /** As far as it has been read: until the record has come the row of the list, if there is one. */
  record: Partial<R>;
}

export const DetailPanelsContext = createContext<Readonly<Record<string, ComponentType<DetailPanelProps>>>>({});
