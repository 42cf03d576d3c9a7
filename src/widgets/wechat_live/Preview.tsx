import type { WidgetValues } from '../../../generated/widgets';
import { Box } from '../parts/Box';
import { Later } from '../parts/Later';
import { SectionHead } from '../parts/SectionHead';

/** 单行: sideways; 多行: at full width; 双排: two columns. */
const layouts = ['strip', 'big', 'two'] as const;

export default function Live({ values }: { values: WidgetValues['wechat_live'] }) {
  return (
    <Box values={values} inset={10}>
      <SectionHead logo={values.logoConfig} title={values.titleConfig} titleColour={values.titleColor} more={values.linkConfig} moreColour={values.moreColor} />
      <Later layout={layouts[values.tabConfig] ?? 'strip'} count={values.numConfig} gap={values.contentConfig} radius={values.contentStyle} />
    </Box>
  );
}
