import { nullable } from '../../engine/schema/nullable';
import type { FieldKind } from '../kind';

/** One way down that is there: 北京市, 北京市, 东城区. */
const samples = [110_000, 110_100, 110_101] as const;

/** A province, city or district of China by its administrative code (GB/T 2260): 330000 浙江省, 330100 杭州市, 330106 西湖区. */
export const kind: FieldKind = {
  name: 'region',
  title: '地区',
  verb: '请选择',
  wires: ['plain'],
  operators: ['equals', 'in', 'none'],
  empty: null,
  align: 'left',
  width: 120,
  least: 80,
  sortable: false,
  keywords: ['within', 'named'],
  schema: (field) => nullable(field, { type: 'integer', minimum: 110_000, maximum: 999_999 }),
  parse: (text, field) => {
    const clean = text.trim();
    if (clean === '') return null;
    if (!/^\d{6}$/.test(clean)) throw new Error(`${field.title}必须是六位行政区划代码`);
    return Number(clean);
  },
  format: (value) => (typeof value === 'number' ? String(value) : ''),
  sample: (field) => samples[(field.region?.level ?? 1) - 1]!,
};
