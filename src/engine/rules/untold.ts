import type { FieldModel } from '../model';

/** A switch that a save leaves out or sends empty: a new record takes its default, a stored one keeps its state. */
export const mayBeUntold = ({ kind, default: value }: Pick<FieldModel, 'kind' | 'default'>): boolean => kind === 'switch' && value !== undefined;
