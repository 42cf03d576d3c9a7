/** Pictures on their way through the cropper: reading, turning, cutting, writing. Output png; sizes of spec 2 §9. */
import type { Area } from 'react-easy-crop';

/** Longest side of what leaves the cropper, in pixels. */
const maxImageSize = 99999;
/** Quality of the jpeg into which a picture of the library is re-encoded to be cropped. */
const reencodedQuality = 0.8;
export const loadFailure = '无法加载图片';

export interface Size {
  width: number;
  height: number;
}

/** @throws Error 无法加载图片, also for a foreign picture whose server does not allow reading it */
export function loadPicture(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(loadFailure));
    image.src = address;
  });
}

/** A copy of a library picture to work on; the original stays what it is. */
export async function reencoded(address: string): Promise<Blob> {
  const image = await loadPicture(address);
  const canvas = blank(sizeOf(image));
  const context = canvas.getContext('2d')!;
  // jpeg knows no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return toBlob(canvas, 'image/jpeg', reencodedQuality);
}

/** An SVG without a size of its own counts as 300 × 150, as browsers draw it. */
export const sizeOf = (image: HTMLImageElement): Size => ({ width: image.naturalWidth || 300, height: image.naturalHeight || 150 });

/** The box that a picture fills once it is turned. @param rotation degrees */
export function turnedSize({ width, height }: Size, rotation: number): Size {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) };
}

export interface Cut {
  /** Pixels of the turned picture; all of it when absent. */
  area?: Area;
  /** Degrees. */
  rotation: number;
  /** Pixels of the outcome; those of the area when absent. */
  size?: Size;
}

/** How large the outcome is, within the limit. */
export function outcomeSize(image: Size, { area, rotation, size }: Cut): Size {
  const wanted = size ?? area ?? turnedSize(image, rotation);
  const shrink = Math.min(1, maxImageSize / Math.max(wanted.width, wanted.height));
  return { width: Math.max(1, Math.round(wanted.width * shrink)), height: Math.max(1, Math.round(wanted.height * shrink)) };
}

/** Draws the cut onto a canvas of any size. */
export function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, cut: Cut): void {
  const natural = sizeOf(image);
  const whole = turnedSize(natural, cut.rotation);
  const area = cut.area ?? { x: 0, y: 0, ...whole };
  const context = canvas.getContext('2d')!;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(canvas.width / area.width, canvas.height / area.height);
  context.translate(whole.width / 2 - area.x, whole.height / 2 - area.y);
  context.rotate((cut.rotation * Math.PI) / 180);
  context.drawImage(image, -natural.width / 2, -natural.height / 2, natural.width, natural.height);
}

/** @throws Error where the browser cannot make a canvas of this size */
export function cutOut(image: HTMLImageElement, cut: Cut): Promise<Blob> {
  const canvas = blank(outcomeSize(sizeOf(image), cut));
  draw(canvas, image, cut);
  return toBlob(canvas, 'image/png');
}

function blank({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('图片尺寸过大，无法处理'))), type, quality));
