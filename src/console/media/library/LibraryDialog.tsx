import { Dialog } from '../../ui/layers/Dialog';
import type { MediaFile, MediaRequest } from '../../ui/ports/mediaPicker';
import { Library } from './Library';

const titles: Record<MediaRequest['kind'], string> = { image: '选择图片', video: '选择视频', all: '选择素材' };

/** The library as a dialog (spec 1 §9: 950 px); closes with a choice. */
export default function LibraryDialog({ request, onEnd }: { request: MediaRequest; onEnd(files: MediaFile[] | undefined): void }) {
  return (
    <Dialog open title={titles[request.kind]} width={950} onClose={() => onEnd(undefined)}>
      <Library embedded={false} request={request} onUse={onEnd} />
    </Dialog>
  );
}
