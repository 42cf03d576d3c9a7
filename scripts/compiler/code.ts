/**
 * The code that schemas leave a part to. It is found by its path and never run here: departures of the server are read by their syntax,
 * of doors of sections, of dialogs, panels and screens the path says everything.
 */
import { parseSync } from 'rolldown/utils';
import type { Mistake } from './mistakes';
import { positionAt, sourceText } from './origin';
import { readSettings, shippedSettings } from './settings';
import type { SchemaTexts } from './read';

export type CodePlace = Omit<Mistake, 'text'>;

/** What of a departure is named by words of the schema, a name each. */
export const namedParts = ['actions', 'moves', 'computed'] as const;
export type NamedPart = (typeof namedParts)[number];

/** What is written by hand for one entity: the exported `EntityDeparture` of `src/server/routes/<section>/<entity>.ts`. */
export interface Departure {
  path: string;
  /** Of the export. */
  name: string;
  at: CodePlace;
  /** Its own keys, `writes` and `demo` among them. */
  parts: ReadonlyMap<string, CodePlace>;
  named: Readonly<Record<NamedPart, ReadonlyMap<string, CodePlace>>>;
  /** Where its object literals stand, of those parts that are there. */
  spans: { whole: Span } & Partial<Record<NamedPart, Span>>;
  /** Offset of the statement that exports it. */
  statement: number;
}

/** Offsets in the text of the file. */
export interface Span {
  start: number;
  end: number;
}

export interface Code {
  /** By key of the entity at whose path they lie. */
  departures: ReadonlyMap<string, Departure>;
  /** Keys of entities whose file cannot be read; what it holds nobody knows. */
  unread: ReadonlySet<string>;
  /** Sections that have a door of their own, `src/server/routes/<section>/index.ts`. */
  sections: readonly string[];
  /** Paths of files, by `<section>/<entity>/<name>`. */
  dialogs: ReadonlyMap<string, string>;
  panels: ReadonlyMap<string, string>;
  /** Paths of files, by folder. */
  screens: ReadonlyMap<string, string>;
  /** Keys of the settings that ship, and whether each is a number. */
  settings: ReadonlyMap<string, { isNumber: boolean }>;
}

export const departurePath = (key: string): string => `src/server/routes/${key}.ts`;
export const dialogPath = (name: string): string => `src/console/screens/${name}.dialog.tsx`;
export const panelPath = (name: string): string => `src/console/screens/${name}.panel.tsx`;
export const screenPath = (folder: string): string => `src/console/screens/${folder}/index.tsx`;

const patterns = {
  departures: /^src\/server\/routes\/(\w+\/(?!index\.)\w+)\.ts$/,
  sections: /^src\/server\/routes\/(\w+)\/index\.ts$/,
  dialogs: /^src\/console\/screens\/(.+)\.dialog\.tsx$/,
  panels: /^src\/console\/screens\/(.+)\.panel\.tsx$/,
  screens: /^src\/console\/screens\/(.+)\/index\.tsx$/,
  settings: shippedSettings,
};

/** Whether a file is code of which the compiler wants to know. */
export const isCode = (path: string): boolean => Object.values(patterns).some((pattern) => pattern.test(path));

export function readCode(texts: SchemaTexts, mistakes: Mistake[]): Code {
  const matching = (pattern: RegExp) => [...texts.keys()].sort().flatMap((path) => {
    const key = pattern.exec(path)?.[1];
    return key === undefined ? [] : [[key, path] as const];
  });
  const departures = new Map<string, Departure>();
  const unread = new Set<string>();
  for (const [key, path] of matching(patterns.departures)) {
    const found = readDeparture(path, texts.get(path)!);
    mistakes.push(...found.mistakes);
    if (found.mistakes.length) unread.add(key);
    if (found.departure) departures.set(key, found.departure);
  }
  const sections = matching(patterns.sections).map(([section]) => section);
  return { departures, unread, sections, dialogs: new Map(matching(patterns.dialogs)), panels: new Map(matching(patterns.panels)), screens: new Map(matching(patterns.screens)), settings: readSettings(texts) };
}

interface Read {
  departure?: Departure;
  mistakes: Mistake[];
}

const known = new Map<string, { text: string; read: Read }>();

/** A text that was read before is not read again. */
function readDeparture(path: string, text: string): Read {
  const last = known.get(path);
  if (last?.text === text) return last.read;
  // Parsing costs more than looking for the word without which there is none.
  const read = text.includes(typeName) ? parseDeparture(path, text) : { mistakes: [] };
  known.set(path, { text, read });
  return read;
}

const typeName = 'EntityDeparture';

type Parsed = ReturnType<typeof parseSync>['program'];
type Statement = Parsed['body'][number];
type ExportStatement = Extract<Statement, { type: 'ExportNamedDeclaration' }>;
type Variables = Extract<NonNullable<ExportStatement['declaration']>, { type: 'VariableDeclaration' }>;
type Expression = NonNullable<Variables['declarations'][number]['init']>;
type ObjectLiteral = Extract<Expression, { type: 'ObjectExpression' }>;

function parseDeparture(path: string, text: string): Read {
  const source = sourceText(path, text);
  const { program, errors } = parseSync(path, text);
  if (errors.length) return { mistakes: errors.map(({ message, labels: [label] }) => ({ ...positionAt(source, label?.start ?? 0), text: `not TypeScript: ${message}` })) };
  const mistakes: Mistake[] = [];
  const at = ({ start }: { start: number }): CodePlace => positionAt(source, start);
  const membersOf = (literal: ObjectLiteral): Map<string, { place: CodePlace; value: Expression }> => new Map(literal.properties.flatMap((property) => {
    if (property.type === 'Property' && !property.computed) {
      const { key, value } = property;
      if (key.type === 'Identifier') return [[key.name, { place: at(property), value }] as const];
      if (key.type === 'Literal') return [[String(key.value), { place: at(property), value }] as const];
    }
    mistakes.push({ ...at(property), text: 'the compiler finds code by its name; write each one out here' });
    return [];
  }));
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || !isDeparture(id.typeAnnotation?.typeAnnotation)) continue;
      const literal = init?.type === 'ObjectExpression' ? init : undefined;
      if (!literal) return { mistakes: [{ ...at(id), text: `a departure is written out as an object: { "actions": { … } }` }] };
      const own = membersOf(literal);
      const namedOf = (part: NamedPart): ReadonlyMap<string, CodePlace> => {
        const member = own.get(part);
        if (!member) return new Map();
        if (member.value.type === 'ObjectExpression') return new Map([...membersOf(member.value)].map(([name, { place }]) => [name, place]));
        mistakes.push({ ...member.place, text: `the compiler finds code by its name; write "${part}" out as an object` });
        return new Map();
      };
      const spans = { whole: spanOf(literal), ...Object.fromEntries(namedParts.flatMap((part) => {
        const value = own.get(part)?.value;
        return value?.type === 'ObjectExpression' ? [[part, spanOf(value)]] : [];
      })) };
      const named = { actions: namedOf('actions'), moves: namedOf('moves'), computed: namedOf('computed') };
      const parts = new Map([...own].map(([name, { place }]) => [name, place]));
      return { departure: { path, name: id.name, at: at(id), parts, named, spans, statement: statement.start }, mistakes };
    }
  }
  return { mistakes };
}

const spanOf = ({ start, end }: ObjectLiteral): Span => ({ start, end });

/** `EntityDeparture`, of whichever entity. */
const isDeparture = (type: { type: string; typeName?: unknown } | undefined): boolean =>
  type?.type === 'TSTypeReference' && (type.typeName as { name?: string }).name === typeName;
