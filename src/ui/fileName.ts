import { decoded } from '../engine/text/decoded';

/** Last part of an address, decoded, without query and fragment. */
export const fileName = (address: string): string => decoded(address.split(/[?#]/, 1)[0].split('/').filter(Boolean).at(-1) ?? '');

/** Extension in capitals, '' when there is none. @example extension('/a/b.pdf?x=1') // 'PDF' */
export const extension = (address: string): string => /\.([a-z0-9]{1,8})$/i.exec(fileName(address))?.[1].toUpperCase() ?? '';
