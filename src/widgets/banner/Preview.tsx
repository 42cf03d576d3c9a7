import type { WidgetValues } from '../../../generated/widgets';
import { Banners } from '../parts/Banners';
import { Box } from '../parts/Box';

export default function Banner({ values }: { values: WidgetValues['banner'] }) {
  return (
    <Box values={values}>
      <Banners rows={values.swiperConfig} dots={values.docConfig} dotsAt={values.txtStyle} dotColour={values.docColor} radius={values.contentStyle} />
    </Box>
  );
}
