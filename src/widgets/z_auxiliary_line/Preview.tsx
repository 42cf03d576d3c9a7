import type { WidgetValues } from '../../../generated/widgets';
import { Box } from '../parts/Box';

const styles = ['dashed', 'solid', 'dotted'];

export default function Line({ values }: { values: WidgetValues['z_auxiliary_line'] }) {
  const { lineColor, lineStyle, heightConfig, lrConfig, mbConfig, bgColor } = values;
  return (
    <Box values={{ bgColor, mbConfig }} style={{ padding: `0 ${lrConfig}px` }}>
      <div role="separator" style={{ borderTop: `${heightConfig}px ${styles[lineStyle]} ${lineColor}` }} />
    </Box>
  );
}
