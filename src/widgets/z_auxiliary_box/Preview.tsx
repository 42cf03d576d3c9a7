import type { WidgetValues } from '../../../generated/widgets';
import { Box } from '../parts/Box';

export default function Blank({ values }: { values: WidgetValues['z_auxiliary_box'] }) {
  return <Box values={values} style={{ height: values.heightConfig }} />;
}
