import { useLocation } from 'react-router-dom';
import { capabilities } from '../../data/capabilities';
import type { UploadTask } from '../../data/files/upload';
import { uploadPlaces } from '../../data/files/uploads';
import type { UploadedFile } from '../../../engine/extension/paths';
import { refusalOf, uploadModel, type UploadKind } from './checks';
import { enqueue, refuse } from './queue';

/**
 * Checks files and puts those that pass into the queue; those chosen together stand in the library in that order. Each refused one stands beside them with the reason and holds up none of the others.
 * @returns finished uploads in order, without those that were refused or failed
 */
export function useUpload(): (files: Iterable<File>, kind: UploadKind, pid: number) => Promise<UploadedFile[]> {
  const { pathname } = useLocation();
  const model = uploadModel(pathname);
  return async (files, kind, pid) => {
    const chosen = [...files];
    // Asked for here: files may be chosen before what the backend can do is known.
    const { media: rules } = await capabilities();
    const asked = chosen.map((file) => ({
      task: { file, call: kind === 'image' ? 'image' : 'file', model, pid } satisfies UploadTask, error: refusalOf(file, kind, rules),
    }));
    refuse(asked.flatMap(({ task, error }) => (error === undefined ? [] : [{ task, error }])));
    const tasks = asked.flatMap(({ task, error }) => (error === undefined ? [task] : []));
    const places = rules && tasks.length > 1 ? await uploadPlaces(tasks.length) : [];
    const ends = await Promise.all(enqueue(tasks.map((task, index) => ({ ...task, ...(places[index] !== undefined && { place: places[index] }) }))));
    return ends.filter((end) => end !== undefined);
  };
}
