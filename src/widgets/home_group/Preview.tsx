import type { WidgetValues } from '../../../generated/widgets';
import { ActivityHead } from '../parts/ActivityHead';
import { ticked } from '../parts/chosen';
import { background, Box } from '../parts/Box';
import { Later, LaterLine } from '../parts/Later';

const layouts = ['list', 'two', 'strip', 'three'] as const;
const counts = [2, 2, 4, 3];

export default function Group({ values }: { values: WidgetValues['home_group'] }) {
  const { tabConfig: style } = values;
  const shows = ticked(values.typeConfig);
  const hasButton = style <= 1 && values.groupBtnConfig === 0;
  return (
    <Box values={{ ...values, upConfig: 0, downConfig: 0, bgColor: values.contentBgColor }}>
      <ActivityHead values={values} hint={{ text: '拼着买更优惠', colour: values.titleColor, line: values.lineColor }} more="/pages/activity/goods_group/index" />
      <div style={{ padding: `${values.upConfig}px 10px ${values.downConfig}px` }}>
        <Later layout={layouts[style] ?? 'list'} count={counts[style] ?? 2} gap={values.contentConfig} radius={values.contentStyle}>
          {shows(0) && <LaterLine colour={values.nameColor} />}
          {shows(1) && <span className="w-later-tag" style={{ color: values.groupTitleColor }}>拼团</span>}
          {shows(2) && <LaterLine colour={values.priceColor} width="50%" />}
          {shows(3) && <LaterLine colour={values.originalColor} width="35%" />}
          {hasButton && <span className="w-later-button" style={{ background: background(values.btnColor), color: values.btnFontColor }}>去拼团</span>}
        </Later>
      </div>
    </Box>
  );
}
