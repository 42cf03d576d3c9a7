/** A designed page as shoppers see it: by the shop's own entry, in previews, and on the designer's canvas. */
import { Component, memo, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { widgets } from '../../generated/widgets';
import type { ShopNavigation } from '../engine/extension/shop';
import { legible } from '../engine/page/colour';
import { readValues } from '../engine/page/controls';
import { isHidden, type PageDocument, type WidgetNode } from '../engine/page/document';
import { isHome, modelOf } from '../engine/page/rules';
import type { JsonObject } from '../engine/json';
import { Nothing, ShopperSlot } from '../widgets/parts/audience';
import { AlternativesContext, findAlternatives } from '../widgets/parts/alternatives';
import { PageCategoryContext, type ChosenCategory } from '../widgets/parts/category';
import { PageDataContext, type PageData } from '../widgets/parts/data';
import { PageLinksContext, type ResolveLink } from '../widgets/parts/links';
import { previews } from '../widgets/previews';
import { CategoryGoods } from './CategoryGoods';
import { pageBackground, titleBar } from './look';
import '../widgets/parts/parts.css';
import './page.css';

interface PageStageProps {
  /** The page's own settings. */
  page: JsonObject;
  data: PageData;
  /** Colour of the shop, from 一键换色. */
  theme: string;
  /** Without it links lead nowhere. */
  resolveLink?: ResolveLink;
  children: ReactNode;
}

/** As the widget begins. */
const plainFooter = { bgColor: ['#fff', '#fff'] as [string, string], fontColor: '#282828', lrConfig: 0, bgStyle: 0 };
const nowhere: ResolveLink = () => undefined;

interface FaultProps {
  /** Drawn once more when it changes. */
  saved: JsonObject;
  children: ReactNode;
}

interface FaultState {
  saved?: JsonObject;
  failed: boolean;
}

/** A widget that fails takes nothing else with it. */
class Fault extends Component<FaultProps, FaultState> {
  override state: FaultState = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  static getDerivedStateFromProps = ({ saved }: FaultProps, state: FaultState) => (saved === state.saved ? null : { saved, failed: false });
  override render() {
    return this.state.failed ? <Nothing><p className="w-note" role="alert">该组件无法显示</p></Nothing> : this.props.children;
  }
}

/** Drawn anew only when what is saved of it changes; nothing of a widget that the product does not know. */
export const WidgetLook = memo(function WidgetLook({ saved }: { saved: JsonObject }) {
  const model = modelOf(widgets, saved);
  const values = useMemo(() => model && readValues(model, saved), [model, saved]);
  if (!model || !values) return null;
  const Preview = previews[model.component as keyof typeof previews] as (props: { values: object }) => ReactNode;
  return <Fault saved={saved}><Preview values={values} /></Fault>;
});

const isKnown = ({ saved }: WidgetNode) => modelOf(widgets, saved) !== undefined;
const placeOf = ({ saved }: WidgetNode) => modelOf(widgets, saved)?.place;

/** What widgets stand on: the page's background, the shop's colour, and where their data and links come from. */
export function PageStage({ page, data, theme, resolveLink = nowhere, children }: PageStageProps) {
  return (
    <PageDataContext value={data}>
      <AlternativesContext value={useMemo(() => findAlternatives(data.alternatives), [data])}>
        <PageLinksContext value={resolveLink}>
          <div className="shop-page" style={{ ...pageBackground(page), '--theme': theme } as CSSProperties}>{children}</div>
        </PageLinksContext>
      </AlternativesContext>
    </PageDataContext>
  );
}

interface PageViewProps extends Omit<PageStageProps, 'page' | 'children'> {
  document: PageDocument;
  /** The bottom of the home page, which no widget of its own stands at; other pages have theirs. */
  navigation?: readonly ShopNavigation[];
  /** Widgets without content are left out, and nothing speaks to operators. */
  forShoppers?: boolean;
}

const PlainSlot = ({ children }: { children: ReactNode }) => <div className="shop-slot">{children}</div>;

export function PageView({ document, navigation = [], forShoppers = false, ...stage }: PageViewProps) {
  const { page, widgets: nodes } = document;
  const home = isHome(document);
  const shown = nodes.filter((node) => isKnown(node) && !isHidden(node.saved));
  const Slot = forShoppers ? ShopperSlot : PlainSlot;
  const draw = (node: WidgetNode) => <Slot key={node.id}><WidgetLook saved={node.saved} /></Slot>;
  const bar = titleBar(page);
  const [category, choose] = useState<ChosenCategory>();
  const bottom = home ? [] : shown.filter((node) => placeOf(node) === 'bottom');
  const above = shown.filter((node) => placeOf(node) !== 'bottom' && (category === undefined || placeOf(node) !== undefined));
  return (
    <PageStage page={page} {...stage}>
      <PageCategoryContext value={useMemo(() => ({ category, choose }), [category])}>
        <header className="shop-title" style={bar.style}><h1>{bar.text}</h1></header>
        <div className="shop-widgets">
          {shown.length === 0 && !forShoppers && <p className="w-note">页面还没有内容</p>}
          {above.map(draw)}
          {category && <CategoryGoods key={category.id} category={category} />}
        </div>
        {home && navigation.length > 0 && <div className="shop-bottom"><previews.home_footer values={{ menuList: [...navigation], ...plainFooter, checkColor: legible(stage.theme) }} /></div>}
        {bottom.length > 0 && <div className="shop-bottom">{bottom.map(draw)}</div>}
      </PageCategoryContext>
    </PageStage>
  );
}
