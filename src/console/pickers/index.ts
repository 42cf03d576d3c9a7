/** The door of the pickers that are more than a list of one entity. */
export { LinkPickerProvider } from './LinkPickerProvider';
