/** A designed page as shoppers see it: by the shop's own entry, in previews, and on the designer's canvas. */
import { Component, memo, useMemo, type CSSProperties, type ReactNode } from 'react';
import { widgets } from '../../generated/widgets';
import { readValues } from '../engine/page/controls';
import { isHidden, type PageDocument, type WidgetNode } from '../engine/page/document';
import type { JsonObject } from '../engine/json';
import { PageDataContext, type PageData } from '../widgets/parts/data';
import { PageLinksContext, type ResolveLink } from '../widgets/parts/links';
import { previews } from '../widgets/register';
import { pageBackground, titleBar } from './look';
import './page.css';

interface PageViewProps {
  document: PageDocument;
  data: PageData;
  /** Colour of the shop, from 一键换色. */
  theme: string;
  /** Without it links lead nowhere. */
  resolveLink?: ResolveLink;
  /** Puts a frame around each widget; hidden widgets are drawn too then. `drawn` is undefined for a widget that the product does not know. */
  wrap?(node: WidgetNode, drawn: ReactNode): ReactNode;
}

const models = new Map(widgets.map((model) => [model.name, model]));
const nowhere: ResolveLink = () => undefined;

/** A widget that fails takes nothing else with it. */
class Fault extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p className="w-note" role="alert">该组件无法显示</p> : this.props.children;
  }
}

/** Drawn anew only when what is saved of it changes. */
const DrawnWidget = memo(function DrawnWidget({ saved }: { saved: JsonObject }) {
  const model = models.get(String(saved.name))!;
  const Preview = previews[model.component as keyof typeof previews] as (props: { values: object }) => ReactNode;
  const values = useMemo(() => readValues(model, saved), [model, saved]);
  return <Fault key={JSON.stringify(saved.timestamp)}><Preview values={values} /></Fault>;
});

const isKnown = ({ saved }: WidgetNode) => models.has(String(saved.name));
const isAtBottom = ({ saved }: WidgetNode) => models.get(String(saved.name))?.place === 'bottom';

export function PageView({ document, data, theme, resolveLink = nowhere, wrap }: PageViewProps) {
  const { page, widgets: nodes } = document;
  const shown = wrap ? nodes : nodes.filter((node) => isKnown(node) && !isHidden(node.saved));
  const draw = (node: WidgetNode) => {
    const drawn = isKnown(node) ? <DrawnWidget saved={node.saved} /> : undefined;
    return <div key={node.id} className="shop-slot">{wrap ? wrap(node, drawn) : drawn}</div>;
  };
  const bar = titleBar(page);
  const bottom = shown.filter(isAtBottom);
  return (
    <PageDataContext value={data}>
      <PageLinksContext value={resolveLink}>
        <div className="shop-page" style={{ ...pageBackground(page), '--theme': theme } as CSSProperties}>
          <header className="shop-title" style={bar.style}><h1>{bar.text}</h1></header>
          <div className="shop-widgets">{shown.filter((node) => !isAtBottom(node)).map(draw)}</div>
          {bottom.length > 0 && <div className="shop-bottom">{bottom.map(draw)}</div>}
        </div>
      </PageLinksContext>
    </PageDataContext>
  );
}
