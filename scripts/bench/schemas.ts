/** Made-up schemas for the compiler, each of another mix of fields. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const enumeration = {
  $schema: '../vocabulary.json', title: '级别',
  oneOf: [{ const: 1, title: '一级', colour: 'success' }, { const: 2, title: '二级', colour: 'info' }, { const: 3, title: '三级' }],
};

const properties = [
  { type: 'string', title: '名称', minLength: 1, maxLength: 60, column: {}, filter: { operator: 'contains' } },
  { type: 'integer', title: '排序', minimum: 0, maximum: 9999, default: 1, column: { sortable: true } },
  { kind: 'money', title: '金额', minimum: 0, column: { sortable: true }, filter: { operator: 'range' } },
  { kind: 'switch', title: '启用', default: true, column: {}, filter: {} },
  { kind: 'enumeration', enumeration: 'rank', title: '级别', column: {}, filter: {} },
  { kind: 'textarea', title: '说明', maxLength: 300 },
  { kind: 'date', title: '日期', column: {} },
  { kind: 'tags', title: '标签', maxItems: 5 },
  { kind: 'url', title: '链接', maxLength: 200 },
  { kind: 'decimal', title: '重量', scale: 3, minimum: 0, maximum: 1000, column: {} },
  { kind: 'image', title: '图片', column: {} },
  { kind: 'colour', title: '颜色' },
];

/** @param note changes one word of the schema */
function schema(index: number, note = ''): unknown {
  const count = 8 + index % 5;
  const fields = Array.from({ length: count }, (_, at) => [`field${at}`, properties[(index + at * (1 + index % 3)) % properties.length]!] as const);
  const first = { type: 'string', title: '名称', minLength: 1, maxLength: 40, unique: true, column: {}, filter: { operator: 'contains' } };
  return {
    $schema: '../vocabulary.json', title: `记录${index}${note}`, type: 'object',
    properties: { id: { type: 'integer', title: 'ID', readOnly: true, column: {} }, name: first, ...Object.fromEntries(fields) },
    required: ['name', ...fields.filter((_, at) => at % 3 === 0).map(([name]) => name)],
  };
}

const sections = 10;

const pathOf = (root: string, index: number) => join(root, 'schemas', `section${index % sections}`, `record${index}.json`);

/** Writes one of the schemas. @param note makes it another than before */
export const writeSchema = (root: string, index: number, note?: string): void =>
  writeFileSync(pathOf(root, index), `${JSON.stringify(schema(index, note), null, 2)}\n`);

/** Writes a folder of `count` entities, as the compiler reads it. */
export function writeSchemas(root: string, count: number): void {
  mkdirSync(join(root, 'schemas', 'enumerations'), { recursive: true });
  writeFileSync(join(root, 'schemas', 'enumerations', 'rank.json'), JSON.stringify(enumeration));
  writeFileSync(join(root, 'schemas', 'enumerations', 'switch.json'), JSON.stringify({
    $schema: '../vocabulary.json', title: '开关', oneOf: [{ const: true, title: '开启' }, { const: false, title: '关闭' }],
  }));
  const places = Array.from({ length: sections }, (_, at) => ({ path: `/section${at}`, title: `分区${at}`, icon: 'shop', sort: at }));
  writeFileSync(join(root, 'schemas', 'menu.json'), JSON.stringify({ $schema: './vocabulary.json', title: '菜单目录', directories: places }));
  for (let index = 0; index < count; index += 1) {
    mkdirSync(join(root, 'schemas', `section${index % sections}`), { recursive: true });
    writeSchema(root, index);
  }
}
