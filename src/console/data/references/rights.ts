/**
 * Whether somebody may read what a form chooses from, and a cell the names of it: by the right to the read itself, or by that to a form
 * that chooses from the entity, where the backend goes by it.
 */
import type { EndpointModel, ResourceModel } from '../../../engine/model';
import { capabilities, useCapabilities } from '../capabilities';
import { mayCall, useMayCall } from '../session/permissions';

type Chosen = Pick<ResourceModel, 'chosenBy'>;
type May = (endpoint: Pick<EndpointModel, 'permission' | 'adminOnly'>) => boolean;

const mayFill = ({ chosenBy = [] }: Chosen, may: May): boolean => chosenBy.some((permission) => may({ permission, adminOnly: false }));

export const mayChoose = async (resource: Chosen, endpoint: EndpointModel): Promise<boolean> =>
  mayCall(endpoint) || (mayFill(resource, mayCall) && (await capabilities()).formRights);

/** The same while something is drawn; no form's right counts until the backend's abilities are known. */
export function useMayChoose(resource: Chosen): (endpoint: EndpointModel | undefined) => boolean {
  const may = useMayCall();
  const { formRights } = useCapabilities();
  return (endpoint) => endpoint !== undefined && (may(endpoint) || (formRights && mayFill(resource, may)));
}
