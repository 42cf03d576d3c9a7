export { textColumn as column } from '../column';
