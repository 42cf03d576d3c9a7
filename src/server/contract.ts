/** What the compiled schemas tell the server. */
import type { EntityModel, EnumerationModel, MenuModel } from '../engine/model';
import type { JsonSchema } from '../fields/kind';

export interface Contract {
  entities: EntityModel[];
  enumerations: EnumerationModel[];
  menu: MenuModel[];
  /** OpenAPI 3.1 document of the entities' endpoints. */
  openapi: JsonSchema;
}
