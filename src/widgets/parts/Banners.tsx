import { Nothing, useForShoppers } from './audience';
import { Link } from './Link';
import { Picture } from './Picture';
import { Swiper } from './Swiper';

interface BannersProps {
  rows: readonly { img: string; title: string; link: string }[];
  dots: number;
  dotsAt: number;
  dotColour: string;
  radius: number;
}

/** Pictures of 750 × 332 that lead somewhere; shoppers see none of the slides without one. */
export function Banners({ rows, radius, ...dots }: BannersProps) {
  const forShoppers = useForShoppers();
  const drawn = forShoppers ? rows.filter(({ img }) => img !== '') : rows;
  if (drawn.length === 0) return <Nothing>{null}</Nothing>;
  const slides = drawn.map(({ img, title, link }, index) => (
    <Link key={index} className="w-slide-link" to={link}>
      <Picture src={img} alt={title || undefined} unnamed={`轮播图${index + 1}`} width={750} height={332} shown={375} style={{ borderRadius: radius }} />
    </Link>
  ));
  return <Swiper label="轮播图" slides={slides} {...dots} />;
}
