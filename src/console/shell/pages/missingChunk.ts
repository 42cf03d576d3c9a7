/** After an upgrade the files that an open page still asks for are gone; what was typed lies in the form journal. */
import { showNotice } from '../../../ui/states/notices';

export const missingChunkText = '系统已更新或网络中断，请重新加载页面。已填写的内容会保留。';

let missing = false;

/** A part of the console could not be loaded since this page was opened. */
export const isChunkMissing = (): boolean => missing;

export function watchMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    missing = true;
    showNotice('warning', missingChunkText, {
      duration: null,
      action: { label: '重新加载', run: () => location.reload() },
    });
  });
}
