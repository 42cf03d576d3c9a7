import { fill } from '../format/template';
import type { FieldModel } from '../model';
import { holds } from '../rules/holds';
import { isEmpty } from '../text/words';

/**
 * The record to which what is shown of a field leads, by the field that holds its id.
 * @param worded it is shown by a text made of it: otherwise a reference draws its names, each with a link of its own
 */
export const leadOf = ({ name, kind, to, names }: FieldModel, worded: boolean): FieldModel['names'] =>
  names ?? (worded && to !== undefined && (kind === 'reference' || kind === 'treeReference') ? { of: to, id: name } : undefined);

/** A list of the entity `to`, narrowed by these parameters of its address. */
export interface ListLead {
  to: string;
  query: Record<string, string>;
}

/** The list to which a field leads on this record; undefined where it leads to none, or the record does not tell all that it is narrowed by. */
export function listLeadOf({ leads }: Pick<FieldModel, 'leads'>, row: Readonly<Record<string, unknown>>): ListLead | undefined {
  const lead = leads?.find(({ when }) => holds(when, row));
  if (!lead) return undefined;
  let isTold = true;
  const text = (name: string) => {
    isTold &&= !isEmpty(row[name]);
    return String(row[name]);
  };
  const query = Object.fromEntries(Object.entries(lead.with).map(([param, template]) => [param, fill(template, text)]));
  return isTold ? { to: lead.to, query } : undefined;
}
