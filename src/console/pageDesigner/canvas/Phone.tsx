/** The phone in the middle: its title bar, the canvas, the tools of what is chosen, and how large it is shown. */
import { useRef, useState, type CSSProperties } from 'react';
import { pageData, PageStage, titleBar } from '../../../shop';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Select } from '../../../ui/inputs/Select';
import { useDesign, useSession } from '../state/context';
import { Canvas } from './Canvas';
import { useTheme } from './useTheme';
import { WidgetTools } from './WidgetTools';

/** Pixels across, as phones report them. */
const devices = [320, 360, 375, 390, 414, 430].map((value) => ({ value, label: `${value} px${value === 375 ? ' 标准' : ''}` }));
/** Windows narrower than this have no room for a whole phone and its tools. */
const narrow = 480;
const zooms = [0.5, 0.75, 1, 1.25, 1.5];

export function Phone({ onEdit }: { onEdit(): void }) {
  const session = useSession();
  const page = useDesign(({ document }) => document.page);
  const list = useRef<HTMLElement | null>(null);
  const [width, setWidth] = useState(375);
  const [zoom, setZoom] = useState(() => (window.innerWidth < narrow ? 0.75 : 1));
  const at = zooms.indexOf(zoom);
  const theme = useTheme();
  const { text, style } = titleBar(page);
  return (
    <section className="pd-stage" aria-label="页面预览">
      <div className="pd-view">
        <Select aria-label="手机宽度" options={devices} value={width} onChange={(next) => setWidth(next ?? 375)} />
        <span className="pd-zoom" role="group" aria-label="缩放">
          <IconButton size="small" icon="zoomOut" label="缩小" disabled={at === 0} onClick={() => setZoom(zooms[at - 1]!)} />
          <output>{Math.round(zoom * 100)}%</output>
          <IconButton size="small" icon="zoomIn" label="放大" disabled={at === zooms.length - 1} onClick={() => setZoom(zooms[at + 1]!)} />
        </span>
      </div>
      <div className="pd-scroll">
        <div className="pd-phone" style={{ '--pd-width': `${width}px`, '--pd-zoom': zoom, zoom } as CSSProperties}>
          <PageStage page={page} data={pageData} theme={theme}>
            <button type="button" className="pd-title" style={style} onClick={() => session.choose([])} aria-label={`页面标题：${text}，打开页面设置`}>{text}</button>
            <div className="pd-page">
              <Canvas list={list} onEdit={onEdit} />
              <WidgetTools list={list} onEdit={onEdit} />
            </div>
          </PageStage>
        </div>
      </div>
    </section>
  );
}
