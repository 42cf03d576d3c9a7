import { extension } from '../fileName';

/** By its extension: addresses in records tell nothing else. */
export const isVideoAddress = (address: string): boolean => ['MP4', 'WEBM', 'MOV'].includes(extension(address));
