import { useCallback, useState, type CSSProperties } from 'react';
import { Link } from './Link';
import { shopPaths } from './links';
import { useStillness, useTurns } from './motion';
import { Picture } from './Picture';

interface SearchBarProps {
  /** '' for none; beside the box. */
  logo?: string;
  placeholder: string;
  hotWords: readonly { val: string }[];
  /** A hot word stays so many seconds. */
  seconds: number;
  /** 0 left, 1 middle, 2 right. */
  align: number;
  frameColour: string;
  textColour: string;
  radius: number;
}

export const alignments: readonly NonNullable<CSSProperties['textAlign']>[] = ['left', 'center', 'right'];

/** The way to the search, inviting with one hot word after the other. */
export function SearchBar({ logo, placeholder, hotWords, seconds, align, frameColour, textColour, radius }: SearchBarProps) {
  const words = hotWords.map(({ val }) => val).filter((word) => word !== '');
  const [turn, setTurn] = useState(0);
  const still = useStillness();
  useTurns(words.length > 1 && !still, Math.max(seconds, 1) * 1000, useCallback(() => setTurn((before) => before + 1), []));
  const invitation = words.length > 0 ? words[turn % words.length]! : placeholder;
  return (
    <div className="w-search">
      {logo !== undefined && <Picture className="w-search-logo" src={logo} unnamed="商城标志" width={138} height={48} shown={92} />}
      <Link className="w-search-box" to={shopPaths.search} label={`搜索商品：${invitation}`} style={{ background: frameColour, color: textColour, borderRadius: radius, textAlign: alignments[align] }}>
        <span className="w-search-icon" aria-hidden="true" />
        <span>{invitation}</span>
      </Link>
    </div>
  );
}
