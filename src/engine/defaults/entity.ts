import type { EntityModel, ResourceModel, ServiceModel, TableColumn, TableIndex, TableModel } from '../model';
import { type Lean, type Part, fill, part } from './part';
import { actionPart, endpointPart, resourcePart } from './resource';

/** What of an entity never leaves the server. */
export type StoredModel = Omit<EntityModel, keyof ResourceModel>;

const storedNames: Record<keyof StoredModel, true> = { table: true, parts: true, choosing: true, writes: true, service: true, ledger: true, figures: true, days: true, log: true, follows: true, completes: true, seed: true, samples: true };

/** @returns what the console loads of an entity, and what never leaves the server */
export function divided(entity: EntityModel): { resource: object; stored: object } {
  const members = Object.entries(entity);
  const of = (isStored: boolean) => Object.fromEntries(members.filter(([name]) => name in storedNames === isStored));
  return { resource: of(false), stored: of(true) };
}

export const storedPart = part<StoredModel>(
  { seed: [], samples: true },
  {
    service: part<ServiceModel>({}, { endpoints: endpointPart, actions: actionPart }),
    table: part<TableModel>({ steps: [] }, { columns: part<TableColumn>({ nullable: false }), indexes: part<TableIndex>({ unique: false, using: 'btree' }) }),
  },
);

/** An entity without calls: no other file holds it. */
export const entityPart: Part = { defaults: { ...resourcePart.defaults, ...storedPart.defaults }, members: [...resourcePart.members, ...storedPart.members] };

/** @param resource what the console loads of it */
export function withStored(resource: ResourceModel, stored: Lean<StoredModel>): EntityModel {
  fill(stored, storedPart);
  return { ...resource, ...(stored as StoredModel) };
}

export function fillEntity(entity: Lean<EntityModel>): EntityModel {
  fill(entity, entityPart);
  return entity as EntityModel;
}
