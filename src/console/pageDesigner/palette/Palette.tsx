/** What a page can be made of: a press adds behind what is chosen, a drag wherever it is dropped. */
import { useId, useState } from 'react';
import type { WidgetModel } from '../../../engine/page/widget';
import { useDragSource } from '../../../ui/dragging/useDragSource';
import { Icon } from '../../../ui/Icon';
import { TextInput } from '../../../ui/inputs/TextInput';
import { useCapabilities } from '../../data/capabilities';
import type { FromPalette } from '../canvas/Dragging';
import { paletteGroups, type PaletteGroup } from '../catalogue';
import { useSession } from '../state/context';
import { KeptGroups } from './KeptGroups';

export function Palette() {
  const [wanted, setWanted] = useState('');
  const groups = paletteGroups(wanted);
  const { views: canKeep } = useCapabilities();
  return (
    <div className="pd-palette">
      <TextInput aria-label="搜索组件" placeholder="搜索组件" value={wanted} onChange={setWanted} clearable prefix={<Icon name="search" size={14} />} />
      {groups.map((group) => <Group key={group.title} group={group} open={wanted !== ''} />)}
      {groups.length === 0 && <p className="pd-note">没有找到组件</p>}
      {canKeep && <KeptGroups wanted={wanted.trim()} />}
    </div>
  );
}

/** @param open what is searched for is shown whether or not the group is folded */
function Group({ group: { title, widgets }, open }: { group: PaletteGroup; open: boolean }) {
  const [folded, setFolded] = useState(false);
  const id = useId();
  const shown = open || !folded;
  return (
    <section className="pd-palette-group">
      <h3>
        <button type="button" aria-expanded={shown} aria-controls={id} onClick={() => setFolded(!folded)}>
          <Icon name={shown ? 'chevronDown' : 'chevronRight'} size={14} />
          {title}
        </button>
      </h3>
      <div id={id} className="pd-palette-widgets" hidden={!shown}>
        {widgets.map((model) => <PaletteWidget key={model.component} model={model} />)}
      </div>
    </section>
  );
}

function PaletteWidget({ model }: { model: WidgetModel }) {
  const { addWidget } = useSession();
  const { setNodeRef, press } = useDragSource({ id: `new ${model.component}`, data: { fromPalette: { kind: 'new', component: model.component } satisfies FromPalette } });
  return (
    <button ref={setNodeRef} type="button" className="pd-palette-widget" onPointerDown={press} onClick={() => addWidget(model.component)}>
      <Icon name={model.icon} size={20} />
      <span>{model.title}</span>
    </button>
  );
}
