/**
 * Panels of a record's detail that are written by hand, by entity and name: `order/order/delivery`. The shell provides them from
 * `console/screens`.
 */
import { createContext, type ComponentType } from 'react';

export interface DetailPanelProps {
  /** As the detail has read it. */
  record: Record<string, unknown>;
}

export const DetailPanelsContext = createContext<Readonly<Record<string, ComponentType<DetailPanelProps>>>>({});
