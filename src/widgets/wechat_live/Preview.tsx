import type { CSSProperties } from 'react';
import type { WidgetValues } from '../../../generated/widgets';
import type { ShopLiveRoom } from '../../engine/extension/shop';
import { Awaited } from '../parts/Awaited';
import { Box } from '../parts/Box';
import { useShown } from '../parts/data';
import { Link } from '../parts/Link';
import { Picture } from '../parts/Picture';
import { SectionHead } from '../parts/SectionHead';
import './live.css';

/** 单行: sideways; 多行: at full width; 双排: two columns. */
const layouts = ['strip', 'big', 'two'] as const;
/** Widths of their pictures, pixels. */
const pictures = { strip: 200, big: 351, two: 170 };

/** Rooms are entered in the mini-program alone: the list of them is as far as a page leads. */
function Room({ room: { name, cover, anchorName, status, isLive, startTime }, to, shown, radius }: { room: ShopLiveRoom; to: string; shown: number; radius: number }) {
  return (
    <Link className="w-live-room" to={to} style={{ borderRadius: radius }}>
      <span className="w-live-cover">
        <Picture src={cover} alt="" shown={shown} />
        <span className={isLive ? 'w-live-state w-live-now' : 'w-live-state'}>{status}</span>
      </span>
      <span className="w-live-words">
        <span className="w-live-name">{name}</span>
        <span className="w-live-anchor"><span>{anchorName}</span>{!isLive && <time>{startTime.slice(5, 16)} 开播</time>}</span>
      </span>
    </Link>
  );
}

export default function Live({ values }: { values: WidgetValues['wechat_live'] }) {
  const layout = layouts[values.tabConfig] ?? 'strip';
  const shown = useShown('liveRooms', { limit: values.numConfig });
  const className = `w-live w-live-${layout}${layout === 'strip' ? ' w-strip' : ''}`;
  const look: CSSProperties = { gap: values.contentConfig };
  return (
    <Box values={values} inset={10}>
      <SectionHead logo={values.logoConfig} title={values.titleConfig} titleColour={values.titleColor} more={values.linkConfig} moreColour={values.moreColor} />
      <Awaited shown={shown} skeleton={<div className={className} style={look}>{[0, 1].map((index) => <span key={index} className="w-bone w-live-room" />)}</div>} empty="暂无直播间">
        {(rooms) => (
          <ul className={className} style={look} {...(layout === 'strip' && { tabIndex: 0, 'aria-label': '直播间，可横向滚动' })}>
            {rooms.map((room) => <li key={room.id}><Room room={room} to={values.linkConfig} shown={pictures[layout]} radius={values.contentStyle} /></li>)}
          </ul>
        )}
      </Awaited>
    </Box>
  );
}
