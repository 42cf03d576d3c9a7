/**
 * How a control sends a file, without knowing the queue that does it. The library's section provides it; it is null for
 * whoever may not upload files, and controls then take addresses only.
 */
import { createContext, use } from 'react';

export interface FileUploader {
  /** Resolves with the address of the file; undefined when it was refused, failed or taken back, which the person has been told. */
  upload(file: File): Promise<string | undefined>;
  /** What may be uploaded, in a sentence; absent where the backend does not say. */
  tip?: string;
  /** The same for a file chooser. */
  accept?: string;
}

export const FileUploaderContext = createContext<FileUploader | null>(null);

export const useFileUploader = (): FileUploader | null => use(FileUploaderContext);

/** Reads the name that a file had when it was uploaded, by its address; undefined where nobody knows it. */
export type FileName = (address: string) => string | undefined;

export const FileNameContext = createContext<FileName>(() => undefined);

/** A hook of the library's section: rendered once an address, so it may ask. */
export const useFileName = (address: string): string | undefined => use(FileNameContext)(address);
