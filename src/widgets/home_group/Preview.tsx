import type { WidgetValues } from '../../../generated/widgets';
import { ActivityHead } from '../parts/ActivityHead';
import { background, Box } from '../parts/Box';
import { ticked } from '../parts/chosen';
import { useShown } from '../parts/data';
import { shopPaths } from '../parts/links';
import { Sales } from '../parts/Sales';

/** 样式一: in rows; 样式二: two beside each other; 样式三: sideways; 样式四: three. */
const layouts = ['list', 'two', 'strip', 'three'] as const;
const counts = [4, 4, 6, 6];

export default function Group({ values }: { values: WidgetValues['home_group'] }) {
  const { tabConfig: style } = values;
  const shows = ticked(values.typeConfig);
  const hasButton = style <= 1 && values.groupBtnConfig === 0;
  const shown = useShown('groups', { limit: counts[style] ?? 4 });
  return (
    <Box values={{ ...values, upConfig: 0, downConfig: 0, bgColor: values.contentBgColor }}>
      <ActivityHead values={values} hint={{ text: '拼着买更优惠', colour: values.titleColor, line: values.lineColor }} more="/pages/activity/goods_group/index" />
      <div style={{ padding: `${values.upConfig}px 10px ${values.downConfig}px` }}>
        <Sales
          shown={shown}
          look={{
            layout: layouts[style] ?? 'list', gap: values.contentConfig, radius: values.contentStyle, rounds: 'card',
            nameColour: values.nameColor, priceColour: values.priceColor, beforeColour: values.originalColor, tagColour: values.groupTitleColor,
          }}
          label="拼团商品"
          empty="暂无正在进行的拼团"
          saleOf={({ id, name, image, price, otPrice, buyCount, quota }) => ({
            to: shopPaths.groupBuying(id), image, alt: name, isSoldOut: quota === 0,
            ...(shows(0) && { name }), ...(shows(1) && { tag: `${buyCount}人团` }), ...(shows(2) && { price }), ...(shows(3) && { before: otPrice }),
            ...(hasButton && { button: <span className="w-sale-button" style={{ background: background(values.btnColor), color: values.btnFontColor }}>去拼团</span> }),
          })}
        />
      </div>
    </Box>
  );
}
