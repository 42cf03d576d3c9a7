import type { WidgetValues } from '../../../generated/widgets';
import { ticked } from '../parts/chosen';
import { Box } from '../parts/Box';
import { Later, LaterLine } from '../parts/Later';
import { SectionHead } from '../parts/SectionHead';

/** 单行模式: sideways; 双排模式: two columns. */
export default function Discover({ values }: { values: WidgetValues['home_discover'] }) {
  const shows = ticked(values.typeConfig);
  return (
    <Box values={values} inset={10} towards="bottom">
      <SectionHead logo={values.logoConfig} title={values.titleConfig} titleColour={values.titleColor} more={values.linkConfig} moreColour={values.moreColor} />
      <Later layout={values.tabConfig === 0 ? 'strip' : 'two'} count={values.numConfig} gap={values.contentConfig} radius={values.contentStyle}>
        {shows(0) && <LaterLine colour={values.laberColor} />}
        {(shows(1) || shows(2)) && <span className="w-later-author">{shows(1) && <i />}{shows(2) && <LaterLine colour={values.nameColor} width="48px" />}</span>}
      </Later>
    </Box>
  );
}
