import type { WidgetValues } from '../../../generated/widgets';
import { Banners } from '../parts/Banners';
import { NavTabs } from '../parts/NavTabs';
import { SearchBar } from '../parts/SearchBar';
import './combination.css';

/** Search, categories and banners as one, before the colours of the first banner. */
export default function Combination({ values }: { values: WidgetValues['home_comb'] }) {
  const backdrop = values.swiperConfig[0]?.img ?? '';
  return (
    <div className="w-comb">
      <div className="w-comb-backdrop" style={backdrop === '' ? undefined : { backgroundImage: `url(${JSON.stringify(backdrop)})` }} />
      <div className="w-comb-front">
        <SearchBar
          logo={values.searConfig === 1 ? values.logoConfig : undefined} placeholder={values.placeWords} hotWords={values.hotWords} seconds={values.titleConfig}
          align={values.textPosition} frameColour={values.borderColor} textColour={values.textColor} radius={values.contentStyle}
        />
        <NavTabs tabs={values.listConfig} colour={values.fontColor} chosenColour={values.checkColor} />
        <Banners rows={values.swiperConfig} dots={values.docConfig} dotsAt={values.txtStyle} dotColour={values.docColor} radius={values.contentStyleBanner} />
      </div>
    </div>
  );
}
