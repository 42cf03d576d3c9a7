import type { ComponentType } from 'react';
import type { WidgetValues } from '../../generated/widgets';
import * as register from './register';

type Previews = { readonly [Name in keyof WidgetValues]: ComponentType<{ values: WidgetValues[Name] }> };

/** What draws each widget, by component. */
export const previews: Previews = register;
