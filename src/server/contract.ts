/** What the compiled schemas tell the server. */
import { entities } from '../../generated/contract/entities';
import { menu } from '../../generated/contract/menu';
import { enumerations } from '../../generated/enumerations';
import type { EntityModel, EnumerationModel, MenuModel } from '../engine/model';
import type { JsonSchema } from '../fields/kind';

export interface Contract {
  entities: EntityModel[];
  enumerations: EnumerationModel[];
  menu: MenuModel[];
  /** OpenAPI 3.1 document of the entities' endpoints. */
  openapi: JsonSchema;
}

/** What this version was built from. */
export const contract: Contract = { entities, enumerations: Object.values(enumerations), menu, openapi: {} };
