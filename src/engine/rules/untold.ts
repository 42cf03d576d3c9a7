import type { FieldModel } from '../model';
import { isSwitch } from './positions';

/** A switch that a save leaves out or sends empty, a table with rows of its own that it leaves out: a new record takes the default, a stored one keeps what it holds. */
export const mayBeUntold = (field: Pick<FieldModel, 'kind' | 'as' | 'default' | 'first'>): boolean => (isSwitch(field) && field.default !== undefined) || field.first !== undefined;
