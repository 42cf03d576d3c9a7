/** The text of a departure with one more name in it; everything that stands there stays as it is. */
import type { Departure, Span } from '../compiler/code';
import type { NormalEntity } from '../compiler/normal';
import type { Stub } from './stub';

/** The constant is called as the name, or by its part too where the file uses the name for something else. */
function named(text: string, { name, part, code }: Stub): { code: string; member: string } {
  if (!new RegExp(`\\b${name}\\b`).test(text)) return { code, member: name };
  const other = `${name}${part.charAt(0).toUpperCase()}${part.slice(1).replace(/s$/, '')}`;
  return { code: code.replace(`const ${name}:`, `const ${other}:`), member: `${name}: ${other}` };
}

const entryOf = ({ part }: Stub, member: string): string => (part === 'writes' ? member : `${part}: { ${member} }`);

/** @param before a file that holds no departure yet */
export function begun(before: string | undefined, { key, name, title }: NormalEntity, stub: Stub): string {
  const { code, member } = named(before ?? '', stub);
  const text = `${before ?? `/** ${title}: what no word of its schema says. */\n`}\n${code}\nexport const ${name}: EntityDeparture<'${key}'> = { ${entryOf(stub, member)} };\n`;
  return imported(text, [...stub.imports, ['../../resources/departures', 'EntityDeparture', true]]);
}

export function withMember(before: string, { spans, statement }: Departure, stub: Stub): string {
  const { code, member } = named(before, stub);
  const own = stub.part === 'writes' ? undefined : spans[stub.part];
  const entered = own ? added(before, own, member) : added(before, spans.whole, entryOf(stub, member));
  const at = aboveComment(entered, statement);
  return imported(`${entered.slice(0, at)}${code}\n${entered.slice(at)}`, stub.imports);
}

/** Where the comment begins that belongs to what stands here. */
function aboveComment(text: string, at: number): number {
  const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(text.slice(0, at));
  return comment ? comment.index : at;
}

/** One more member of an object, on a line of its own where the others are. */
function added(text: string, { start, end }: Span, member: string): string {
  const inside = text.slice(start + 1, end - 1).trimEnd();
  if (inside.trim() === '') return `${text.slice(0, start)}{ ${member} }${text.slice(end)}`;
  const comma = inside.endsWith(',') ? '' : ',';
  if (!inside.includes('\n')) return `${text.slice(0, start)}{${inside}${comma} ${member} }${text.slice(end)}`;
  const indent = /^[ ]*/.exec(inside.split('\n').at(-1)!)![0];
  const closing = /^[ ]*/.exec(text.slice(text.lastIndexOf('\n', end - 1) + 1))![0];
  const level = indent.length > closing.length ? `${closing}  ` : indent;
  return `${text.slice(0, start)}{${inside}${comma}\n${level}${member},\n${closing}}${text.slice(end)}`;
}

/** Adds what is not imported yet. */
function imported(text: string, imports: Stub['imports']): string {
  return imports.reduce((sum, [module, name, isType]) => {
    const line = new RegExp(`^import (type )?\\{([^}]*)\\} from '${module.replace(/[.]/g, '\\.')}';$`, 'm');
    const present = line.exec(sum);
    if (!present) return withLine(sum, `import ${isType ? 'type ' : ''}{ ${name} } from '${module}';`);
    const [, typed = '', names = ''] = present;
    const all = names.split(',').map((each) => each.trim()).filter((each) => each !== '');
    if (all.some((each) => each.replace(/^type /, '') === name)) return sum;
    const plain = typed && !isType ? all.map((each) => `type ${each}`) : all;
    return sum.replace(present[0], `import ${typed && isType ? 'type ' : ''}{ ${[...plain, isType && !typed ? `type ${name}` : name].join(', ')} } from '${module}';`);
  }, text);
}

/** Below the other imports, else below the comment that heads the file. */
function withLine(text: string, line: string): string {
  const last = [...text.matchAll(/^import [^;]*;$/gm)].at(-1);
  const head = /^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n/.exec(text);
  const at = last ? last.index + last[0].length + 1 : (head?.[0].length ?? 0);
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}
