/** What the compiled schemas tell the server. */
import { entities, facets } from '../../generated/contract/entities';
import { menu } from '../../generated/contract/menu';
import openapi from '../../generated/contract/openapi.json';
import { enumerations } from '../../generated/enumerations';
import { sections } from '../../generated/validators';
import type { EntityValidators } from '../../generated/validators/runtime.js';
import type { DemoRows, EntityModel, EnumerationModel, MenuModel } from '../engine/model';
import type { JsonSchema } from '../fields/kind';

export interface Contract {
  entities: EntityModel[];
  /** Those with calls of their own; their records lie in the tables of entities. */
  facets: EntityModel[];
  /** By entity key; fetched for DEMO ≠ 0 alone. */
  demo: () => Promise<Record<string, DemoRows>>;
  enumerations: EnumerationModel[];
  menu: MenuModel[];
  /** By entity key. */
  validators: Record<string, EntityValidators>;
  /** OpenAPI 3.1 document of the entities' endpoints. */
  openapi: JsonSchema;
}

const validators: Contract['validators'] = Object.assign({}, ...await Promise.all(Object.values(sections).map(async (load) => (await load()).validators)));

/** What this version was built from. */
export const contract: Contract = { entities, facets, demo: async () => (await import('../../generated/contract/demo')).demo, enumerations: Object.values(enumerations), menu, validators, openapi };
