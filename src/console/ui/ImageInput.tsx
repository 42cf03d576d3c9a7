import type { ControlProps } from './fieldAria';
import { ImagePreview } from './ImagePreview';
import { TextInput } from './TextInput';
import './ImageInput.css';

export interface ImageInputProps extends ControlProps {
  /** Address of the picture. */
  value: string;
  onChange(value: string): void;
  /** What the picture is, e.g. 品牌图标. */
  name: string;
  placeholder?: string;
  /** Pixels of the preview. */
  size?: { width: number; height: number };
}

/** An address with the picture it leads to. */
export function ImageInput({ name, size = { width: 72, height: 72 }, value, onChange, placeholder = '请输入图片地址', ...control }: ImageInputProps) {
  const address = value.trim();
  return (
    <span className="ui-image-input">
      <TextInput {...control} value={value} onChange={onChange} placeholder={placeholder} inputMode="url" clearable />
      {address !== '' && <ImagePreview key={address} src={address} alt={name} width={Math.max(size.width, 24)} height={Math.max(size.height, 24)} />}
    </span>
  );
}
