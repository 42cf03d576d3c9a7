import type { WidgetValues } from '../../../generated/widgets';
import { Box } from '../parts/Box';
import { NavTabs } from '../parts/NavTabs';

export default function NavBar({ values }: { values: WidgetValues['nav_bar'] }) {
  return (
    <Box values={values}>
      <NavTabs tabs={values.listConfig} colour={values.fontColor} chosenColour={values.checkColor} />
    </Box>
  );
}
