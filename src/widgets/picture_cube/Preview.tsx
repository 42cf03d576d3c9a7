import type { WidgetValues } from '../../../generated/widgets';
import { cubeCells, shownPictures } from '../../engine/page/cube';
import { Nothing } from '../parts/audience';
import { Box } from '../parts/Box';
import { Link } from '../parts/Link';
import { Picture } from '../parts/Picture';
import './cube.css';

export default function PictureCube({ values }: { values: WidgetValues['picture_cube'] }) {
  const cells = cubeCells(values.tabConfig);
  const pictures = shownPictures(values.tabConfig, values.picStyle);
  return (
    <Box values={values}>
      {pictures.every(({ image }) => image === '') && <Nothing>{null}</Nothing>}
      <div className={`w-cube w-cube-${values.tabConfig + 1}`}>
        {pictures.map(({ image, link }, index) => {
          const { width, height } = cells[index]!;
          return (
            <Link key={index} to={link} className="w-cube-cell">
              <Picture src={image} alt={image === '' ? '' : undefined} unnamed={`图片${index + 1}`} shown={width / 2} {...(height !== undefined && { width, height })} />
            </Link>
          );
        })}
      </div>
    </Box>
  );
}
