import { useLocation } from 'react-router-dom';
import { useCapabilities } from '../../data/capabilities';
import type { UploadTask } from '../../data/files/uploads';
import type { UploadedFile } from '../../../engine/extension/paths';
import { showNotice } from '../../ui/states/notices';
import { refusalOf, uploadModel, type UploadKind } from './checks';
import { enqueue } from './queue';

/**
 * Checks files and puts those that pass into the queue; each refused one says why and holds up none of the others.
 * @returns finished uploads in order, without those that were refused or failed
 */
export function useUpload(): (files: Iterable<File>, kind: UploadKind, pid: number) => Promise<UploadedFile[]> {
  const { pathname } = useLocation();
  const { media: rules } = useCapabilities();
  const model = uploadModel(pathname);
  return async (files, kind, pid) => {
    const tasks = [...files].flatMap((file): UploadTask[] => {
      const refusal = refusalOf(file, kind, rules);
      if (refusal) showNotice('error', refusal);
      return refusal ? [] : [{ file, call: kind === 'image' ? 'image' : 'file', model, pid }];
    });
    const ends = await Promise.all(enqueue(tasks));
    return ends.filter((end) => end !== undefined);
  };
}
