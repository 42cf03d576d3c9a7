import type { WidgetValues } from '../../../generated/widgets';
import { Box } from '../parts/Box';
import { ticked } from '../parts/chosen';
import { useShown } from '../parts/data';
import { shopPaths } from '../parts/links';
import { Sales } from '../parts/Sales';
import { SectionHead } from '../parts/SectionHead';

/** As many as 秒杀样式配置 shows on the home page, which is at most this. */
const most = 20;

/** 样式1: sideways; 样式2: in rows. */
export default function Seckill({ values }: { values: WidgetValues['home_seckill'] }) {
  const shows = ticked(values.typeConfig);
  const isStrip = values.tabConfig === 0;
  const shown = useShown('flashSales', { limit: most });
  return (
    <Box values={values} inset={10} towards="bottom">
      <SectionHead logo={values.logoConfig} title={values.titleConfig} titleColour={values.titleColor} more={values.linkConfig} moreColour={values.moreColor} />
      <Sales
        shown={shown}
        look={{ layout: isStrip ? 'strip' : 'list', gap: values.contentConfig, radius: values.contentStyle, rounds: 'picture', nameColour: values.nameColor, priceColour: values.priceColor, beforeColour: '#666' }}
        label="秒杀商品"
        empty="暂无正在进行的秒杀"
        saleOf={({ id, name, image, price, otPrice, quota, progress, button, label }) => ({
          to: shopPaths.flashSale(id), image, alt: name, isSoldOut: quota === 0,
          ...(shows(0) && { name }), ...(shows(1) && { price, ...(otPrice !== undefined && { before: otPrice }) }), ...(label !== undefined && { label }),
          ...(!isStrip && { ...(progress !== undefined && { progress }), button: <span className="w-sale-button w-sale-buy">{button}</span> }),
        })}
      />
    </Box>
  );
}
