/** Stage 1, read: files → JSON that knows its lines. Comments and trailing commas are as forbidden as in any JSON file. */
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Mistake } from './mistakes';
import { type SourceText, positionAt, sourceText, toValue } from './origin';

/** Path from the project's root → text, of every file under `schemas/`. */
export type SchemaTexts = ReadonlyMap<string, string>;

export interface SchemaFile {
  sort: 'entity' | 'enumeration' | 'menu';
  /** `product/brand` of an entity, `show` of an enumeration, `menu`. */
  key: string;
  source: SourceText;
  value: unknown;
}

const parsed = new Map<string, { text: string; root: Node | undefined; errors: ParseError[] }>();

/** Files of the dialect in the order of their paths; those that are no JSON are left out and reported. */
export function read(texts: SchemaTexts, mistakes: Mistake[]): SchemaFile[] {
  const files: SchemaFile[] = [];
  for (const [path, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const identity = identify(path);
    if (!identity) continue;
    const source = sourceText(path, text);
    const { root, errors } = parse(path, text);
    for (const error of errors) mistakes.push({ ...positionAt(source, error.offset), text: `not JSON: ${words(printParseErrorCode(error.error))}` });
    if (errors.length) continue;
    if (!root) mistakes.push({ ...positionAt(source, 0), text: 'the file is empty' });
    else files.push({ ...identity, source, value: toValue(root, source) });
  }
  return files;
}

function identify(path: string): Pick<SchemaFile, 'sort' | 'key'> | undefined {
  const key = /^schemas\/(.+)\.json$/.exec(path)?.[1];
  if (key === undefined || key === 'vocabulary') return undefined;
  if (key === 'menu') return { sort: 'menu', key };
  const [section, name, ...rest] = key.split('/');
  if (name === undefined || rest.length) return undefined;
  return section === 'enumerations' ? { sort: 'enumeration', key: name } : { sort: 'entity', key };
}

function parse(path: string, text: string) {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const result = { text, root, errors };
  parsed.set(path, result);
  return result;
}

/** `CommaExpected` → `comma expected`. */
const words = (code: string) => code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
