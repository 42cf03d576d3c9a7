/** Chooses where a link leads: what kind of page on the left, which one on the right. */
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useMemo, useState } from 'react';
import { useKnownCapabilities } from '../data/capabilities';
import { readLinks } from '../data/shop/pageFacts';
import { useResource } from '../data/resources';
import { PickerList } from '../resource/picker/PickerList';
import { useSelection } from '../resource/picker/useSelection';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';
import { showNotice } from '../../ui/states/notices';
import { Skeleton } from '../../ui/states/Skeleton';
import { TextInput } from '../../ui/inputs/TextInput';
import type { FixedLinks } from '../../engine/page/shopLinks';
import { linkKinds, type LinkKind, type RecordLinks } from './links';
import './LinkPicker.css';
import '../../ui/inputs/field.css';

interface LinkPickerProps {
  onPick(path: string): void;
  onClose(): void;
}

export default function LinkPicker({ onPick, onClose }: LinkPickerProps) {
  const capabilities = useKnownCapabilities();
  const kept = capabilities?.pages ?? false;
  const { data, error } = useQuery({ queryKey: ['page', 'links'], queryFn: ({ signal }) => readLinks(signal), enabled: kept, retry: false, staleTime: 0 });
  const isAsked = capabilities === undefined || (kept && data === undefined && !error);
  // Fixed pages come when the backend has told them; another one keeps none, and those that ship are offered.
  const kinds = useMemo(() => linkKinds(isAsked ? [] : data), [isAsked, data]);
  const [chosen, setChosen] = useState<string>();
  const [path, setPath] = useState('');
  const all = kinds.flatMap((part) => part.kinds);
  const kind = all.find(({ key }) => key === chosen) ?? (isAsked ? undefined : all[0]);
  const pick = () => {
    if (path.trim() === '') showNotice('warning', '请先选择链接');
    else onPick(path.trim());
  };
  const turn = (next: LinkKind) => {
    setChosen(next.key);
    setPath('');
  };
  return (
    <Dialog
      open
      title="选择链接"
      width={860}
      onClose={onClose}
      footer={
        <div className="form-footer">
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" onClick={pick}>确定</Button>
        </div>
      }
    >
      <div className="link-picker">
        <nav aria-label="链接类型">
          {kinds.map(({ title, kinds: below }) => (
            <section key={title}>
              <h3>{title}</h3>
              {below.length === 0 && isAsked && <Skeleton lines={2} height={24} />}
              {below.map((each) => (
                <button key={each.key} type="button" aria-current={each === kind || undefined} onClick={() => turn(each)}>{each.title}</button>
              ))}
            </section>
          ))}
        </nav>
        <div className="link-picker-choice">
          {!kind && isAsked && <Skeleton lines={6} height={28} />}
          {kind && 'groups' in kind && <Fixed kind={kind} path={path} onChange={setPath} />}
          {kind && 'entity' in kind && <Suspense key={kind.key} fallback={<Skeleton lines={6} height={28} />}><Records kind={kind} onChange={setPath} onConfirm={pick} /></Suspense>}
          {kind && 'asks' in kind && <Typed label={kind.asks} path={path} onChange={setPath} onEnter={pick} />}
        </div>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  path: string;
  onChange(path: string): void;
}

function Fixed({ kind, path, onChange }: ChoiceProps & { kind: FixedLinks }) {
  return kind.groups.map(({ title, links }) => (
    <section key={title} aria-label={title}>
      <h4>{title}</h4>
      <div className="link-picker-links">
        {links.map(([name, to]) => (
          <button key={to} type="button" title={to} aria-pressed={to === path} onClick={() => onChange(to)}>{name}</button>
        ))}
      </div>
    </section>
  ));
}

function Records({ kind, onChange, onConfirm }: Omit<ChoiceProps, 'path'> & { kind: RecordLinks; onConfirm(): void }) {
  const resource = useResource(kind.entity);
  const list = resource.views.find(({ name }) => name === 'link')!;
  const idOf = (row: Record<string, unknown>) => String(row[resource.primaryKey]);
  const selection = useSelection({ idOf, multiple: false, max: 1, initial: [], onRefused: () => undefined });
  const toggle = (row: Record<string, unknown>) => {
    selection.toggle(row);
    onChange(kind.path.replace('{id}', encodeURIComponent(idOf(row))));
  };
  return <PickerList resource={resource} list={list} multiple={false} selection={{ ...selection, toggle }} onConfirm={onConfirm} />;
}

function Typed({ label, path, onChange, onEnter }: ChoiceProps & { label: string; onEnter(): void }) {
  const id = useId();
  return (
    <div className="link-picker-typed">
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        value={path}
        onChange={onChange}
        placeholder="/pages/index/index"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // The focus goes back to the button that opened the dialog, which must not be pressed by the same key.
          event.preventDefault();
          onEnter();
        }}
      />
    </div>
  );
}
