import type { WidgetValues } from '../../../generated/widgets';
import { ActivityHead } from '../parts/ActivityHead';
import { Box } from '../parts/Box';
import { Later, LaterLine } from '../parts/Later';

const layouts = ['strip', 'two', 'three'] as const;
const counts = [4, 2, 3];

export default function PointsMall({ values }: { values: WidgetValues['home_intergral'] }) {
  const { itemStyle: style } = values;
  return (
    <Box values={{ ...values, upConfig: 0, downConfig: 0, bgColor: values.contentBgColor }}>
      <ActivityHead values={values} more="/pages/activity/points_mall/index" />
      <div style={{ padding: `${values.upConfig}px 10px ${values.downConfig}px` }}>
        <Later layout={layouts[style] ?? 'strip'} count={counts[style] ?? 4} gap={values.contentConfig} radius={values.contentStyle}>
          {style !== 2 && <LaterLine colour={values.nameColor} />}
          <LaterLine colour={values.priceColor} width="50%" />
        </Later>
      </div>
    </Box>
  );
}
