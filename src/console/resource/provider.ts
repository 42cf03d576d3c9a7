import { useDataProvider } from 'ra-core';
import type { PlatformDataProvider } from '../data/records/dataProvider';

/** react-admin's data provider with the calls that generated screens need beyond its own. */
export const useProvider = () => useDataProvider<PlatformDataProvider>();
