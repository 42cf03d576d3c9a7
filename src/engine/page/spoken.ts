/** What a widget's values say, as short texts for people. */
import type { FieldModel, FieldOption } from '../model';
import { stripTags } from '../text/stripTags';
import { isEmpty } from '../text/words';
import type { Row } from './controls/rowList';

const longest = 60;
const nothing = '空';

/** One value by its kind: 居中, #fff → #000, 3 项. */
export function spoken(value: unknown, field: Pick<FieldModel, 'kind' | 'options' | 'fields'>): string {
  if (isEmpty(value)) return nothing;
  switch (field.kind) {
    case 'switch': return value === true ? '显示' : '隐藏';
    case 'enumeration': return titleIn(field.options, value);
    case 'choices': return (value as unknown[]).map((each) => titleIn(field.options, each)).join('、');
    case 'reference': return `ID ${String(value)}`;
    case 'references': return cut(`ID ${(value as unknown[]).join('、')}`);
    case 'colour': return Array.isArray(value) ? [...new Set(value)].join(' → ') : String(value);
    case 'richText': return cut(stripTags(String(value))) || '仅图片';
    case 'childTable': return `${(value as Row[]).length} 项`;
    default: return cut(typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
}

const titleIn = (options: readonly FieldOption[] | undefined, value: unknown): string => options?.find((option) => option.value === value)?.title ?? String(value);

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
