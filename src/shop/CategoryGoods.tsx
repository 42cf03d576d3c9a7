import { useShown } from '../widgets/parts/data';
import { Goods, plainLook } from '../widgets/parts/Goods';
import type { ChosenCategory } from '../widgets/parts/category';
import '../widgets/parts/parts.css';

/** Most goods that stand in place of the page's widgets. */
const most = 50;

/** Goods of a category that was chosen in the page's own navigation. */
export function CategoryGoods({ category: { id, title } }: { category: ChosenCategory }) {
  const shown = useShown('products', { categoryIds: [id], limit: most });
  return (
    <section className="w-box shop-category" aria-label={title}>
      <Goods shown={shown} look={plainLook} />
    </section>
  );
}
