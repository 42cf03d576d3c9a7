/** Tables of the product by their names: the server's own, and one for each entity. */
import { entities } from '../../generated/contract/entities';
import type { TableModel } from '../../src/engine/model';
import { systemTables } from '../../src/server/sql/tables';

export const productTables: ReadonlyMap<string, TableModel> = new Map([...entities.flatMap(({ table }) => (table.kept ? [] : [table])), ...systemTables].map((table) => [table.name, table]));
