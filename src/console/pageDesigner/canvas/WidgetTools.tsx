/** What can be done with the chosen widgets, beside the one chosen last. */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton';
import { isHidden } from '../catalogue';
import { useDesign, useSession } from '../state/context';
import { itemOf } from './item';

interface WidgetToolsProps {
  list: RefObject<HTMLElement | null>;
  /** Goes to the panel, which stands below where the window is narrow. */
  onEdit(): void;
}

export function WidgetTools({ list, onEdit }: WidgetToolsProps) {
  const session = useSession();
  const lead = useDesign(({ chosen }) => chosen.at(-1));
  const order = useDesign((state) => state.order);
  const hidden = useDesign(({ chosen }) => chosen.every((id) => isHidden(session.node(id)!)));
  const tools = useRef<HTMLDivElement>(null);
  useBeside(tools, list, order, lead);
  if (lead === undefined) return null;
  const isFirst = order[0] === lead;
  const isLast = order.at(-1) === lead;
  return (
    <div ref={tools} className="pd-tools"><div className="pd-tools-bar" role="toolbar" aria-label="所选组件" aria-orientation="vertical">
      <IconButton className="pd-tools-edit" size="small" icon="edit" label="设置所选组件" onClick={onEdit} />
      <IconButton size="small" icon="chevronUp" label="上移" aria-disabled={isFirst} onClick={() => !isFirst && session.step('up')} />
      <IconButton size="small" icon="chevronDown" label="下移" aria-disabled={isLast} onClick={() => !isLast && session.step('down')} />
      <IconButton size="small" icon="copy" label="复制" onClick={session.duplicate} />
      <IconButton size="small" icon={hidden ? 'eye' : 'eyeOff'} label={hidden ? '显示' : '隐藏'} onClick={hidden ? session.show : session.hide} />
      <IconButton size="small" icon="delete" label="删除" onClick={session.remove} />
    </div></div>
  );
}

/** Keeps the tools level with a widget while what is above it changes its height. */
function useBeside(tools: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, order: readonly string[], lead: string | undefined) {
  useLayoutEffect(() => {
    if (lead === undefined || !list.current || typeof ResizeObserver === 'undefined') return;
    // Called once the frame's layout stands, and before it is painted: asking here would make the browser lay out twice.
    const observer = new ResizeObserver(() => {
      const widget = itemOf(list, order, lead);
      if (widget && tools.current) tools.current.style.top = `${widget.offsetTop}px`;
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [tools, list, order, lead]);
}
