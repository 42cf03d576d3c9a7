import { useEffect, useState } from 'react';

interface QrCodeProps {
  text: string;
  /** What is behind it, and what to do where it cannot be scanned. */
  label: string;
  /** Pixels; 180 when absent. */
  size?: number;
}

/** A text as a picture for cameras. The library that draws it loads now; without it the place stays empty. */
export function QrCode({ text, label, size = 180 }: QrCodeProps) {
  const picture = useQrCode(text);
  return picture ? <img src={picture} alt={label} width={size} height={size} /> : <span style={{ display: 'block', width: size, height: size }} />;
}

function useQrCode(text: string): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let alive = true;
    import('qrcode').then(({ default: qrcode }) => qrcode.toString(text, { type: 'svg', margin: 1 })).then(
      (svg) => { if (alive) setPicture(`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`); },
      () => undefined,
    );
    return () => { alive = false; };
  }, [text]);
  return picture;
}
