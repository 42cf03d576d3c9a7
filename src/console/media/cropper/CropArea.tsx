import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { aspectOf, labelSize, zooms, type CropState } from './state';

interface CropAreaProps {
  image: HTMLImageElement;
  state: CropState;
  onChange(part: Partial<CropState>): void;
}

/** The picture under its box: dragged, wheeled, or moved with the arrow keys; without cropping the whole picture. */
export function CropArea({ image, state, onChange }: CropAreaProps) {
  const { cropping, crop, zoom, rotation, ratio } = state;
  if (!cropping) return <img className="media-crop-whole" src={image.src} alt="待上传的图片" style={{ transform: `rotate(${rotation}deg) scale(${zoom})` }} />;
  return (
    <Cropper
      image={image.src}
      crop={crop}
      zoom={zoom}
      rotation={rotation}
      aspect={aspectOf(state)}
      cropSize={ratio === 'label' ? labelSize : undefined}
      minZoom={zooms.least}
      maxZoom={zooms.most}
      objectFit="contain"
      // A picture smaller than its box floats in it.
      restrictPosition={zoom >= 1}
      keyboardStep={8}
      disableAutomaticStylesInjection
      mediaProps={{ alt: '待裁剪的图片' }}
      cropperProps={{ role: 'group', 'aria-label': '裁剪框：方向键移动图片，按住 Shift 微调' }}
      onCropChange={(next) => onChange({ crop: next })}
      onZoomChange={(next) => onChange({ zoom: next })}
      onCropAreaChange={(_, area) => onChange({ area })}
    />
  );
}
