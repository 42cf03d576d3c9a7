import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../buttons/IconButton';
import type { Picture } from './picture';
import './ImagePreview.css';

export interface ViewerProps {
  pictures: readonly Picture[];
  /** Place of the one shown, from 0. */
  at: number;
  onChange(at: number): void;
  /** It stands beside something else, which has the focus. */
  beside?: boolean;
}

/** Pixels that an arrow key moves a picture that is zoomed. */
const pace = 80;
const arrows: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [pace, 0], ArrowRight: [-pace, 0], ArrowUp: [0, pace], ArrowDown: [0, -pace] };

/** Zoom and drag of the pane by wheel, fingers and pointer; the pane always covers its stage. */
function usePanzoom(src: string | undefined) {
  const stage = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject>(null);
  useEffect(() => {
    const [outer, inner] = [stage.current, pane.current];
    if (!outer || !inner) return;
    const made = Panzoom(inner, { canvas: true, contain: 'outside', minScale: 1, maxScale: 8, step: 0.4, animate: false, cursor: 'grab' });
    panzoom.current = made;
    outer.addEventListener('wheel', made.zoomWithWheel, { passive: false });
    return () => {
      outer.removeEventListener('wheel', made.zoomWithWheel);
      made.destroy();
    };
  }, []);
  useEffect(() => {
    panzoom.current?.reset({ animate: false });
  }, [src]);
  return { stage, pane, panzoom };
}

/** One of several pictures, large: zoomed, turned, and the next, also by keyboard. */
export default function PictureViewer({ pictures, at, onChange, beside = false }: ViewerProps) {
  const picture = pictures[at];
  const [broken, setBroken] = useState<string>();
  /** Quarters of a turn to the right. */
  const [turned, setTurned] = useState(0);
  const { stage, pane, panzoom } = usePanzoom(picture?.src);
  // Keys work from the start: until now nothing but × could hold the focus.
  useEffect(() => {
    if (!beside) stage.current?.focus();
  }, [beside, stage]);

  const turn = (by: number) => setTurned((before) => before + by);
  const step = (by: number) => {
    setTurned(0);
    onChange((at + by + pictures.length) % pictures.length);
  };
  const reset = () => {
    panzoom.current?.reset({ animate: false });
    setTurned(0);
  };
  const several = pictures.length > 1;
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ...(several ? { ArrowLeft: () => step(-1), ArrowRight: () => step(1) } : {}),
    '+': () => panzoom.current?.zoomIn(), '=': () => panzoom.current?.zoomIn(), '-': () => panzoom.current?.zoomOut(), 0: reset, r: () => turn(1), R: () => turn(-1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const way = event.shiftKey ? arrows[event.key] : undefined;
    const act = way ? () => panzoom.current?.pan(...way, { relative: true }) : keys[event.key];
    if (!act) return;
    // The list or the form below has keys of its own.
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className="ui-viewer" data-beside={beside || undefined} onKeyDown={onKeyDown} onClick={(event) => event.stopPropagation()}>
      <div
        ref={stage}
        className="ui-viewer-stage"
        role="group"
        aria-label="图片，Shift 加方向键移动"
        tabIndex={0}
        onDoubleClick={(event) => (Number(panzoom.current?.getScale()) > 1 ? panzoom.current?.reset({ animate: false }) : panzoom.current?.zoomToPoint(2.5, event))}
      >
        <div ref={pane} className="ui-viewer-pane" data-sideways={turned % 2 !== 0 || undefined}>
          {picture && broken !== picture.src && <img src={picture.src} alt={picture.alt} draggable={false} style={{ rotate: `${turned * 90}deg` }} onError={() => setBroken(picture.src)} />}
          {picture && broken === picture.src && <p role="alert">无法加载图片</p>}
        </div>
      </div>
      <div className="ui-viewer-bar" role="toolbar" aria-label="查看图片">
        {several && <IconButton icon="chevronLeft" label="上一张（←）" onClick={() => step(-1)} />}
        {several && <span className="ui-viewer-count" aria-live="polite">{at + 1} / {pictures.length}</span>}
        {several && <IconButton icon="chevronRight" label="下一张（→）" onClick={() => step(1)} />}
        <IconButton icon="zoomOut" label="缩小（-）" onClick={() => panzoom.current?.zoomOut()} />
        <IconButton icon="zoomIn" label="放大（+）" onClick={() => panzoom.current?.zoomIn()} />
        <IconButton icon="rotateLeft" label="向左旋转（Shift+R）" onClick={() => turn(-1)} />
        <IconButton icon="rotateRight" label="向右旋转（R）" onClick={() => turn(1)} />
        <IconButton icon="restore" label="还原（0）" onClick={reset} />
      </div>
    </div>
  );
}
