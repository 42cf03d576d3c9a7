import { createContext } from 'react';
import type { DropPlace } from './dropping';

/** Where something dragged would be put; undefined while nothing is dragged over the canvas. */
export const DropContext = createContext<DropPlace | undefined>(undefined);
