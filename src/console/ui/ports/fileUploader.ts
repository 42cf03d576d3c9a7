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
}

export const FileUploaderContext = createContext<FileUploader | null>(null);

export const useFileUploader = (): FileUploader | null => use(FileUploaderContext);
