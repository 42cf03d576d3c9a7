/**
 * How a control takes pictures and videos from the media library, without knowing the library.
 * The library's section provides it; where nothing provides it, controls take addresses only.
 */
import { createContext, use } from 'react';

export interface MediaFile {
  /** Address from which the file is shown. */
  url: string;
  name: string;
  /** What a picture shows, in words. */
  alt?: string;
  type: 'image' | 'video';
  /** Absent for a file that the library does not hold. */
  attId?: number;
}

export interface MediaRequest {
  kind: 'image' | 'video' | 'all';
  multiple: boolean;
  /** Fixes the cropper's box at 200 × 100 (spec 2 §9); what the picture labels. */
  labelName?: string;
  /** At most so many when several may be chosen. */
  max?: number;
  /** Of these so many are there already. */
  held?: number;
}

/** Resolves with the files in the order in which they were chosen, undefined when the library was left. */
export type PickMedia = (request: MediaRequest) => Promise<MediaFile[] | undefined>;

export const MediaPickerContext = createContext<PickMedia | null>(null);

/** Opens the library; null where there is none. @example const files = await pickMedia({ kind: 'image', multiple: true, max: 20 }) */
export const useMediaPicker = (): PickMedia | null => use(MediaPickerContext);
