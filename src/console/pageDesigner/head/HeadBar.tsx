/** The bar above: which page this is, steps back and forth, versions, preview, save. */
import { useState } from 'react';
import { useCapabilities } from '../../data/capabilities';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Button } from '../../../ui/buttons/Button';
import { useConfirm } from '../../../ui/layers/Confirm';
import { deferred } from '../../../ui/deferred';
import { Popover } from '../../../ui/layers/Popover';
import { canvasKeys } from '../canvas/keys';
import { pasteWidgets, copyWidgets } from '../state/clipboard';
import { useDesign, useSession } from '../state/context';
import type { PageSaving } from '../state/useSaving';
import { PageName } from './PageName';
import { SaveAs } from './SaveAs';
import { ScanPreview } from './ScanPreview';

const Versions = deferred(() => import('../versions/Versions'));

export function HeadBar({ saving: { stored, saveAs, reload, isSaving }, onSave }: { saving: PageSaving; onSave: PageSaving['save'] }) {
  const session = useSession();
  const confirm = useConfirm();
  const { pages: hasVersions } = useCapabilities();
  const canUndo = useDesign((state) => state.canUndo);
  const canRedo = useDesign((state) => state.canRedo);
  const hasChosen = useDesign(({ chosen }) => chosen.length > 0);
  const isDirty = useDesign(() => session.isDirty());
  const [shown, setShown] = useState<'versions'>();
  const reset = async () => {
    if (await confirm({ text: '放弃未保存的修改，重新载入这个页面吗？' })) await reload();
  };
  return (
    <header className="pd-head">
      <PageName />
      <div className="pd-head-tools" role="toolbar" aria-label="设计工具">
        <IconButton size="small" icon="undo" label="撤销" aria-disabled={!canUndo} onClick={session.undo} />
        <IconButton size="small" icon="redo" label="重做" aria-disabled={!canRedo} onClick={session.redo} />
        <span className="pd-gap" aria-hidden="true" />
        <IconButton size="small" icon="clipboardIn" label="复制到剪贴板" aria-disabled={!hasChosen} onClick={() => void copyWidgets(session)} />
        <IconButton size="small" icon="clipboardOut" label="粘贴" onClick={() => void pasteWidgets(session)} />
        <Popover label="快捷键" button={(trigger) => <IconButton {...trigger} size="small" icon="question" label="快捷键" />}>
          <dl className="pd-keys" tabIndex={-1} ref={takeFocus}>{canvasKeys.map(([keys, does]) => <div key={keys}><dt>{keys}</dt><dd>{does}</dd></div>)}</dl>
        </Popover>
        <span className="pd-gap" aria-hidden="true" />
        <Button size="small" variant="text" onClick={() => session.choose([])}>页面设置</Button>
        {stored && <SaveAs saveAs={saveAs} />}
        {stored && <Button size="small" variant="text" onClick={() => void reset()}>重置</Button>}
        {stored && hasVersions && <Button size="small" variant="text" onClick={() => setShown('versions')}>版本</Button>}
      </div>
      <div className="pd-head-actions">
        {stored && hasVersions && <ScanPreview id={stored.id} disabled={isDirty} />}
        {isDirty && <span className="pd-unsaved">有未保存的修改</span>}
        <Button busy={isSaving} onClick={() => void onSave(false)}>仅保存</Button>
        <Button variant="primary" busy={isSaving} onClick={() => void onSave(true)}>保存关闭</Button>
      </div>
      {shown === 'versions' && stored && <Versions id={stored.id} onClose={() => setShown(undefined)} />}
    </header>
  );
}

/** So that Escape closes the list. */
const takeFocus = (list: HTMLElement | null): void => list?.focus();
