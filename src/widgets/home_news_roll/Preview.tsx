import type { WidgetValues } from '../../../generated/widgets';
import { useCallback, useState } from 'react';
import { Box } from '../parts/Box';
import { Link } from '../parts/Link';
import { useStillness, useTurns } from '../parts/motion';
import { PauseButton } from '../parts/PauseButton';
import { Picture } from '../parts/Picture';
import { alignments } from '../parts/SearchBar';
import './news.css';

const dwell = 3000;

/** One message after the other, upwards or sideways; it waits while somebody looks closer, and can be stopped. */
export default function News({ values }: { values: WidgetValues['home_news_roll'] }) {
  const messages = values.listConfig.filter(({ status }) => status);
  const [turn, setTurn] = useState(0);
  const [held, setHeld] = useState(false);
  const [stopped, setStopped] = useState(false);
  const still = useStillness();
  const rolls = messages.length > 1 && !still;
  useTurns(rolls && !held && !stopped, dwell, useCallback(() => setTurn((before) => before + 1), []));
  const message = messages[turn % Math.max(messages.length, 1)];
  return (
    <Box values={values} inset={10}>
      <div className="w-news" style={{ color: values.textColor }} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
        {values.logoConfig === '' ? <span className="w-news-horn" role="img" aria-label="公告" /> : <Picture className="w-news-logo" src={values.logoConfig} unnamed="公告" width={130} height={36} shown={65} />}
        <span className="w-news-window" style={{ textAlign: alignments[values.textPosition] }}>
          <Link key={turn} className={turn === 0 ? 'w-news-text' : `w-news-text w-news-${values.directionConfig === 0 ? 'up' : 'across'}`} to={message?.link ?? ''}>{message?.title || '暂无公告'}</Link>
        </span>
        {rolls && <PauseButton what="滚动公告" stopped={stopped} onToggle={() => setStopped(!stopped)} />}
      </div>
    </Box>
  );
}
