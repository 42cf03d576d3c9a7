/** Somebody else saved the page meanwhile: what each changed, and a choice for every widget that both did. */
import { useId, useMemo, useState } from 'react';
import { widgets } from '../../../../generated/widgets';
import type { PageDocument } from '../../../engine/page/document';
import { differences } from '../../../engine/page/difference';
import { conflicts, merge, type Side } from '../../../engine/page/merge';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/layers/Dialog';
import { showNotice } from '../../../ui/states/notices';
import { useSession } from '../state/context';
import type { StaleSave } from '../state/useSaving';
import { DifferenceList } from './Difference';
import { names } from './names';

interface StaleSaveDialogProps {
  stale: StaleSave;
  onResolve(document: PageDocument): void;
  onClose(): void;
}

const sides = [['mine', '我的'], ['theirs', '对方的']] as const;

export default function StaleSaveDialog({ stale: { base, theirs, by }, onResolve, onClose }: StaleSaveDialogProps) {
  const [mine] = useState(useSession().state().document);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const group = useId();
  const versions = useMemo(() => ({ base, mine, theirs }), [base, mine, theirs]);
  const found = useMemo(() => conflicts(versions, names), [versions]);
  const others = useMemo(() => {
    const open = new Set(found.map(({ id }) => id));
    return differences(base, theirs, names).filter(({ id }) => !open.has(id));
  }, [base, theirs, found]);
  const isDecided = found.every(({ id = '' }) => choices[id]);
  const all = (side: Side) => setChoices(Object.fromEntries(found.map(({ id = '' }) => [id, side])));
  const resolve = () => {
    const { document, refused } = merge(versions, choices, { widgets, now: Date.now() });
    if (refused.length > 0) showNotice('warning', refused.join('；'));
    onResolve(document);
  };
  return (
    <Dialog
      open
      title="页面已被他人修改"
      width={760}
      onClose={onClose}
      footer={<><Button onClick={onClose}>返回编辑</Button><Button variant="primary" disabled={!isDecided} onClick={resolve}>合并并保存</Button></>}
    >
      <p>{whoAndWhen(by)}您的修改都还在。</p>
      {others.length > 0 && <section><h3>只有对方修改，将采用对方的</h3><DifferenceList differences={others} /></section>}
      {found.length > 0 && (
        <section>
          <div className="pd-conflict-head">
            <h3>双方都修改了，请选择</h3>
            <Button variant="text" onClick={() => all('mine')}>全部保留我的</Button>
            <Button variant="text" onClick={() => all('theirs')}>全部采用对方的</Button>
          </div>
          {found.map((conflict) => {
            const key = conflict.id ?? '';
            return (
              <fieldset key={key} className="pd-conflict">
                <legend>{conflict.title}</legend>
                {sides.map(([side, title]) => (
                  <label key={side}>
                    <input type="radio" name={`${group} ${key}`} checked={choices[key] === side} onChange={() => setChoices({ ...choices, [key]: side })} />
                    <span>{title}</span>
                    <DifferenceList differences={conflict[side]} />
                  </label>
                ))}
              </fieldset>
            );
          })}
        </section>
      )}
    </Dialog>
  );
}

function whoAndWhen(by: StaleSave['by']): string {
  if (!by) return '草稿之后，这个页面已被保存过。';
  // A backend without versions tells that the page changed, not by whom.
  return by.account ? `${by.realName || by.account}（${by.account}）于 ${by.at} 保存了这个页面。` : '您编辑期间，这个页面已被保存过。';
}
