/** The door of the form designer. */
export { DesignerProvider } from './DesignerProvider';
