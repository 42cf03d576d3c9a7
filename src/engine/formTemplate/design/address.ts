/** Where an item keeps a property, in whichever spelling it was written; everything beside it stays as it is. */
import { isObject, type Json, type JsonObject } from '../../json';
import { configOf, property } from '../item';

/**
 * `name`; `config:label` of the form item; `own:style.width` of the component; `slot:prepend`; `form:labelWidth` of the whole form.
 * Dots lead into objects.
 */
export type Address = 'name' | `${'config' | 'own' | 'slot' | 'form'}:${string}`;

/** Cuts an address into its place and the keys below it. */
function parts(address: Address): [place: string, keys: string[]] {
  const [place = '', path = ''] = address.split(/:(.*)/s);
  return [place, path === '' ? [] : path.split('.')];
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
const spelled = (raw: JsonObject, name: string): string => (!(name in raw) && camel(name) in raw ? camel(name) : name);
const nameKey = (raw: JsonObject): string => (!('__vModel__' in raw) && 'vModel' in raw ? 'vModel' : '__vModel__');
const slotKey = (raw: JsonObject): string => (!isObject(raw.__slot__) && isObject(raw.slot) ? 'slot' : '__slot__');

/** @returns undefined where the item does not have the property */
export function readAt(raw: JsonObject, address: Address): Json | undefined {
  const [place, [first, ...rest]] = parts(address);
  if (place === 'name') return raw[nameKey(raw)];
  const holder = place === 'config' ? configOf(raw) : place === 'slot' ? raw[slotKey(raw)] : raw;
  if (first === undefined || !isObject(holder)) return undefined;
  const head = place === 'own' ? property(holder, first) ?? holder[spelled(holder, first)] : holder[first];
  return rest.reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), head);
}

/** @returns the item with the property set, the same object where that changes nothing; undefined takes the property away */
export function writeAt(raw: JsonObject, address: Address, value: Json | undefined): JsonObject {
  if (Object.is(readAt(raw, address), value)) return raw;
  const [place, [first, ...rest]] = parts(address);
  if (place === 'name') return put(raw, [nameKey(raw)], value);
  const keys = [place === 'own' ? spelled(raw, first!) : first!, ...rest];
  if (place === 'config') return isObject(raw.__config__) ? put(raw, ['__config__', ...keys], value) : put(raw, keys, value);
  return put(raw, place === 'slot' ? [slotKey(raw), ...keys] : keys, value);
}

function put(holder: JsonObject, [first, ...rest]: string[], value: Json | undefined): JsonObject {
  const inner = holder[first!];
  const next = rest.length === 0 ? value : put(isObject(inner) ? inner : {}, rest, value);
  if (next !== undefined) return { ...holder, [first!]: next };
  const { [first!]: _gone, ...others } = holder;
  return others;
}
