import { useRef, useState } from 'react';
import { ApiError } from '../../../data/transport/errors';
import { Button } from '../../../../ui/buttons/Button';
import { Checkbox } from '../../../../ui/inputs/Checkbox';
import { Dialog } from '../../../../ui/layers/Dialog';
import { IconButton } from '../../../../ui/buttons/IconButton';
import { showNotice } from '../../../../ui/states/notices';
import { mostEntries, usualEntries, type QuickEntry } from './entries';

interface QuickEntryDialogProps {
  all: readonly QuickEntry[];
  chosen: readonly QuickEntry[];
  onSave(paths: string[]): Promise<void>;
  onClose(): void;
}

/** Chooses entries and their order; the order changes with buttons, so that keys reach everything. */
export default function QuickEntryDialog({ all, chosen, onSave, onClose }: QuickEntryDialogProps) {
  const [paths, setPaths] = useState(chosen.map(({ path }) => path));
  const [saving, setSaving] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const entryOf = (path: string) => all.find((entry) => entry.path === path)!;
  const sections = [...new Set(all.map(({ section }) => section))];

  function move(from: number, to: number) {
    const next = [...paths];
    next.splice(to, 0, ...next.splice(from, 1));
    setPaths(next);
    // The button moves along with its entry; at the end of the way the other one is left.
    const way = to === 0 ? 'down' : to === paths.length - 1 ? 'up' : to < from ? 'up' : 'down';
    requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>(`[data-way="${way}"]`)?.focus());
  }

  async function save() {
    setSaving(true);
    try {
      await onSave(paths);
      showNotice('success', '操作成功');
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError && error.announced)) showNotice('error', '保存失败，请重试。');
      setSaving(false);
    }
  }

  return (
    <Dialog
      open title="设置快捷入口" width={720} onClose={onClose}
      footer={<>
        <Button onClick={() => setPaths(usualEntries(all).map(({ path }) => path))}>恢复默认</Button>
        <Button onClick={onClose}>取消</Button>
        <Button variant="primary" busy={saving} onClick={() => void save()}>保存</Button>
      </>}
    >
      <div className="quick-dialog">
        <section aria-label="已选">
          <h3>已选 <span aria-live="polite">{paths.length} / {mostEntries}</span></h3>
          <ol ref={list}>
            {paths.map((path, index) => {
              const { title } = entryOf(path);
              return (
                <li key={path}>
                  <span>{title}</span>
                  <IconButton icon="chevronUp" label={`上移${title}`} size="small" data-way="up" disabled={index === 0} onClick={() => move(index, index - 1)} />
                  <IconButton icon="chevronDown" label={`下移${title}`} size="small" data-way="down" disabled={index === paths.length - 1} onClick={() => move(index, index + 1)} />
                </li>
              );
            })}
          </ol>
          {paths.length === 0 && <p>在右侧勾选页面。</p>}
        </section>
        <section aria-label="可选页面">
          <h3>可选页面</h3>
          {sections.map((section) => (
            <fieldset key={section}>
              <legend>{section}</legend>
              {all.filter((entry) => entry.section === section).map(({ path, title }) => (
                <Checkbox
                  key={path} checked={paths.includes(path)} disabled={!paths.includes(path) && paths.length >= mostEntries}
                  onChange={(checked) => setPaths(checked ? [...paths, path] : paths.filter((each) => each !== path))}
                >
                  {title}
                </Checkbox>
              ))}
            </fieldset>
          ))}
        </section>
      </div>
    </Dialog>
  );
}
