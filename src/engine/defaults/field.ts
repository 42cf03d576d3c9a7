import type { FieldModel } from '../model';
import { part } from './part';

const defaults = { wire: 'plain', required: false, readOnly: false, writeOnly: false, messages: {} } as const;

/** A field of a record, a dialog, a filter or a widget, and the columns of its child table. */
export const fieldPart = part<FieldModel>(defaults, { fields: part<FieldModel>(defaults) });
