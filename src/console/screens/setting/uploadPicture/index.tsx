import { useSearchParams } from 'react-router-dom';
import { Library } from '../../../media';
import type { MediaFile } from '../../../../ui/ports/mediaPicker';
import { openerEditor } from '../../../../ui/ports/mediaWindow';
import { showNotice } from '../../../../ui/states/notices';
import './uploadPicture.css';

/** The library alone in its window; with `?field=dialog` what is used goes into the editor that opened it. */
export default function UploadPictureScreen() {
  const [query] = useSearchParams();
  const editor = query.get('field') === 'dialog' ? openerEditor() : undefined;
  const use = (files: MediaFile[]) => {
    editor?.insert(files);
    showNotice('success', `已插入 ${files.length} 张图片`);
  };
  return (
    <div className="upload-picture">
      <h1>图片素材</h1>
      <Library embedded={editor === undefined} request={{ kind: 'image', multiple: true }} onUse={editor && use} />
    </div>
  );
}
