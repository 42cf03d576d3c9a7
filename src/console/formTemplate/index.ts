/** The door of the form template renderer. */
export { TemplateForm, type TemplateFormProps } from './TemplateForm';
export { SettingForm } from './SettingForm';
export { TemplateFormById, TemplateFormByName, TemplateFormText } from './LoadedTemplate';
export { TemplateItem } from './TemplateItem';
export { judgeWaiting } from './patterns';
