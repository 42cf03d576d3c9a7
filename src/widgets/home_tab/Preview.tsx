import type { WidgetValues } from '../../../generated/widgets';
import { useId, useState, type KeyboardEvent } from 'react';
import { OwnPart } from '../parts/audience';
import { ticked } from '../parts/chosen';
import { background, Box } from '../parts/Box';
import { chosenGoods } from '../parts/chosenGoods';
import { useShown } from '../parts/data';
import { Goods, type GoodsLayout } from '../parts/Goods';

type Values = WidgetValues['home_tab'];

const layouts: readonly GoodsLayout[] = ['list', 'two', 'scroll', 'big'];
/** Rows keep their distance from the edge themselves. */
const layoutOf = ({ itemStyle }: Values): GoodsLayout => layouts[itemStyle] ?? 'list';
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function TabGoods({ values, tab }: { values: Values; tab: Values['tabItemConfig'][number] }) {
  const shown = useShown('products', chosenGoods(tab));
  const shows = ticked(values.typeConfig);
  return (
    <Goods
      shown={shown}
      look={{
        layout: layoutOf(values), name: shows(0), price: shows(1), sold: shows(2), titleColour: values.titleColor, priceColour: values.priceColor,
        soldColour: values.soldColor, gap: values.contentConfig, radius: values.contentStyle,
      }}
    />
  );
}

/** Choices of goods under tabs, of which one is seen. */
export default function GoodsTabs({ values }: { values: Values }) {
  const id = useId();
  const [wanted, setWanted] = useState(0);
  const tabs = values.tabItemConfig;
  const current = Math.min(wanted, tabs.length - 1);
  const tab = tabs[current];
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = steps[event.key];
    if (by === undefined) return;
    const next = (current + by + tabs.length) % tabs.length;
    setWanted(next);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <Box values={values}>
      <div className="w-tabs" role="tablist" aria-label="商品选项卡" style={{ background: background(values.tabBgColor), borderRadius: values.bgStyle, marginBottom: values.topConfig }} onKeyDown={step}>
        {tabs.map(({ val }, index) => (
          <button
            key={index} id={`${id}-${index}`} type="button" className="w-tab" role="tab" aria-selected={index === current} aria-controls={`${id}-goods`} tabIndex={index === current ? 0 : -1}
            style={{ color: index === current ? values.checkColor : values.fontColor, '--mark': values.labelColor } as React.CSSProperties} onClick={() => setWanted(index)}
          >{val || '选项卡'}</button>
        ))}
      </div>
      {tab && <div id={`${id}-goods`} className={layoutOf(values) === 'list' ? undefined : 'w-goods-inset'} role="tabpanel" aria-labelledby={`${id}-${current}`}><OwnPart><TabGoods key={current} values={values} tab={tab} /></OwnPart></div>}
    </Box>
  );
}
