import type { WidgetValues } from '../../../generated/widgets';
import { ticked } from '../parts/chosen';
import { Box } from '../parts/Box';
import { chosenGoods } from '../parts/chosenGoods';
import { useShown } from '../parts/data';
import { Goods, type GoodsLayout } from '../parts/Goods';

const layouts: readonly GoodsLayout[] = ['two', 'list', 'scroll', 'big'];

export default function GoodsList({ values }: { values: WidgetValues['home_goods_list'] }) {
  const shown = useShown('products', chosenGoods(values));
  const shows = ticked(values.typeConfig);
  return (
    <Box values={values}>
      <Goods
        shown={shown}
        look={{
          layout: layouts[values.itemStyle] ?? 'two', name: shows(0), price: shows(1), sold: shows(2), titleColour: values.titleColor, priceColour: values.priceColor,
          soldColour: values.soldColor, gap: values.contentConfig, radius: values.contentStyle,
        }}
      />
    </Box>
  );
}
