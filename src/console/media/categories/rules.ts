/** What may be typed into the category dialog (spec 2 §5). */
import type { CategoryValues } from '../../data/files/media';
import type { NodeId } from '../../../ui/inputs/treeNodes';

export interface CategoryText {
  pid: NodeId | null;
  name: string;
  sort: string;
}

export type CategoryErrors = Partial<Record<keyof CategoryText, string>>;

/** Trims; either values or the sentence at each wrong field. */
export function parseCategory(text: CategoryText): { values?: CategoryValues; errors: CategoryErrors } {
  const pid = text.pid === null || text.pid === '' ? NaN : Number(text.pid);
  const name = text.name.trim();
  const sort = text.sort.trim();
  const errors: CategoryErrors = {
    ...(!Number.isInteger(pid) && { pid: '请选择上级分类' }),
    ...(name === '' ? { name: '请输入分类名称' } : [...name].length > 50 && { name: '分类名称最多50个字' }),
    ...(sort === '' ? { sort: '请输入排序' } : !(/^\d+$/.test(sort) && Number(sort) <= 9999) && { sort: '排序为0到9999的整数' }),
  };
  return Object.keys(errors).length === 0 ? { values: { pid, name, sort: Number(sort) }, errors } : { errors };
}
