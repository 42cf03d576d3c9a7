/** The text as Code 128, in bars that stay sharp on paper of any size. */
import { useMemo } from 'react';
import encode from 'jsbarcode';

/** Modules of blank paper that a scanner needs at either end. */
const quiet = 10;

export function Barcode({ text }: { text: string }) {
  const modules = useMemo(() => {
    const drawn: { encodings?: { data: string }[] } = {};
    encode(drawn, text, { format: 'CODE128' });
    return drawn.encodings?.map(({ data }) => data).join('') ?? '';
  }, [text]);
  const bars = [...modules.matchAll(/1+/g)].map(({ 0: { length }, index }) => `M${quiet + index} 0h${length}v1h-${length}z`);
  return (
    <svg className="slip-barcode" role="img" aria-label={`条形码 ${text}`} viewBox={`0 0 ${modules.length + 2 * quiet} 1`} preserveAspectRatio="none">
      <path d={bars.join('')} fill="currentColor" />
    </svg>
  );
}
