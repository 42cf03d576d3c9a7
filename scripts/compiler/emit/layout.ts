/** How generated files look: one stable layout, cheap enough for two hundred entities (no formatter runs). */

/** First lines of every generated file. */
export const banner = (source: string): string => `// Made from ${source}. Do not edit: change the source and run \`npm run generate\`.\n`;

/** JSON as code: two spaces, flat objects and lists on one line while they fit. */
export function literal(value: unknown, indent = ''): string {
  if (value === undefined) return 'undefined';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const flat = flatLiteral(value);
  if (flat.length + indent.length <= 150) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((member) => inner + literal(member, inner)).join(',\n')},\n${indent}]`;
  const lines = present(value).map(([key, member]) => `${inner}${keyName(key)}: ${literal(member, inner)}`);
  return `{\n${lines.join(',\n')},\n${indent}}`;
}

function flatLiteral(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flatLiteral).join(', ')}]`;
  const members = present(value).map(([key, member]) => `${keyName(key)}: ${flatLiteral(member)}`);
  return members.length ? `{ ${members.join(', ')} }` : '{}';
}

const present = (value: object) => Object.entries(value).filter(([, member]) => member !== undefined);

const keyName = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

/** Indents code that json-schema-to-typescript left flush, by the depth of its braces. */
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
  return `${lines.join('\n')}\n`;
}

/** `product/companyList` → `CompanyList`. */
export const pascal = (name: string): string => name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
