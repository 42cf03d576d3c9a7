import { useLayoutEffect, useRef } from 'react';
import { HexAlphaColorPicker, HexColorPicker, setNonce } from 'react-colorful';
import { styleNonce } from '../styleNonce';

const nonce = styleNonce();
if (nonce) setNonce(nonce);

/** The picking surface; its two sliders work with the arrow keys. */
export default function ColourPicker({ value, onChange, alpha = false }: { value: string; onChange(value: string): void; alpha?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  // The library names its sliders in English and offers no way to change that.
  useLayoutEffect(() => {
    const [colour, hue, opacity] = root.current!.querySelectorAll<HTMLElement>('[role="slider"]');
    colour.setAttribute('aria-label', '饱和度与亮度');
    colour.setAttribute('aria-valuetext', (colour.getAttribute('aria-valuetext') ?? '').replace('Saturation', '饱和度').replace('Brightness', '亮度').replace(', ', '，'));
    hue.setAttribute('aria-label', '色相');
    opacity?.setAttribute('aria-label', '不透明度');
  });
  const Picker = alpha ? HexAlphaColorPicker : HexColorPicker;
  return <div ref={root}><Picker color={value} onChange={onChange} /></div>;
}
