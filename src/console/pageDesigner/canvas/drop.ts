import { createContext, use } from 'react';
import type { DropPlace } from './dropping';

export const DropContext = createContext<DropPlace | undefined>(undefined);

/** Where something dragged would be put; undefined while nothing is dragged over the canvas. */
export const useDropPlace = (): DropPlace | undefined => use(DropContext);
