/** The widgets by name, in their order: a long page at a glance. */
import { memo, type MouseEvent } from 'react';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Icon } from '../../../ui/Icon';
import { isHidden, modelOf, titleOf } from '../catalogue';
import { useDesign, useSession, useWidget } from '../state/context';

export function Outline() {
  const { choose, toggle, extendTo } = useSession();
  const order = useDesign((state) => state.order);
  const onClick = (event: MouseEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-outline]')?.dataset.outline;
    if (id === undefined) return;
    if (event.shiftKey) extendTo(id);
    else if (event.ctrlKey || event.metaKey) toggle(id);
    else choose([id]);
  };
  if (order.length === 0) return <EmptyState text="页面还没有组件" />;
  return (
    <ol className="pd-outline" aria-label="页面结构" onClick={onClick}>
      {order.map((id, at) => <Entry key={id} id={id} at={at} />)}
    </ol>
  );
}

const Entry = memo(function Entry({ id, at }: { id: string; at: number }) {
  const { node, chosen } = useWidget(id);
  const model = modelOf(node);
  return (
    <li>
      <button type="button" aria-pressed={chosen} data-outline={id}>
        <span className="pd-outline-place">{at + 1}</span>
        <Icon name={model?.icon ?? 'question'} size={14} />
        <span className="pd-outline-name">{titleOf(node)}</span>
        {isHidden(node) && <><Icon name="eyeOff" size={14} /><span className="ui-hidden">已隐藏</span></>}
      </button>
    </li>
  );
});
