/** The enumerations that the loaded sections brought along, by name. */
import { createContext, useContext } from 'react';
import type { EnumerationModel } from '../../engine/model';

export type FindEnumeration = (name: string) => EnumerationModel | undefined;
export const EnumerationContext = createContext<FindEnumeration>(() => undefined);
export const useEnumeration = (name: string | undefined): EnumerationModel | undefined => {
  const find = useContext(EnumerationContext);
  return name === undefined ? undefined : find(name);
};
