/** The door of the media library. */
export { Library } from './library/Library';
export { MediaProvider } from './MediaProvider';
