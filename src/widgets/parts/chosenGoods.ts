import type { ProductQuery } from '../../engine/extension/shop';

/** How a widget's goods are chosen (page design sheet, 选择方式). */
export interface GoodsChoice {
  /** 0 指定商品, 1 指定品牌, 2 指定分类, 3 指定商户 */
  tabConfig: number;
  goodsList: readonly { id: number }[];
  activeValueBrand: readonly number[];
  selectConfig: readonly number[];
  activeValueMer: readonly number[];
  numConfig: number | null;
  /** 0 综合, 1 销量, 2 价格 */
  goodsSort: number;
}

/** As the widget begins. */
const usual = 6;
const sorts = ['default', 'sales', 'price'] as const;

/** @returns undefined while nothing is chosen */
export function chosenGoods(choice: GoodsChoice): ProductQuery | undefined {
  if (choice.tabConfig === 0) {
    const ids = choice.goodsList.map(({ id }) => Number(id));
    return ids.length === 0 ? undefined : { ids, limit: ids.length };
  }
  const [key, ids] = ([['brandIds', choice.activeValueBrand], ['categoryIds', choice.selectConfig], ['merIds', choice.activeValueMer]] as const)[choice.tabConfig - 1] ?? ['brandIds', []];
  return ids.length === 0 ? undefined : { [key]: ids, sort: sorts[choice.goodsSort] ?? 'default', limit: choice.numConfig ?? usual };
}
