import type { EndpointModel, ResourceModel } from '../../../engine/model';
import { capabilities, useCapabilities } from '../capabilities';
import { mayCall, useMayCall } from '../session/permissions';

/**
 * Whether a form may read what it chooses from, and a cell the names of it: by the right to the read itself, or by that to a form
 * that chooses from the entity, where the backend goes by it.
 */
export async function mayChoose({ chosenBy = [] }: ResourceModel, endpoint: EndpointModel): Promise<boolean> {
  if (mayCall(endpoint)) return true;
  return chosenBy.some((permission) => mayCall({ permission, adminOnly: false })) && (await capabilities()).formRights;
}

/** The same of the dialog in which records of the entity are chosen, as soon as the backend's abilities are known. */
export function useMayPick({ chosenBy = [] }: ResourceModel): (endpoint: EndpointModel | undefined) => boolean {
  const may = useMayCall();
  const { formRights } = useCapabilities();
  return (endpoint) => may(endpoint) || (endpoint !== undefined && Boolean(formRights) && chosenBy.some((permission) => may({ permission, adminOnly: false })));
}
