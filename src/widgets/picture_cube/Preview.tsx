import type { WidgetValues } from '../../../generated/widgets';
import { Box } from '../parts/Box';
import { Link } from '../parts/Link';
import { Picture } from '../parts/Picture';
import './cube.css';

/** Sizes of the cells of each style, in pixels of pictures made for a width of 750 (page design sheet). */
const cells: readonly (readonly (readonly [number, number] | null)[])[] = [
  [null],
  [null, null],
  [null, null, null],
  [[375, 375], [375, 188], [375, 188]],
  [null, null, null, null],
  [[375, 188], [375, 188], [375, 188], [375, 188]],
];

export default function PictureCube({ values }: { values: WidgetValues['picture_cube'] }) {
  return (
    <Box values={values}>
      <div className={`w-cube w-cube-${values.tabConfig + 1}`}>
        {(cells[values.tabConfig] ?? []).map((size, index) => {
          const { image = '', link = '' } = values.picStyle[index] ?? {};
          return (
            <Link key={index} to={link} className="w-cube-cell">
              <Picture src={image} alt={image === '' ? '' : `图片${index + 1}`} shown={750 / cells[values.tabConfig]!.length} {...(size && { width: size[0], height: size[1] })} />
            </Link>
          );
        })}
      </div>
    </Box>
  );
}
