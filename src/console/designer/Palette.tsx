/** What a form can be made of: a press adds behind what is chosen, a drag wherever it is dropped. */
import { useState } from 'react';
import { useDraggable } from '@dnd-kit/core';
import { catalogue, type ComponentName } from '../../engine/formTemplate/catalogue';
import { Icon } from '../../ui/Icon';
import { TextInput } from '../../ui/inputs/TextInput';
import { iconOf, matching } from './palette';

export function Palette({ onAdd }: { onAdd(component: ComponentName): void }) {
  const [wanted, setWanted] = useState('');
  const found = matching(wanted);
  return (
    <aside className="designer-palette" aria-label="组件">
      <TextInput aria-label="搜索组件" placeholder="搜索组件" value={wanted} onChange={setWanted} clearable prefix={<Icon name="search" size={14} />} />
      {found.map(({ group, names }) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <div className="designer-components">{names.map((name) => <Component key={name} name={name} onAdd={onAdd} />)}</div>
        </section>
      ))}
      {found.length === 0 && <p className="designer-note">没有找到组件</p>}
    </aside>
  );
}

function Component({ name, onAdd }: { name: ComponentName; onAdd(component: ComponentName): void }) {
  const { setNodeRef, listeners } = useDraggable({ id: `new ${name}`, data: { component: name } });
  return (
    <button ref={setNodeRef} type="button" className="designer-component" {...listeners} onClick={() => onAdd(name)}>
      <Icon name={iconOf[name]} size={14} />
      {catalogue[name].label}
    </button>
  );
}
