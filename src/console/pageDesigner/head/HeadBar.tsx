/** The bar above: which page this is, steps back and forth, preview, save. */
import { IconButton } from '../../ui/IconButton';
import { Button } from '../../ui/Button';
import { Popover } from '../../ui/Popover';
import { canvasKeys } from '../canvas/keys';
import { pasteWidgets, copyWidgets } from '../state/clipboard';
import { useDesign, useSession } from '../state/context';
import type { PageSaving } from '../state/useSaving';
import { PageName } from './PageName';

export function HeadBar({ saving: { save, isSaving } }: { saving: PageSaving }) {
  const session = useSession();
  const canUndo = useDesign((state) => state.canUndo);
  const canRedo = useDesign((state) => state.canRedo);
  const hasChosen = useDesign(({ chosen }) => chosen.length > 0);
  const isDirty = useDesign(({ document, stored }) => document !== stored);
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
      </div>
      <div className="pd-head-actions">
        <span className="pd-state" data-unsaved={isDirty || undefined}>{isDirty ? '有未保存的修改' : '已保存'}</span>
        <Button icon="settings" onClick={() => session.choose([])}>页面设置</Button>
        <Button busy={isSaving} onClick={() => void save(false)}>仅保存</Button>
        <Button variant="primary" busy={isSaving} onClick={() => void save(true)}>保存关闭</Button>
      </div>
    </header>
  );
}

/** So that Escape closes the list. */
const takeFocus = (list: HTMLElement | null): void => list?.focus();
