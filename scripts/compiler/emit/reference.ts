/** Emits the reference of the dialect: every keyword of the vocabulary and every kind, as they are. */
import type { KindName } from '../../../src/engine/model';
import type { FieldKind } from '../../../src/fields/kind';
import { type Word, vocabulary } from '../dialect';

const head = `<!-- Made from schemas/vocabulary.json and src/fields. Do not edit: change the source and run \`npm run generate\`. -->

# The reference of the dialect

Every keyword, by the object in which it stands, and every kind of value. A word with a star must be there.
\`schemas/README.md\` says what they are for.

## What is refused

| mistake | answer |
|---|---|
| a keyword that is not listed for its object | \`unknown keyword "colum"; did you mean "column"?\` |
| a word with a star that is missing | \`the file lacks "title"\` |
| a value of another type than listed | \`"width" must be integer, not string "80"\` |
| a code that is not among those listed | \`unknown kind "txt"; did you mean "text"?\` |
| a keyword that the kind does not take | told with the keyword and the kind |
| a wire or an operator that the kind does not list | told with those that it lists |
| a name of an entity, an enumeration or a field that is not there | told with the name that was probably meant |

Each stands behind \`file:line:column:\`. What else is refused, keyword by keyword, stands in [what is refused](refusals.md).
`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (value: unknown): string => (value === undefined ? '' : `\`${cell(JSON.stringify(value))}\``);
const nameOf = (ref: string): string => ref.slice('#/$defs/'.length);
const anchor = (name: string): string => `[${name}](#${name.toLowerCase()})`;

/** What a value may be, in a few words. */
function typeOf(word: Word): string {
  if (word.$ref !== undefined) return anchor(nameOf(word.$ref));
  if (word.const !== undefined) return code(word.const);
  if (word.enum) return word.enum.map(code).join(' ');
  if (word.allOf) return word.allOf.map(typeOf).join(' ');
  if (word.anyOf && !word.properties) return [...new Set(word.anyOf.map(typeOf))].join(' or ');
  if (word.type === 'array') return `list of ${word.items ? typeOf(word.items) : 'any'}`;
  if (word.type === 'object' && !word.properties && typeof word.additionalProperties === 'object') return `name → ${typeOf(word.additionalProperties)}`;
  return [word.type ?? 'any'].flat().join(' or ');
}

/** Names that somebody chooses lead to these. */
const memberOf = (word: Word): Word | undefined => (typeof word.additionalProperties === 'object' ? word.additionalProperties : undefined);

/** A row for the keyword at `path`, and one for each that stands within it. */
function rows(path: string, word: Word, must: boolean): string[] {
  const about = word.description ?? (word.$ref === undefined ? '' : vocabulary.$defs[nameOf(word.$ref)]?.description ?? '');
  const own = `| \`${path}\`${must ? ' *' : ''} | ${typeOf(word)} | ${code(word.default)} | ${code(word.examples?.[0])} | ${cell(about)} |`;
  return [own, ...inside(path, word)];
}

function inside(path: string, word: Word): string[] {
  const prefix = path === '' ? '' : `${path}.`;
  const member = memberOf(word);
  return [
    ...Object.entries(word.properties ?? {}).filter(([name]) => !name.startsWith('$')).flatMap(([name, part]) => rows(prefix + name, part, word.required?.includes(name) ?? false)),
    ...(word.anyOf ?? []).flatMap((branch) => inside(path, branch)),
    ...(word.items ? inside(`${path}[]`, word.items) : []),
    ...(member ? inside(`${prefix}<name>`, member) : []),
  ];
}

function definition(name: string, word: Word): string {
  const lines = [...new Set(inside('', word))];
  const about = [word.description, lines.length ? undefined : `Type: ${typeOf(word)}.`].filter(Boolean).join(' ');
  const table = lines.length ? `\n| keyword | type | default | example | meaning |\n|---|---|---|---|---|\n${lines.join('\n')}\n` : '';
  return `\n### ${name}\n${about && `\n${about}\n`}${table}`;
}

function kindRow({ name, title, wires, operators, empty, width, align, sortable, keywords }: FieldKind): string {
  const list = (members: readonly string[]) => members.map((member) => `\`${cell(member)}\``).join(' ') || '–';
  return `| \`${name}\` | ${title} | ${list(wires)} | ${list(operators)} | ${code(empty) || '–'} | ${width}, ${align}${sortable ? ', sortable' : ''} | ${list(keywords)} |`;
}

/** @returns content of `generated/reference.md` */
export function emitReference(kinds: Record<KindName, FieldKind>): string {
  return `${head}
## Kinds

The first wire and the first operator are taken where none is written. "Without a default" is what an empty input holds.

| kind | name | wires | operators of a filter | without a default | column (pixels) | keywords beyond the common ones |
|---|---|---|---|---|---|---|
${Object.values(kinds).map(kindRow).join('\n')}

## Keywords
${Object.entries(vocabulary.$defs).map(([name, word]) => definition(name, word)).join('')}`;
}
