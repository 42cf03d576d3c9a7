/** How the picture lies in the cropper. */
import type { Area, Point } from 'react-easy-crop';
import type { Cut, Size } from './picture';

export interface CropState {
  /** Off: the whole picture leaves. */
  cropping: boolean;
  ratio: Ratio;
  /** Pixels of a free size, as typed. */
  free: { width: string; height: string };
  crop: Point;
  zoom: number;
  /** Degrees, by quarters. */
  rotation: number;
  /** Pixels of the turned picture inside the box; undefined until the cropper has measured. */
  area: Area | undefined;
}

export type Ratio = '16:9' | '4:3' | '1:1' | 'free' | 'label';

/** Ratios to choose from (decisions 21). */
export const ratios: { value: Ratio; label: string }[] = [
  { value: '16:9', label: '16:9' }, { value: '4:3', label: '4:3' }, { value: '1:1', label: '1:1' }, { value: 'free', label: '自定义尺寸' },
];
const aspects: Partial<Record<Ratio, number>> = { '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1 };
/** The box where a label name is given (spec 2 §9). */
export const labelSize: Size = { width: 200, height: 100 };

export const zooms = { least: 0.2, most: 8, step: 1.25 };

export const openingCrop = (labelled: boolean): CropState => ({
  cropping: true, ratio: labelled ? 'label' : '16:9', free: { width: '800', height: '450' }, crop: { x: 0, y: 0 }, zoom: 1, rotation: 0, area: undefined,
});

/** The size typed, undefined while it is none. */
export function freeSize({ ratio, free }: CropState): Size | undefined {
  if (ratio !== 'free') return undefined;
  const [width, height] = [free.width, free.height].map((text) => (/^[1-9]\d{0,4}$/.test(text.trim()) ? Number(text) : undefined));
  return width && height ? { width, height } : undefined;
}

export function aspectOf(state: CropState): number {
  const size = state.ratio === 'label' ? labelSize : freeSize(state);
  return size ? size.width / size.height : aspects[state.ratio] ?? 16 / 9;
}

/** What is to be cut out; undefined while the cropper has not measured yet. */
export function cutOf(state: CropState): Cut | undefined {
  const { cropping, rotation, area } = state;
  if (!cropping) return { rotation };
  return area && { rotation, area, size: state.ratio === 'label' ? labelSize : freeSize(state) };
}

export const zoomed = (zoom: number, by: number): number => Math.min(zooms.most, Math.max(zooms.least, Math.round(zoom * by * 100) / 100));
export const turned = (rotation: number, by: 90 | -90): number => (rotation + by + 360) % 360;
