import { useRef } from 'react';
import { Dialog } from '../../../ui/layers/Dialog';
import { useConfirm } from '../../../ui/layers/Confirm';
import type { MediaFile, MediaRequest } from '../../../ui/ports/mediaPicker';
import { Library } from './Library';

const titles: Record<MediaRequest['kind'], string> = { image: '选择图片', video: '选择视频', all: '选择素材' };

/** The library as a dialog (spec 1 §9: 950 px); closes with a choice. More than one chosen is not left without a question. */
export default function LibraryDialog({ request, onEnd }: { request: MediaRequest; onEnd(files: MediaFile[] | undefined): void }) {
  const confirm = useConfirm();
  const chosen = useRef(0);
  const leave = async () => {
    if (chosen.current < 2 || await confirm({ text: `已选 ${chosen.current} 个，尚未使用。确定关闭吗？` })) onEnd(undefined);
  };
  return (
    <Dialog open title={titles[request.kind]} width={950} onClose={() => void leave()}>
      <Library embedded={false} request={request} onUse={onEnd} onSelected={(count) => { chosen.current = count; }} />
    </Dialog>
  );
}
