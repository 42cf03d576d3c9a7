import { useEffect, useRef } from 'react';
import { draw, outcomeSize, sizeOf, type Cut } from './picture';

/** Pixels of the longer side. */
const previewSide = 360;

/** What would leave now, drawn by the same hand that writes the file. */
export function CropPreview({ image, cut }: { image: HTMLImageElement; cut: Cut }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = outcomeSize(sizeOf(image), cut);
  const scale = Math.min(1, previewSide / Math.max(size.width, size.height));
  useEffect(() => draw(canvas.current!, image, cut));
  return <canvas ref={canvas} className="media-crop-canvas" role="img" aria-label="裁剪结果预览" width={Math.max(1, Math.round(size.width * scale))} height={Math.max(1, Math.round(size.height * scale))} />;
}
