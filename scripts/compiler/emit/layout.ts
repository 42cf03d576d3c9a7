/** How generated files look: one stable layout, cheap enough for two hundred entities (no formatter runs). */

/** First lines of every generated file. */
export const banner = (source: string): string => `// Made from ${source}. Do not edit: change the source and run \`npm run generate\`.\n`;

const lineWidth = 150;

/** JSON as code: two spaces, objects and lists on one line while they fit. */
export function literal(value: unknown, indent = ''): string {
  const flats = new Map<object, string | undefined>();
  flatten(value, flats);
  return print(value, indent, flats);
}

function print(value: unknown, indent: string, flats: ReadonlyMap<object, string | undefined>): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const flat = flats.get(value);
  if (flat !== undefined && flat.length + indent.length <= lineWidth) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((member) => `${inner}${print(member, inner, flats)},\n`).join('')}${indent}]`;
  return `{\n${present(value).map(([key, member]) => `${inner}${keyName(key)}: ${print(member, inner, flats)},\n`).join('')}${indent}}`;
}

/** Works out, bottom up and once, how each part would look on one line; undefined when no line holds it. */
function flatten(value: unknown, flats: Map<object, string | undefined>): string | undefined {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const list = Array.isArray(value);
  const parts = list ? value.map((member) => flatten(member, flats)) : present(value).map(([key, member]) => prefixed(keyName(key), flatten(member, flats)));
  const fits = parts.reduce<number>((sum, part) => sum + (part === undefined ? Infinity : part.length + 2), 0) <= lineWidth;
  const flat = !fits ? undefined : list ? `[${parts.join(', ')}]` : parts.length ? `{ ${parts.join(', ')} }` : '{}';
  flats.set(value, flat);
  return flat;
}

/** A list of small objects, one a line however long. */
export function lines(values: object[], indent = ''): string {
  return `[\n${values.map((value) => `${indent}  { ${present(value).map(([key, member]) => `${keyName(key)}: ${JSON.stringify(member)}`).join(', ')} },\n`).join('')}${indent}]`;
}

const prefixed = (key: string, flat: string | undefined) => (flat === undefined ? undefined : `${key}: ${flat}`);

const present = (value: object) => Object.entries(value).filter(([, member]) => member !== undefined);

const keyName = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

/** Indents code that json-schema-to-typescript left flush, by the depth of its braces; a comment of one line takes one. */
export function indentCode(code: string): string {
  let depth = 0;
  const lines: string[] = [];
  for (const raw of code.split('\n')) {
    const line = raw.trim();
    if (!line) continue;
    const comment = line.startsWith('*') || line.startsWith('/*');
    if (!comment && /^[})\]]/.test(line)) depth -= 1;
    if (/^export /.test(line) && lines.length && !lines.at(-1)!.endsWith('*/')) lines.push('');
    if (line === '/**' && depth === 0 && lines.length) lines.push('');
    lines.push('  '.repeat(Math.max(depth, 0)) + (line.startsWith('*') ? ` ${line}` : line));
    if (!comment && /[{([]$/.test(line)) depth += 1;
  }
  return `${lines.join('\n')}\n`.replace(/^( *)\/\*\*\n *\* (.*)(?:\n *\*)?\n *\*\/$/gm, '$1/** $2 */');
}

/** `product/companyList` → `CompanyList`. */
export const pascal = (name: string): string => name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
