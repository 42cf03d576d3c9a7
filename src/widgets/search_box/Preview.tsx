import type { WidgetValues } from '../../../generated/widgets';
import { Box } from '../parts/Box';
import { SearchBar } from '../parts/SearchBar';

export default function SearchBox({ values }: { values: WidgetValues['search_box'] }) {
  return (
    <Box values={{ bgColor: values.bgColor, bgStyle: values.bgStyle }} style={{ padding: `8px ${values.lrConfig}px` }}>
      <SearchBar
        logo={values.searConfig === 1 ? values.logoConfig : undefined} placeholder={values.placeWords} hotWords={values.hotWords} seconds={values.titleConfig}
        align={values.textPosition} frameColour={values.borderColor} textColour={values.textColor} radius={values.contentStyle}
      />
    </Box>
  );
}
