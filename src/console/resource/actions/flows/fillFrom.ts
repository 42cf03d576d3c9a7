import { addressOfForm } from '../../../../engine/routes/formAddress';
import { tellCancelled } from '../../notices';
import type { Flow } from './flow';

/** A record of another entity is chosen, and the form of a new one opens filled in from it. */
export const fillFrom: Flow = async ({ resource: { form }, picker, visit }) => {
  if (!form?.route || !form.from) return;
  const [picked] = await picker?.pick({ entity: form.from.entity, multiple: false, selected: [] }) ?? [];
  if (!picked) return tellCancelled();
  visit(addressOfForm(form.route, form.addresses, 'from', picked.id), undefined);
};
