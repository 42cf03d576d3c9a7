/** Stage 2, resolve: files → entities, enumerations and the menu's own parts, which can be looked up by name. */
import type { Entity, Enumeration, Menu, Widget, WidgetCommons, WidgetProperties } from '../../generated/types/vocabulary';
import { withChildRecords } from './childRecords';
import { wholeEntities } from './facets';
import { withFragments } from './fragments';
import type { Known } from './known';
import { memo, steady } from './memo';
import type { Mistake } from './mistakes';
import type { SchemaFile } from './read';
import { serviceRights } from './service';
import { speaksTheVocabulary } from './vocabulary';

export type Directory = Menu['directories'][number];
export type Page = NonNullable<Menu['pages']>[number];
export type Rights = NonNullable<Menu['rights']>[number];

export interface Resolved {
  entities: ReadonlyMap<string, Entity>;
  enumerations: ReadonlyMap<string, Enumeration>;
  directories: readonly Directory[];
  pages: readonly Page[];
  rights: readonly Rights[];
  /** By component. */
  widgets: ReadonlyMap<string, Widget>;
  /** What properties of widgets have in common, by name. */
  widgetCommons: WidgetProperties;
  /** Names of the fragments, for editors: entities hold what they bring. */
  fragments: readonly string[];
}

const steadyEnumerations = steady<ReadonlyMap<string, Enumeration>>();
const steadyDirectories = steady<readonly Directory[]>();

const steadySets = { entities: steady<ReadonlySet<string>>(), enumerations: steady<ReadonlySet<string>>() };
const pair = memo((entities: ReadonlySet<string>, enumerations: ReadonlySet<string>): Known => ({ entities, enumerations }));
const steadyKnown = (entities: ReadonlySet<string>, enumerations: ReadonlySet<string>): Known => pair(steadySets.entities(entities), steadySets.enumerations(enumerations));

const none: WidgetProperties = {};

export function resolve(files: SchemaFile[], mistakes: Mistake[]): Resolved & { known: Known } {
  const spoken = files.filter((file) => speaksTheVocabulary(file, mistakes));
  // What a fragment says is held against the vocabulary where it is used: only there its parameters are values.
  const sound = withFragments(spoken, mistakes).filter((file) => spoken.includes(file) || speaksTheVocabulary(file, mistakes));
  const pick = <T>(sort: SchemaFile['sort']) =>
    new Map(sound.filter((file) => file.sort === sort).map((file) => [file.key, file.value as T]));
  const keys = (sort: SchemaFile['sort']) => new Set(files.filter((file) => file.sort === sort).map((file) => file.key));
  const menus = [...pick<Menu>('menu').values()];
  const rights = serviceRights(pick<Entity>('entity'));
  const known = steadyKnown(keys('entity'), new Set([...keys('enumeration'), ...rights.map(([name]) => name)]));
  return {
    entities: withChildRecords(wholeEntities(pick<Entity>('entity'), known, mistakes)),
    enumerations: steadyEnumerations(new Map([...pick<Enumeration>('enumeration'), ...rights])),
    directories: steadyDirectories(menus.flatMap((menu) => menu.directories)),
    pages: menus.flatMap((menu) => menu.pages ?? []),
    rights: menus.flatMap((menu) => menu.rights ?? []),
    widgets: pick<Widget>('widget'),
    widgetCommons: pick<WidgetCommons>('widgetCommons').get('common')?.shared ?? none,
    fragments: [...pick('fragment').keys()],
    known,
  };
}

/** The directory (longest prefix) under which an address lies. */
export function directoryOf(path: string, directories: readonly Directory[], accept: (directory: Directory) => boolean = () => true): Directory | undefined {
  return directories
    .filter((directory) => path.startsWith(`${directory.path}/`) && accept(directory))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Every directory above an address, the nearest first. */
export function directoriesAbove(path: string, directories: readonly Directory[]): Directory[] {
  const nearest = directoryOf(path, directories);
  return nearest ? [nearest, ...directoriesAbove(nearest.path, directories)] : [];
}
