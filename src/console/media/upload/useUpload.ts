import { useLocation } from 'react-router-dom';
import { useCapabilities } from '../../data/capabilities';
import type { UploadTask } from '../../data/uploads';
import type { UploadedFile } from '../../../engine/extension/paths';
import { showNotice } from '../../ui/notices';
import { withoutBitmap } from './bitmap';
import { refusalOf, type UploadKind } from './checks';
import { enqueue } from './queue';

/** First path segment of the current route; uploads are filed under it (spec 2 §2, §9). */
export const uploadModel = (pathname: string): string => pathname.split('/').find(Boolean) ?? 'product';

/**
 * Checks files and puts those that pass into the queue; each refused one says why and holds up none of the others.
 * @returns finished uploads in order, without those that were refused or failed
 */
export function useUpload(): (files: Iterable<File>, kind: UploadKind, pid: number) => Promise<UploadedFile[]> {
  const { pathname } = useLocation();
  const { media: rules } = useCapabilities();
  const model = uploadModel(pathname);
  return async (files, kind, pid) => {
    const tasks = await Promise.all([...files].map(async (file): Promise<UploadTask | undefined> => {
      const refusal = refusalOf(file, kind, rules);
      if (refusal) return void showNotice('error', refusal);
      try {
        const ready = kind === 'image' ? await withoutBitmap(file) : file;
        return { file: ready, call: kind === 'image' ? 'image' : 'file', model, pid };
      } catch {
        showNotice('error', `${file.name}：无法加载图片`);
      }
    }));
    const ends = await Promise.all(enqueue(tasks.filter((task) => task !== undefined)));
    return ends.filter((end) => end !== undefined);
  };
}
