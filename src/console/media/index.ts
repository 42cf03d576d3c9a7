/** The door of the media library. Who provides it to fields loads `MediaProvider.tsx` alone: the library comes when it is opened. */
export { Library } from './library/Library';
