/** The door of the form template renderer. */
import { lazyControl } from '../../ui/inputs/lazyControl';
import type { TemplateFormProps } from './TemplateForm';

export { TemplateForm, type TemplateFormProps } from './TemplateForm';
export { FieldsForm, useFormValues } from './FieldsForm';
export { SettingForm } from './SettingForm';
export { TemplateFormById, TemplateFormByName, TemplateFormText } from './LoadedTemplate';
export { TemplateItem } from './TemplateItem';
export { judgeWaiting } from './patterns';
export { entityTemplate } from './entityTemplate';
export { onPreview, openPreview, type Preview, type PreviewAs, readDefinition } from './preview';
/** rjsf around the same kinds, to hold our own renderer against. */
export const ReferenceForm = lazyControl<TemplateFormProps>(() => import('./rjsf/ReferenceForm'), 240);
