/** Checks that schemas and code know of each other: what a schema leaves to code is there, and no code waits for a word that nobody says. */
import { type Code, type CodePlace, type Departure, type NamedPart, departurePath, dialogPath, namedParts, panelPath, screenPath } from '../code';
import type { WaitModel } from '../../../src/engine/model';
import { type Mistake, meant } from '../mistakes';
import type { NormalEntity } from '../normal';
import { placeOf } from '../origin';
import type { Resolved } from '../resolve';

/** A word of a schema that leaves something to code. */
interface Left {
  name: string;
  at: CodePlace;
}

export function checkCode(code: Code, normals: readonly NormalEntity[], { pages }: Pick<Resolved, 'pages'>, entities: ReadonlySet<string>, mistakes: Mistake[]): void {
  const sound = new Set(normals.map(({ key }) => key));
  for (const normal of normals) if (!normal.facet && !code.unread.has(normal.key)) mistakes.push(...departureMistakes(normal, code.departures.get(normal.key)));
  for (const [key, departure] of code.departures) {
    const facet = normals.find((normal) => normal.key === key)?.facet;
    if (facet) mistakes.push({ ...departure.at, text: `the calls of ${key} are those of ${facet.of}; write this into ${departurePath(facet.of)}` });
    // Of a schema that does not speak the dialect nobody knows what it leaves to code.
    if (!entities.has(key)) mistakes.push({ ...departure.at, text: `schemas/${key}.json does not exist, and a departure lies at the path of its entity${meant(key, entities)}` });
  }
  const opened = new Map(normals.flatMap(({ key, resource }) => (resource?.actions ?? []).filter(({ opens }) => opens === 'dialog').map((action) => [`${key}/${action.name}`, placeOf(action, 'opens')] as const)));
  mistakes.push(...fileMistakes(code.dialogs, opened, { sound, entities }, dialogPath, 'no action opens this dialog; say "opens": "dialog" in its schema'));
  const drawn = new Map(normals.flatMap(({ key, resource }) => [...(resource?.detail?.sections ?? []), ...(resource?.form ? [resource.form] : [])].flatMap((part) => (part.drawn === undefined ? [] : [[`${key}/${part.drawn}`, placeOf(part, 'drawn')] as const]))));
  mistakes.push(...fileMistakes(code.panels, drawn, { sound, entities }, panelPath, 'no form and no section of a detail shows this panel; say "drawn" in its schema'));
  for (const { byTime } of normals) for (const { after } of byTime) mistakes.push(...settingMistakes(code, after));
  const named = new Map(pages.flatMap((page) => (page.screen === undefined ? [] : [[page.screen, placeOf(page, 'screen')] as const])));
  mistakes.push(...fileMistakes(code.screens, named, undefined, screenPath, 'no page shows this screen; write it into "pages" of schemas/menu.json'));
}

/** A key of a template ships with the code; those of single records were held against their schemas. */
function settingMistakes({ settings }: Code, after: WaitModel | undefined): Mistake[] {
  if (!after || 'seconds' in after || after.setting.includes('/')) return [];
  const { setting } = after;
  const found = settings.get(setting);
  if (found?.isNumber) return [];
  return [{ ...placeOf(after, 'setting'), text: found ? `a while is counted by a number; the setting "${setting}" is none` : `setting "${setting}" does not exist${meant(setting, settings.keys())}` }];
}

function departureMistakes(normal: NormalEntity, departure: Departure | undefined): Mistake[] {
  const { key, resource, source } = normal;
  const path = departurePath(key);
  const lacks = ({ name, at }: Left, what: string): Mistake => ({ ...at, text: `${what} is missing in ${path}; run npm run new -- handler ${key} ${name}` });
  const left = leftToCode(normal);
  const mistakes = namedParts.flatMap((part) => {
    const written = departure?.named[part] ?? new Map<string, CodePlace>();
    const names = left[part].map(({ name }) => name);
    return [
      ...left[part].filter(({ name }) => !written.has(name)).map((each) => lacks(each, `the code of ${nouns[part]} "${each.name}"`)),
      ...[...written].filter(([name]) => !names.includes(name)).map(([name, at]) => ({ ...at, text: `schemas/${key}.json leaves no ${nouns[part]} "${name}" to code; ${wordsFor[part]}${meant(name, names)}` })),
    ];
  });
  const writes = departure?.parts.get('writes');
  const wanted = source.resource && source.resource.writes === 'handler';
  if (wanted && !writes) mistakes.push(lacks({ name: 'writes', at: placeOf(resource!, 'writes') }, 'the code of "writes"'));
  if (writes && !wanted) mistakes.push({ ...writes, text: `nothing asks for this at writes; say "writes": "handler" in schemas/${key}.json` });
  return mistakes;
}

const nouns: Readonly<Record<NamedPart, string>> = { actions: 'action', moves: 'move', computed: 'computed field' };
const wordsFor: Readonly<Record<NamedPart, string>> = {
  actions: 'say "effect": "handler" there',
  moves: 'say "writes": "handler" at the move',
  computed: 'say "computed": { "handler": true } at the field',
};

/** Names that a schema leaves to code, with the place of the word. */
export function leftToCode({ fields, resource }: NormalEntity): Record<NamedPart, Left[]> {
  return {
    actions: [...(resource?.actions ?? []), ...(resource?.service ?? [])].filter(({ effect }) => effect && 'handler' in effect).map((action) => ({ name: action.name, at: placeOf(action, 'effect') })),
    moves: Object.entries(resource?.states?.moves ?? {}).filter(([, { handler }]) => handler).map(([name, move]) => ({ name, at: placeOf(move, 'writes') })),
    computed: fields.filter(({ computed }) => computed && 'handler' in computed).map((field) => ({ name: field.name, at: placeOf(field, 'computed') })),
  };
}

/**
 * @param files by what they are found by
 * @param named where a schema names them
 * @param owners of files that lie at the path of an entity: those that exist, and those whose schema could be read
 */
function fileMistakes(
  files: ReadonlyMap<string, string>, named: ReadonlyMap<string, CodePlace>, owners: { sound: ReadonlySet<string>; entities: ReadonlySet<string> } | undefined, pathOf: (name: string) => string, unused: string,
): Mistake[] {
  const ofEntity = (name: string) => name.split('/').slice(0, 2).join('/');
  const isUnknown = (name: string) => owners !== undefined && owners.entities.has(ofEntity(name)) && !owners.sound.has(ofEntity(name));
  return [
    ...[...named].filter(([name]) => !files.has(name)).map(([name, at]) => ({ ...at, text: `${pathOf(name)} does not exist; write it and export its component as default${meant(name, files.keys())}` })),
    ...[...files].filter(([name]) => !named.has(name) && !isUnknown(name)).map(([name, path]) => ({ file: path, line: 1, column: 1, text: `${unused}${meant(name, named.keys())}` })),
  ];
}
