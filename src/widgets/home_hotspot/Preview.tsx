import type { WidgetValues } from '../../../generated/widgets';
import { Nothing } from '../parts/audience';
import { Box } from '../parts/Box';
import { Link } from '../parts/Link';
import { Picture } from '../parts/Picture';
import './hotspot.css';

/** A picture with areas that lead somewhere, placed in parts of its width whatever the screen's. */
export default function Hotspot({ values }: { values: WidgetValues['home_hotspot'] }) {
  return (
    <Box values={values}>
      <div className="w-hotspot">
        {values.picStyle === '' ? <Nothing><Picture src="" alt="" /></Nothing> : <Picture src={values.picStyle} unnamed="热区图片" shown={375} />}
        {values.checkoutConfig.map(({ starX, starY, areaWidth, areaHeight, nowImgWidth, link }, index) => {
          const part = (length: number) => `${(length / (nowImgWidth || 750)) * 100}cqw`;
          return <Link key={index} className="w-hotspot-area" to={link} label={`热区${index + 1}`} style={{ left: part(starX), top: part(starY), width: part(areaWidth), height: part(areaHeight) }} />;
        })}
      </div>
    </Box>
  );
}
