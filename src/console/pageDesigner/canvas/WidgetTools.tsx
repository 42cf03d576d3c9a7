/** What can be done with the chosen widgets, beside the one chosen last. */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { IconButton } from '../../ui/IconButton';
import { isHidden } from '../catalogue';
import { useDesign, useSession } from '../state/context';

export function WidgetTools({ list }: { list: RefObject<HTMLUListElement | null> }) {
  const session = useSession();
  const widgets = useDesign(({ document }) => document.widgets);
  const chosen = useDesign((state) => state.chosen);
  const tools = useRef<HTMLDivElement>(null);
  const lead = chosen.at(-1);
  useBeside(tools, list, lead);
  if (lead === undefined) return null;
  const ids = new Set(chosen);
  const hidden = widgets.filter((node) => ids.has(node.id)).every(isHidden);
  const isFirst = widgets[0]?.id === lead;
  const isLast = widgets.at(-1)?.id === lead;
  return (
    <div ref={tools} className="pd-tools" role="toolbar" aria-label="所选组件" aria-orientation="vertical">
      <IconButton size="small" icon="chevronUp" label="上移" aria-disabled={isFirst} onClick={() => !isFirst && session.step('up')} />
      <IconButton size="small" icon="chevronDown" label="下移" aria-disabled={isLast} onClick={() => !isLast && session.step('down')} />
      <IconButton size="small" icon="copy" label="复制" onClick={session.duplicate} />
      <IconButton size="small" icon={hidden ? 'eye' : 'eyeOff'} label={hidden ? '显示' : '隐藏'} onClick={hidden ? session.show : session.hide} />
      <IconButton size="small" icon="delete" label="删除" onClick={session.remove} />
    </div>
  );
}

/** Keeps the tools level with a widget while what is above it changes its height. */
function useBeside(tools: RefObject<HTMLElement | null>, list: RefObject<HTMLUListElement | null>, lead: string | undefined) {
  useLayoutEffect(() => {
    if (lead === undefined || !tools.current || !list.current) return;
    const place = () => {
      const widget = list.current?.querySelector<HTMLElement>(`[data-widget="${CSS.escape(lead)}"]`);
      if (widget && tools.current) tools.current.style.top = `${widget.offsetTop}px`;
    };
    place();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(place);
    observer.observe(list.current);
    return () => observer.disconnect();
  });
}
