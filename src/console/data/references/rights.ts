import type { EndpointModel, ResourceModel } from '../../../engine/model';
import { capabilities } from '../capabilities';
import { mayCall } from '../session/permissions';

/**
 * Whether a form may read what it chooses from, and a cell the names of it: by the right to the read itself, or by that to a form
 * that chooses from the entity, where the backend goes by it.
 */
export async function mayChoose({ chosenBy = [] }: ResourceModel, endpoint: EndpointModel): Promise<boolean> {
  if (mayCall(endpoint)) return true;
  return chosenBy.some((permission) => mayCall({ permission, adminOnly: false })) && (await capabilities()).formRights;
}
