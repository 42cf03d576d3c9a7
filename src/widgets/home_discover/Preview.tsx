import type { CSSProperties } from 'react';
import type { WidgetValues } from '../../../generated/widgets';
import type { ShopNote } from '../../engine/extension/shop';
import { Awaited } from '../parts/Awaited';
import { Box } from '../parts/Box';
import { ticked } from '../parts/chosen';
import { useShown } from '../parts/data';
import { Link } from '../parts/Link';
import { shopPaths } from '../parts/links';
import { Picture } from '../parts/Picture';
import { SectionHead } from '../parts/SectionHead';
import './notes.css';

type Values = WidgetValues['home_discover'];

/** A note without a title is called by its author. */
function Note({ note: { id, title, cover, isVideo, authorName, authorAvatar }, values }: { note: ShopNote; values: Values }) {
  const shows = ticked(values.typeConfig);
  const isTitled = shows(0) && title !== '';
  return (
    <Link className="w-community-note" to={shopPaths.note(id)} style={{ borderRadius: values.contentStyle }}>
      <span className="w-community-cover">
        <Picture src={cover} alt={isTitled ? '' : title || `${authorName}的内容`} shown={values.tabConfig === 0 ? 118 : 170} />
        {isVideo && <span className="w-community-video">视频</span>}
      </span>
      <span className="w-community-words">
        {isTitled && <span className="w-community-title" style={{ color: values.laberColor }}>{title}</span>}
        {(shows(1) || shows(2)) && (
          <span className="w-community-author">
            {shows(1) && (authorAvatar === '' ? <i /> : <Picture className="w-community-avatar" src={authorAvatar} alt={shows(2) ? '' : authorName} shown={18} />)}
            {shows(2) && <span style={{ color: values.nameColor }}>{authorName}</span>}
          </span>
        )}
      </span>
    </Link>
  );
}

/** 单行模式: sideways; 双排模式: two columns. */
export default function Discover({ values }: { values: Values }) {
  const isStrip = values.tabConfig === 0;
  const shown = useShown('notes', { limit: values.numConfig });
  const className = isStrip ? 'w-community w-community-strip w-strip' : 'w-community w-community-two';
  const look = { gap: values.contentConfig } as CSSProperties;
  return (
    <Box values={values} inset={10} towards="bottom">
      <SectionHead logo={values.logoConfig} title={values.titleConfig} titleColour={values.titleColor} more={values.linkConfig} moreColour={values.moreColor} />
      <Awaited shown={shown} skeleton={<div className={className} style={look}>{[0, 1].map((index) => <span key={index} className="w-bone w-community-note" />)}</div>} empty="暂无种草内容">
        {(notes) => (
          <ul className={className} style={look} {...(isStrip && { tabIndex: 0, 'aria-label': '种草内容，可横向滚动' })}>
            {notes.map((note) => <li key={note.id}><Note note={note} values={values} /></li>)}
          </ul>
        )}
      </Awaited>
    </Box>
  );
}
