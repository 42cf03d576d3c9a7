import type { WidgetValues } from '../../../generated/widgets';
import { ticked } from '../parts/chosen';
import { Box } from '../parts/Box';
import { Later, LaterLine } from '../parts/Later';
import { SectionHead } from '../parts/SectionHead';

/** 样式1: sideways; 样式2: in rows. */
export default function Seckill({ values }: { values: WidgetValues['home_seckill'] }) {
  const shows = ticked(values.typeConfig);
  return (
    <Box values={values} inset={10} towards="bottom">
      <SectionHead logo={values.logoConfig} title={values.titleConfig} titleColour={values.titleColor} more={values.linkConfig} moreColour={values.moreColor} />
      <Later layout={values.tabConfig === 0 ? 'strip' : 'list'} count={values.tabConfig === 0 ? 4 : 2} gap={values.contentConfig} radius={values.contentStyle}>
        {shows(0) && <LaterLine colour={values.nameColor} />}
        {shows(1) && <LaterLine colour={values.priceColor} width="50%" />}
      </Later>
    </Box>
  );
}
