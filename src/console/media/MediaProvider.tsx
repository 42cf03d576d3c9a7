/** Hands the library and the upload queue to the controls that need them; stands once, above the routes. */
import { useMemo, useState, type ReactNode } from 'react';
import { useCapabilities } from '../data/capabilities';
import { mediaPermissions } from '../data/files/media';
import { usePermission } from '../data/session/permissions';
import { FileNameContext, FileUploaderContext, type FileUploader } from '../../ui/ports/fileUploader';
import { MediaPickerContext, type MediaFile, type MediaRequest, type PickMedia } from '../../ui/ports/mediaPicker';
import { acceptOf, limitText } from './upload/checks';
import { useStoredName } from './useStoredName';
import { useHasUploads } from './upload/queue';
import { useUpload } from './upload/useUpload';
import { deferred } from '../../ui/deferred';

const LibraryDialog = deferred(() => import('./library/LibraryDialog'));
const FloatingUploads = deferred(() => import('./upload/UploadPanel').then((module) => ({ default: module.FloatingUploads })));

/** Category under which files of record fields are kept (contract "attachments"). */
const fieldCategory = 10;

export function MediaProvider({ children }: { children: ReactNode }) {
  const may = usePermission();
  const { media: rules } = useCapabilities();
  const upload = useUpload();
  const [asked, setAsked] = useState<{ request: MediaRequest; answer(files: MediaFile[] | undefined): void }>();
  const mayPick = may(mediaPermissions.list);
  const pick = useMemo<PickMedia | null>(() => (mayPick ? (request) => new Promise((answer) => setAsked({ request, answer })) : null), [mayPick]);
  const uploader: FileUploader | null = may(mediaPermissions.uploadFile)
    ? {
        accept: acceptOf(rules?.file.extensions),
        tip: rules && limitText(rules.file.most, rules.file.extensions.join('、')),
        upload: async (file) => (await upload([file], 'file', fieldCategory))[0]?.url,
      }
    : null;
  const end = (files: MediaFile[] | undefined) => {
    asked?.answer(files);
    setAsked(undefined);
  };
  const queued = useHasUploads();
  return (
    <MediaPickerContext value={pick}>
      <FileUploaderContext value={uploader}>
        <FileNameContext value={useStoredName}>{children}</FileNameContext>
        {asked && <LibraryDialog request={asked.request} onEnd={end} />}
        {queued && <FloatingUploads />}
      </FileUploaderContext>
    </MediaPickerContext>
  );
}
