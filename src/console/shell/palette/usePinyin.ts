import { useEffect, useState } from 'react';
import type { PinyinMatch } from './rank';

/** The dictionary is larger than the palette itself: it comes when the first letter is typed, and without it only pinyin is missing. */
export function usePinyin(typed: string): PinyinMatch | undefined {
  const [pinyin, setPinyin] = useState<PinyinMatch>();
  const wanted = /[a-z]/i.test(typed);
  useEffect(() => {
    if (!wanted) return;
    let alive = true;
    import('pinyin-pro').then(
      ({ match }) => alive && setPinyin(() => (text: string, letters: string) => match(text, letters, { continuous: true, precision: 'start' })),
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, [wanted]);
  return pinyin;
}
