import type { FieldModel } from '../model';
import { isSwitch } from './positions';

/** A switch that a save leaves out or sends empty: a new record takes its default, a stored one keeps its state. */
export const mayBeUntold = (field: Pick<FieldModel, 'kind' | 'as' | 'default'>): boolean => isSwitch(field) && field.default !== undefined;
