/** What concerns the whole form: steps back and forth, the chosen item, views, preview, versions. */
import { Suspense, use, useState } from 'react';
import { find } from '../../engine/formTemplate/design/document';
import { FormContext } from '../resource/form/context';
import { useCapabilities } from '../data/capabilities';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { Popover } from '../../ui/layers/Popover';
import { Segments } from '../../ui/inputs/Segments';
import { canvasKeys } from './keys';
import type { Designer } from './useDesigner';
import { deferred } from '../../ui/deferred';

export type View = 'design' | 'json';
const views = [{ value: 'design' as const, label: '设计' }, { value: 'json' as const, label: 'JSON' }];

const Preview = deferred(() => import('./Preview'));
const Versions = deferred(() => import('./Versions'));
const Uses = deferred(() => import('./Uses'));
const EntityForms = deferred(() => import('./EntityForms'));

/** So that Escape closes the list and not the dialog around it. */
const takeFocus = (list: HTMLElement | null): void => list?.focus();

interface ToolbarProps {
  designer: Designer;
  view: View;
  onView(view: View): void;
  onPaste(): void;
  /** JSON text. */
  value: string;
  disabled: boolean;
}

export function Toolbar({ designer, view, onView, onPaste, value, disabled }: ToolbarProps) {
  const { document, chosen, broken, canUndo, canRedo, undo, redo, step, copyBehind, drop, toClipboard } = designer;
  const recordId = use(FormContext)?.recordId;
  const { history, settings } = useCapabilities();
  const [open, setOpen] = useState<'preview' | 'versions' | 'uses' | 'entities'>();
  const node = view === 'design' ? find(document, chosen)?.node : undefined;
  const able = node !== undefined && !disabled;
  const act = (does: (key: number) => void) => () => node && does(node.key);
  return (
    <div className="designer-toolbar" role="toolbar" aria-label="设计工具">
      {!disabled && (
        <>
          <IconButton size="small" icon="undo" label="撤销" aria-disabled={!canUndo} onClick={() => canUndo && undo()} />
          <IconButton size="small" icon="redo" label="重做" aria-disabled={!canRedo} onClick={() => canRedo && redo()} />
          <span className="designer-gap" aria-hidden="true" />
          {view === 'design' && (
            <>
              <IconButton size="small" icon="chevronUp" label="上移" aria-disabled={!able} onClick={act((key) => step(key, 'up'))} />
              <IconButton size="small" icon="chevronDown" label="下移" aria-disabled={!able} onClick={act((key) => step(key, 'down'))} />
              <IconButton size="small" icon="expand" label="移入行容器" aria-disabled={!able} onClick={act((key) => step(key, 'into'))} />
              <IconButton size="small" icon="collapse" label="移出行容器" aria-disabled={!able} onClick={act((key) => step(key, 'out'))} />
              <IconButton size="small" icon="copy" label="复制一份" aria-disabled={!able} onClick={act(copyBehind)} />
              <IconButton size="small" icon="clipboardIn" label="复制到剪贴板" aria-disabled={!able} onClick={act((key) => void toClipboard(key))} />
              <IconButton size="small" icon="clipboardOut" label="粘贴" onClick={onPaste} />
              <IconButton size="small" icon="delete" label="删除所选" aria-disabled={!able} onClick={act(drop)} />
              <Popover label="画布快捷键" button={(trigger) => <IconButton {...trigger} size="small" icon="question" label="画布快捷键" />}>
                <dl className="designer-keys" tabIndex={-1} ref={takeFocus}>{canvasKeys.map(([keys, does]) => <div key={keys}><dt>{keys}</dt><dd>{does}</dd></div>)}</dl>
              </Popover>
            </>
          )}
        </>
      )}
      <span className="designer-space" />
      {broken && <span className="ui-refusal" role="alert">JSON 有误，改正或撤销后可继续设计</span>}
      <Segments label="视图" options={views} value={view} onChange={onView} />
      <Button size="small" icon="eye" disabled={broken} onClick={() => setOpen('preview')}>预览</Button>
      {history && recordId !== undefined && <Button size="small" icon="restore" onClick={() => setOpen('versions')}>版本</Button>}
      {settings && recordId !== undefined && <Button size="small" icon="link" onClick={() => setOpen('uses')}>使用位置</Button>}
      <Button size="small" icon="shapes" onClick={() => setOpen('entities')}>以表单打开</Button>
      <Suspense>
        {open === 'entities' && <EntityForms onTake={disabled ? undefined : designer.replace} onClose={() => setOpen(undefined)} />}
        {open === 'preview' && <Preview content={value === '' ? '{"fields":[]}' : value} onClose={() => setOpen(undefined)} />}
        {open === 'uses' && recordId !== undefined && <Uses id={recordId} onClose={() => setOpen(undefined)} />}
        {open === 'versions' && recordId !== undefined && <Versions id={recordId} disabled={disabled} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  );
}
