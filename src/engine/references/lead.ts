import type { FieldModel } from '../model';

/**
 * The record to which what is shown of a field leads, by the field that holds its id.
 * @param worded it is shown by a text made of it: otherwise a reference draws its names, each with a link of its own
 */
export const leadOf = ({ name, kind, to, names }: FieldModel, worded: boolean): FieldModel['names'] =>
  names ?? (worded && to !== undefined && (kind === 'reference' || kind === 'treeReference') ? { of: to, id: name } : undefined);
