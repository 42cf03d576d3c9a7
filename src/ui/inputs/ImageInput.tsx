import { AddressButton } from '../buttons/AddressButton';
import { fieldAria, type ControlProps } from './fieldAria';
import { fileName } from '../fileName';
import { Icon } from '../Icon';
import { IconButton } from '../buttons/IconButton';
import { ImagePreview } from '../display/ImagePreview';
import { useMediaPicker, type PickMedia } from '../ports/mediaPicker';
import { TextInput } from './TextInput';
import './ImageInput.css';

export interface ImageInputProps extends ControlProps {
  /** Address of the picture. */
  value: string;
  onChange(value: string): void;
  /** What the picture is, e.g. 品牌图标. */
  name: string;
  placeholder?: string;
  /** Pixels of the picture; its preview is smaller where a form has no room for as many. */
  size?: { width: number; height: number };
}

/** One picture: chosen in the media library, or given as an address where there is none. */
export function ImageInput(props: ImageInputProps) {
  const pickMedia = useMediaPicker();
  return pickMedia ? <PickedImage {...props} pickMedia={pickMedia} /> : <TypedImage {...props} />;
}

const square = { width: 72, height: 72 };

/** A preview is no larger than this, in the shape of the picture. */
const largest = { width: 320, height: 240 };

function previewOf({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, largest.width / width, largest.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function PickedImage({ name, size = square, value, onChange, pickMedia, ...control }: ImageInputProps & { pickMedia: PickMedia }) {
  const address = value.trim();
  const { disabled } = control;
  const pick = async () => {
    const files = await pickMedia({ kind: 'image', multiple: false, labelName: isLabel(size) ? name : undefined });
    if (files?.[0]) onChange(files[0].url);
    control.onBlur?.();
  };
  return (
    <span className="ui-image-input-row">
      {address !== '' && <Picture address={address} name={name} size={size} />}
      <PickButton control={control} name={name} small={address !== ''} size={size} onPick={() => void pick()} />
      <span className="ui-image-input-tools">
        {address !== '' && <IconButton icon="delete" label={`移除${name}`} disabled={disabled} onClick={() => onChange('')} />}
        <AddressButton name={name} value={address} disabled={disabled} onChange={onChange} />
      </span>
    </span>
  );
}

/** Fields that declare this size hold labels, whose pictures are cropped to it (spec 2 §9). */
const isLabel = ({ width, height }: { width: number; height: number }) => width === 200 && height === 100;

interface PickButtonProps {
  control: ControlProps;
  name: string;
  /** Beside a picture, which it replaces. */
  small?: boolean;
  size?: { width: number; height: number };
  onPick(): void;
}

/** A square with a camera; the field's label names it. */
export function PickButton({ control, name, small, size = square, onPick }: PickButtonProps) {
  const { 'aria-required': _required, ...aria } = fieldAria(control);
  const shown = previewOf(size);
  return (
    <button
      {...aria}
      type="button"
      className="ui-image-pick"
      data-small={small || undefined}
      data-invalid={control.invalid || undefined}
      style={small ? undefined : { width: Math.max(shown.width, 56), height: Math.max(shown.height, 40) }}
      title={`从素材库选择${name}`}
      aria-haspopup="dialog"
      disabled={control.disabled}
      onClick={onPick}
    >
      <Icon name="camera" size={small ? 18 : 24} />
    </button>
  );
}

function Picture({ address, name, size }: { address: string; name: string; size: { width: number; height: number } }) {
  const { width, height } = previewOf(size);
  return <ImagePreview key={address} src={address} alt={name} title={fileName(address)} width={Math.max(width, 24)} height={Math.max(height, 24)} />;
}

function TypedImage({ name, size = square, value, onChange, placeholder = '请输入图片地址', ...control }: ImageInputProps) {
  const address = value.trim();
  return (
    <span className="ui-image-input">
      <TextInput {...control} value={value} onChange={onChange} placeholder={placeholder} inputMode="url" clearable />
      {address !== '' && <Picture address={address} name={name} size={size} />}
    </span>
  );
}
