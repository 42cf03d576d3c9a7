/** Stage 1, read: files → JSON that knows its lines. Comments and trailing commas are as forbidden as in any JSON file. */
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Mistake } from './mistakes';
import { type SourceText, positionAt, sourceText, toValue } from './origin';

/** Path from the project's root → text, of every file in the folders of schemas. */
export type SchemaTexts = ReadonlyMap<string, string>;

export interface SchemaFile {
  sort: 'entity' | 'enumeration' | 'fragment' | 'menu' | 'widget' | 'widgetCommons';
  /** `product/brand` of an entity, `show` of an enumeration, `member` of a fragment, `menu`, `banner` of a widget. */
  key: string;
  source: SourceText;
  value: unknown;
}

interface Parsed {
  text: string;
  source: SourceText;
  value: unknown;
  mistakes: Mistake[];
}

const parsed = new Map<string, Parsed>();

/** Files of the dialect in the order of their paths; those that are no JSON are left out and reported. */
export function read(texts: SchemaTexts, mistakes: Mistake[]): SchemaFile[] {
  const files: SchemaFile[] = [];
  for (const [path, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const identity = identify(path);
    if (!identity) continue;
    const { source, value, mistakes: found } = parse(path, text);
    mistakes.push(...found);
    if (!found.length) files.push({ ...identity, source, value });
  }
  return files;
}

function identify(path: string): Pick<SchemaFile, 'sort' | 'key'> | undefined {
  const component = /^src\/widgets\/(\w+)\/schema\.json$/.exec(path)?.[1];
  if (component !== undefined) return { sort: 'widget', key: component };
  if (path === 'src/widgets/common.json') return { sort: 'widgetCommons', key: 'common' };
  const key = /^schemas\/(.+)\.json$/.exec(path)?.[1];
  if (key === undefined || key === 'vocabulary') return undefined;
  if (key === 'menu') return { sort: 'menu', key };
  const [section, name, ...rest] = key.split('/');
  if (name === undefined || rest.length) return undefined;
  if (section === 'enumerations') return { sort: 'enumeration', key: name };
  return section === 'fragments' ? { sort: 'fragment', key: name } : { sort: 'entity', key };
}

/** A text that was read before gives the very same value, by which later stages know it again. */
function parse(path: string, text: string): Parsed {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const source = sourceText(path, text);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const mistakes = errors.map((error) => ({ ...positionAt(source, error.offset), text: `not JSON: ${words(printParseErrorCode(error.error))}` }));
  if (!root && !errors.length) mistakes.push({ ...positionAt(source, 0), text: 'the file is empty' });
  if (root) mistakes.push(...keysTwice(root, source));
  const result = { text, source, value: root && !mistakes.length ? toValue(root, source) : undefined, mistakes };
  parsed.set(path, result);
  return result;
}

/** JSON takes the last of two members with one key, without a word. */
function keysTwice(node: Node, source: SourceText): Mistake[] {
  const first = new Map<unknown, number>();
  const own = node.type !== 'object' ? [] : (node.children ?? []).flatMap((member): Mistake[] => {
    const key = member.children?.[0];
    if (!key) return [];
    const other = first.get(key.value);
    if (other !== undefined) return [{ ...positionAt(source, key.offset), text: `"${key.value}" stands here twice; the first is in line ${positionAt(source, other).line}` }];
    first.set(key.value, key.offset);
    return [];
  });
  return [...own, ...(node.children ?? []).flatMap((child) => keysTwice(child, source))];
}

/** `CommaExpected` → `comma expected`. */
const words = (code: string) => code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
