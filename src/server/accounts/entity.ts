import type { EntityTables } from '../../../generated/records';
import type { EntityModel } from '../../engine/model';
import type { Contract } from '../contract';

const table: keyof EntityTables = 'system_admin';

/** The entity whose records sign in. @throws Error where no schema describes it */
export function accountEntity({ entities }: Pick<Contract, 'entities'>): EntityModel {
  const found = entities.find((entity) => entity.table.name === table);
  if (!found) throw new Error(`no schema describes ${table}`);
  return found;
}
