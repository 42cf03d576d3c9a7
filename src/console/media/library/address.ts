import type { Attachment } from '../../data/files/media';

/** Where a file is looked at: the address alone would show what the browser keeps of it, also after it was replaced. */
export const shownAddress = ({ sattDir, fileVersion = 1 }: Pick<Attachment, 'sattDir' | 'fileVersion'>): string =>
  (fileVersion > 1 ? `${sattDir}?version=${fileVersion}` : sattDir);

/** An address as it is used outside of this console. */
export const fullAddress = (address: string): string => new URL(address, location.origin).href;
