import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import { AddressButton } from '../buttons/AddressButton';
import { Button } from '../buttons/Button';
import type { ControlProps } from './fieldAria';
import { Icon } from '../Icon';
import { fileName } from '../fileName';
import { PickButton } from './ImageInput';
import { ImagePreview } from '../display/ImagePreview';
import type { Picture } from '../display/picture';
import { isVideoAddress } from '../display/isVideoAddress';
import { useMediaPicker } from '../ports/mediaPicker';
import { TextInput } from './TextInput';
import { VideoStill } from '../display/VideoStill';
import './TagsInput.css';
import './ImageListInput.css';

export interface ImageListInputProps extends ControlProps {
  value: readonly string[];
  onChange(value: string[]): void;
  name: string;
  /** Most pictures; 20 unless told (spec 2 §5). */
  maxItems?: number;
  /** The first may be a video (sliders of products). */
  videoFirst?: boolean;
  size?: { width: number; height: number };
}

/** Pictures in order: add from the library or by address, take away, reorder by dragging or with the keyboard (space, arrows, space). */
export default function ImageListInput({ value, onChange, name, maxItems = 20, videoFirst = false, size = { width: 72, height: 72 }, ...control }: ImageListInputProps) {
  const { id, disabled } = control;
  const pickMedia = useMediaPicker();
  const [address, setAddress] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // The same address may stand twice: keys are positions among equals.
  const items = value.map((src, index) => ({ src, key: `${src}#${value.slice(0, index).filter((each) => each === src).length}` }));
  const keys = items.map((item) => item.key);
  const pictures = value.map((src, index) => ({ src, alt: `${name} ${index + 1}` })).filter(({ src }) => !isVideoAddress(src));
  const positionOf = (key: unknown) => keys.indexOf(String(key)) + 1;

  /** @returns whether they were taken */
  const append = (addresses: readonly string[]): boolean => {
    const wanted = addresses.filter((each) => !value.includes(each));
    const next = [...value, ...wanted];
    const problem = next.length > maxItems ? `最多选择${maxItems}张图片！` : problemOf(next);
    setRefusal(problem);
    if (!problem && wanted.length > 0) onChange(next);
    return problem === undefined;
  };
  const problemOf = (list: readonly string[]): string | undefined => {
    if (!videoFirst) return undefined;
    return list.some((each, index) => index > 0 && isVideoAddress(each)) ? '视频只能放在第一个' : undefined;
  };
  const add = () => {
    const src = address.trim();
    if (src === '') return setRefusal('请输入图片地址');
    if (append([src])) setAddress('');
  };
  const pick = async () => {
    const files = await pickMedia!({ kind: videoFirst ? 'all' : 'image', multiple: true, max: maxItems, held: value.length });
    if (files) append(files.map(({ url }) => url));
    control.onBlur?.();
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => `已拿起第 ${positionOf(active.id)} 张图片`,
    onDragOver: ({ over }) => (over ? `移到第 ${positionOf(over.id)} 位` : undefined),
    onDragEnd: ({ over }) => (over ? `已放到第 ${positionOf(over.id)} 位` : '已放回原处'),
    onDragCancel: () => '已取消移动',
  };

  return (
    <div className="ui-image-list">
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: '按空格键拿起图片，用方向键移动，再按空格键放下，按 Esc 取消。' } }}
        onDragEnd={({ active, over }) => {
          if (!over || active.id === over.id) return;
          const next = arrayMove([...value], keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
          const problem = problemOf(next);
          setRefusal(problem);
          if (!problem) onChange(next);
        }}
      >
        <SortableContext items={keys} strategy={rectSortingStrategy} disabled={disabled}>
          {items.length > 0 && (
            <ul className="ui-image-list-items" aria-label={name}>
              {items.map((item, index) => (
                <Item
                  key={item.key}
                  id={item.key}
                  src={item.src}
                  name={`${name} ${index + 1}`}
                  among={pictures}
                  size={size}
                  disabled={disabled}
                  onRemove={() => { onChange(value.filter((_, at) => at !== index)); setRefusal(undefined); }}
                />
              ))}
            </ul>
          )}
        </SortableContext>
      </DndContext>
      <span className="ui-image-list-add">
        {pickMedia ? (
          <>
            <PickButton control={{ ...control, invalid: control.invalid || !!refusal, describedBy: refusal && `${id}-refusal` }} name={name} onPick={() => void pick()} />
            <AddressButton name={name} disabled={disabled} onChange={(typed) => { if (typed !== '') append([typed]); }} />
            <span className="ui-image-list-count">{value.length}/{maxItems}</span>
          </>
        ) : (
          <>
            <TextInput
              {...control}
              invalid={control.invalid || !!refusal}
              value={address}
              onChange={(next) => { setAddress(next); setRefusal(undefined); }}
              placeholder="请输入图片地址"
              inputMode="url"
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
              describedBy={refusal && `${id}-refusal`}
              suffix={`${value.length}/${maxItems}`}
            />
            <Button icon="add" disabled={disabled} onClick={add}>添加</Button>
          </>
        )}
      </span>
      {refusal && <span id={`${id}-refusal`} role="alert" className="ui-refusal">{refusal}</span>}
    </div>
  );
}

interface ItemProps {
  id: string;
  src: string;
  name: string;
  among: readonly Picture[];
  size: { width: number; height: number };
  disabled?: boolean;
  onRemove(): void;
}

function Item({ id, src, name, among, size, disabled, onRemove }: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <li ref={setNodeRef} className="ui-image-list-item" data-dragging={isDragging || undefined} style={{ transform: CSS.Transform.toString(transform), transition }}>
      {isVideoAddress(src)
        ? <span className="ui-image-list-video" style={size} title={fileName(src)}><VideoStill src={src} /></span>
        : <ImagePreview src={src} alt={name} among={among} title={fileName(src)} width={Math.max(size.width, 56)} height={Math.max(size.height, 40)} />}
      {!disabled && (
        <span className="ui-image-list-tools">
          <button {...attributes} {...listeners} ref={setActivatorNodeRef} type="button" className="ui-control-button" aria-roledescription="可拖动" aria-label={`移动${name}`}><Icon name="drag" /></button>
          <button type="button" className="ui-control-button" aria-label={`删除${name}`} onClick={onRemove}><Icon name="delete" /></button>
        </span>
      )}
    </li>
  );
}
