/** The areas of a picture: drawn, moved and resized by pointer or arrow keys, each with where it leads. */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { same } from '../../../../engine/json';
import type { FieldModel } from '../../../../engine/model';
import {
  fitted, hotspotBetween, measuredAt, movedBy, newHotspot, pictureWidth, renumbered, resizedBy, type Bounds, type Edge, type Hotspot, type Point,
} from '../../../../engine/page/hotspots';
import { Button } from '../../../../ui/buttons/Button';
import { useConfirm } from '../../../../ui/layers/Confirm';
import { Dialog } from '../../../../ui/layers/Dialog';
import { IconButton } from '../../../../ui/buttons/IconButton';
import { FieldControl } from '../FieldControl';

interface HotspotEditorProps {
  /** Address. */
  picture: string;
  areas: readonly Hotspot[];
  field: FieldModel;
  onDone(areas: Hotspot[]): void;
  onClose(): void;
}

/** What the pointer does until it is lifted. */
type Gesture = { from: Point } & ({ draws: true } | { at: number; begun: Hotspot; edge?: Edge });

const corners: Edge[] = [{ x: -1, y: -1 }, { x: 1, y: -1 }, { x: -1, y: 1 }, { x: 1, y: 1 }];
const arrows: Record<string, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

export default function HotspotEditor({ picture, areas: begun, field, onDone, onClose }: HotspotEditorProps) {
  const [areas, setAreas] = useState<Hotspot[]>(() => begun.map((area) => measuredAt(area)));
  const [chosen, setChosen] = useState(0);
  const [bounds, setBounds] = useState<Bounds>();
  const [drawn, setDrawn] = useState<Hotspot>();
  const gesture = useRef<Gesture>(undefined);
  const board = useRef<HTMLDivElement>(null);
  const added = useRef<number>(undefined);
  const confirm = useConfirm();
  const help = useId();
  const isFull = areas.length >= (field.maxItems ?? Infinity);
  const changed = !same(areas, begun);

  const change = (at: number, area: Hotspot) => setAreas((all) => all.map((each, index) => (index === at ? area : each)));
  const add = (area: Hotspot) => {
    setAreas(renumbered([...areas, area]));
    setChosen(areas.length);
    added.current = areas.length;
  };
  // It is placed next: the arrow keys move it.
  useEffect(() => {
    if (added.current !== undefined) board.current?.querySelectorAll<HTMLElement>('[role=button]')[added.current]?.focus();
    added.current = undefined;
  }, [areas]);
  const remove = (at: number) => {
    setAreas(renumbered(areas.filter((_area, index) => index !== at)));
    setChosen(Math.max(0, at - 1));
    board.current?.focus();
  };

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width } = board.current!.getBoundingClientRect();
    const scale = pictureWidth / width;
    return { x: (clientX - left) * scale, y: (clientY - top) * scale };
  };
  const press = (event: PointerEvent, next: Gesture) => {
    event.preventDefault();
    event.stopPropagation();
    board.current!.setPointerCapture(event.pointerId);
    gesture.current = next;
  };
  const drag = (event: PointerEvent) => {
    const now = gesture.current;
    if (!now || !bounds) return;
    const to = pointOf(event);
    if ('draws' in now) return setDrawn(hotspotBetween(now.from, to, bounds));
    const by = { x: to.x - now.from.x, y: to.y - now.from.y };
    change(now.at, now.edge ? resizedBy(now.begun, now.edge, by, bounds) : movedBy(now.begun, by, bounds));
  };
  const lift = () => {
    gesture.current = undefined;
    if (drawn && !isFull) add(drawn);
    setDrawn(undefined);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const arrow = arrows[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    else if (arrow && bounds) {
      const size = event.ctrlKey || event.metaKey ? 10 : 1;
      const by = { x: arrow.x * size, y: arrow.y * size };
      change(at, event.shiftKey ? resizedBy(areas[at]!, { x: 1, y: 1 }, by, bounds) : movedBy(areas[at]!, by, bounds));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const part = (length: number, of: number) => `${(length / of) * 100}%`;
  const boxOf = (area: Hotspot) => bounds && { left: part(area.starX, bounds.width), top: part(area.starY, bounds.height), width: part(area.areaWidth, bounds.width), height: part(area.areaHeight, bounds.height) };
  const link = field.fields?.find(({ kind }) => kind === 'link');

  return (
    <Dialog
      open
      full
      title="设置热区"
      beforeClose={async () => !changed || confirm({ text: '放弃对热区的修改吗？' })}
      onClose={onClose}
      footer={<><Button onClick={() => void (async () => { if (!changed || await confirm({ text: '放弃对热区的修改吗？' })) onClose(); })()}>取消</Button><Button variant="primary" onClick={() => onDone(areas)}>确定</Button></>}
    >
      <div className="pd-hotspots">
        <div className="pd-hotspot-scroll">
          <p id={help} className="pd-help">在图片上拖动画出热区；选中后用方向键移动，Shift + 方向键改变大小，同时按 Ctrl 每次 10 像素，Delete 删除。</p>
          <div
            ref={board}
            className="pd-hotspot-board"
            tabIndex={-1}
            role="group"
            aria-label="图片上的热区"
            aria-describedby={help}
            data-autofocus=""
            onPointerDown={(event) => press(event, { from: pointOf(event), draws: true })}
            onPointerMove={drag}
            onPointerUp={lift}
            onPointerCancel={lift}
          >
            <img
              src={picture}
              alt="热区图片"
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                const size = { width: pictureWidth, height: Math.round((pictureWidth * naturalHeight) / Math.max(1, naturalWidth)) };
                setBounds(size);
                setAreas((all) => all.map((area) => fitted(area, size)));
              }}
            />
            {bounds && areas.map((area, at) => (
              <div
                key={area.number}
                role="button"
                tabIndex={0}
                aria-label={`热区 ${area.number}：左 ${area.starX}，上 ${area.starY}，宽 ${area.areaWidth}，高 ${area.areaHeight}`}
                aria-pressed={at === chosen}
                aria-describedby={help}
                className="pd-hotspot"
                style={boxOf(area)}
                onFocus={() => setChosen(at)}
                onKeyDown={(event) => onKeyDown(event, at)}
                onPointerDown={(event) => {
                  event.currentTarget.focus();
                  press(event, { from: pointOf(event), at, begun: area });
                }}
              >
                {area.number}
                {at === chosen && corners.map((edge) => (
                  <span key={`${edge.x} ${edge.y}`} className="pd-hotspot-corner" data-x={edge.x} data-y={edge.y} onPointerDown={(event) => press(event, { from: pointOf(event), at, begun: area, edge })} />
                ))}
              </div>
            ))}
            {drawn && <div className="pd-hotspot" style={boxOf(drawn)} />}
          </div>
        </div>
        <div className="pd-hotspot-list">
          <Button icon="add" disabled={isFull || !bounds} onClick={() => add(newHotspot(bounds!, areas))}>添加热区</Button>
          <ol aria-label="热区">
            {areas.map((area, at) => (
              <li key={area.number} aria-current={at === chosen || undefined}>
                <label htmlFor={`${help}-${at}`} id={`${help}-${at}-label`}>热区 {area.number}<span className="ui-hidden"> 链接</span></label>
                {link && <FieldControl id={`${help}-${at}`} field={{ ...link, title: `热区 ${area.number} 链接` }} value={area.link} onChange={(next) => change(at, { ...area, link: String(next ?? '') })} />}
                <IconButton size="small" icon="delete" label={`删除热区 ${area.number}`} onClick={() => remove(at)} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Dialog>
  );
}
