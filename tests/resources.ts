/** Every entity's configuration as the console loads it. */
import { resources } from '../generated/resources';
import type { ResourceModel } from '../src/engine/model';

export const allResources = async (): Promise<ResourceModel[]> =>
  (await Promise.all(Object.values(resources).map((load) => load()))).map(({ resource }) => resource);
