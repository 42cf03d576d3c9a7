/** Hands the designer to the fields that hold form templates; it loads when the first of them is drawn. */
import type { ReactNode } from 'react';
import { FormDesignerContext, type FormDesignerProps } from '../../ui/ports/formDesigner';
import { lazyControl } from '../../ui/inputs/lazyControl';

const Designer = lazyControl<FormDesignerProps>(() => import('./Designer'), 480);

export const DesignerProvider = ({ children }: { children: ReactNode }) => <FormDesignerContext value={Designer}>{children}</FormDesignerContext>;
