/** Items of the designer: new ones, and one component in the place of another (form template §2, designer). */
import { catalogue, commonConfig, type CatalogueEntry, type ComponentName, componentNames, entryOf } from '../catalogue';
import { isObject, type Json, type JsonObject } from '../../json';
import { configOf } from '../item';
import { readAt } from './address';

/** @returns an item without id and name, which `add` gives it */
export function newItem(name: ComponentName): JsonObject {
  const { label, tag, own, slot, config } = entryOf(name);
  const placeholder: JsonObject = typeof own.placeholder === 'string' && own.placeholder !== '' ? { placeholder: `${own.placeholder}${label}` } : {};
  const head: JsonObject = name === 'row'
    ? { label, layout: 'rowFormItem', tagIcon: name, span: 24 }
    : { ...commonConfig, label, tag, tagIcon: name, layout: 'colFormItem' };
  return { __config__: { ...head, ...config }, ...(slot ? { __slot__: slot } : {}), ...own, ...placeholder };
}

/** Which component of the catalogue an item is; undefined for what the catalogue does not offer. */
export function componentNameOf(raw: JsonObject): ComponentName | undefined {
  const { layout, tag, tagIcon } = configOf(raw);
  if (layout === 'rowFormItem') return 'row';
  const candidates = componentNames.filter((name) => name !== 'row' && catalogue[name].tag === tag);
  return candidates.find((name) => name === tagIcon) ?? candidates.findLast((name) => isLike(raw, entryOf(name)));
}

/** Without a `tagIcon`, components of one tag are told apart by these. */
const isLike = (raw: JsonObject, { own }: CatalogueEntry): boolean =>
  (own['show-password'] === undefined || readAt(raw, 'own:show-password') === true) &&
  (own['is-range'] === undefined || readAt(raw, 'own:is-range') === true) &&
  (own.type !== 'textarea' || raw.type === 'textarea') &&
  (own.type !== 'daterange' || String(raw.type).endsWith('range'));

const entries = componentNames.map(entryOf);
const keysOf = (pick: (entry: CatalogueEntry) => JsonObject | undefined): ReadonlySet<string> => new Set(entries.flatMap((entry) => Object.keys(pick(entry) ?? {})));
/** What belongs to certain components and goes with them; everything else that an item holds stays. */
const special = { config: keysOf(({ config }) => config), own: keysOf(({ own }) => own), slot: keysOf(({ slot }) => slot) };
/** Words of a form item, for items that keep them beside the component's own. */
const itemWords = new Set([...Object.keys(commonConfig), ...special.config, 'tag', 'tagIcon', 'layout', 'formId', 'renderKey', 'document']);

/** These shape the component itself and are never taken over. */
const makings = new Set(['tag', 'tagIcon', 'defaultValue', 'type', 'format', 'value-format', 'style']);

/** The new component's properties, with what the old one has in common with it and what nobody knows. */
function inherit(next: JsonObject, before: JsonObject, known: ReadonlySet<string>): JsonObject {
  const spelled = Object.entries(before).map(([key, value]) => [known.has(kebab(key)) ? kebab(key) : key, value] as const);
  const kept = spelled.filter(([key, value]) => !makings.has(key) && (key in next ? sameType(next[key], value) : !known.has(key)));
  return { ...next, ...Object.fromEntries(kept) };
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A property that is not set may become anything. */
const sameType = (left: Json | undefined, right: Json): boolean => left === null || right === null || (typeof left === typeof right && Array.isArray(left) === Array.isArray(right));

function accepts({ value }: CatalogueEntry, given: Json | undefined): boolean {
  if (Array.isArray(given)) return value === 'list';
  const type = typeof given;
  return type === 'boolean' ? value === 'boolean' : type === 'number' ? value === 'number' || value === 'code' : type === 'string' && (value === 'text' || value === 'code');
}

/**
 * Another component in the place of this one: it keeps id, field name, width and everything said of the form item, options and
 * other properties that both have, a default of its type, and whatever the product does not know.
 */
export function changeComponent(raw: JsonObject, name: ComponentName): JsonObject {
  const nested = isObject(raw.__config__);
  const { __config__: inner, __slot__: slot, ...rest } = raw;
  const config = nested ? inner as JsonObject : pick(rest, (key) => itemWords.has(key));
  const own = nested ? rest : pick(rest, (key) => !itemWords.has(key));
  const { __config__: nextConfig, __slot__: nextSlot, ...nextOwn } = newItem(name) as JsonObject & { __config__: JsonObject; __slot__?: JsonObject };
  const isDefaultKept = accepts(entryOf(name), config.defaultValue);
  const changedConfig = { ...inherit(nextConfig, config, special.config), ...(isDefaultKept ? { defaultValue: config.defaultValue! } : {}) };
  const slotKey = isObject(raw.slot) ? 'slot' : '__slot__';
  const { slot: olderSlot, ...ownRest } = own;
  const changedSlot = inherit(nextSlot ?? {}, isObject(slot) ? slot : isObject(olderSlot) ? olderSlot : {}, special.slot);
  return {
    ...(nested ? { __config__: changedConfig } : changedConfig),
    ...(Object.keys(changedSlot).length > 0 ? { [slotKey]: changedSlot } : {}),
    ...inherit(nextOwn, ownRest, special.own),
  };
}

const pick = (object: JsonObject, wanted: (key: string) => boolean): JsonObject => Object.fromEntries(Object.entries(object).filter(([key]) => wanted(key)));
