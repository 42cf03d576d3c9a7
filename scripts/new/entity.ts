/** `npm run new -- section/entity`: a starter schema that generates and runs as it is. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refused } from './refused';

/** A name, an order, a state and the times: enough for a list with search, a form and a switch. */
const starter = (name: string) => ({
  $schema: '../vocabulary.json',
  title: name,
  type: 'object',
  use: ['id', 'created'],
  properties: {
    name: { type: 'string', title: '名称', minLength: 1, maxLength: 50, unique: true, column: { minWidth: 160 }, filter: { operator: 'contains' } },
    sort: { type: 'integer', title: '排序', minimum: 0, maximum: 9999, default: 0, column: { sortable: true } },
    status: { kind: 'switch', codes: 'enabled', title: '状态', default: true, column: { fixed: 'right' }, filter: {} },
    createTime: { column: { sortable: true } },
  },
  required: ['name', 'sort'],
  resource: { menu: { title: name, sort: 0 }, list: { sort: ['-sort', '-id'] } },
});

/**
 * @returns what to do next
 * @throws Refused when the name cannot be, or is taken
 */
export function newEntity(root: string, key: string): string {
  const [, section, name] = /^([a-z][A-Za-z0-9]*)\/([a-z][A-Za-z0-9]*)$/.exec(key) ?? [];
  if (!section || !name || section === 'enumerations' || section === 'fragments') throw new Refused('usage: npm run new -- section/entity, both beginning with a small letter, e.g. npm run new -- marketing/coupon');
  const file = join(root, 'schemas', `${key}.json`);
  if (existsSync(file)) throw new Refused(`schemas/${key}.json exists already`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print(starter(name)));
  return `schemas/${key}.json written. Give it a title, then \`npm run generate\`; its screen is at /crud/${key}.`;
}

/** JSON with one line a property. */
function print(schema: ReturnType<typeof starter>): string {
  const line = (value: unknown) => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']');
  const { properties, ...rest } = schema;
  const entries = Object.entries(rest).map(([part, value]) => `  ${JSON.stringify(part)}: ${line(value)}`);
  const fields = Object.entries(properties).map(([part, value]) => `    ${JSON.stringify(part)}: ${line(value)}`);
  entries.splice(3, 0, `  "properties": {\n${fields.join(',\n')}\n  }`);
  return `{\n${entries.join(',\n')}\n}\n`;
}
