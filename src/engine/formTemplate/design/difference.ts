/** Two versions of a form template told apart by item and property, for people. */
import { isObject, type Json, type JsonObject, same } from '../../json';
import { configOf, text } from '../item';
import { rising } from '../../rising';
import type { Address } from './address';
import { type Document, find, type Node, openDocument, walk } from './document';
import { labelAt, titleOf } from './properties';

export interface Difference {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** The item's title; 表单 for the form itself. */
  title: string;
  /** Of a change: what, from what, to what, as short texts. */
  changes: { label: string; before: string; after: string }[];
}

/** @returns nothing where the two say the same; undefined where one of them is no template */
export function differences(before: string, after: string): Difference[] | undefined {
  try {
    return between(openDocument(before), openDocument(after));
  } catch {
    return undefined;
  }
}

function between(before: Document, after: Document): Difference[] {
  const old = walk(before.nodes);
  const now = walk(after.nodes);
  const pairs = new Map<Node, Node>();
  const free = new Set(old);
  // By name first: names are what values are kept under; ids tell rows and buttons apart.
  for (const identity of [nameOf, idOf]) {
    for (const node of now) {
      if (pairs.has(node)) continue;
      const twin = identity(node) === undefined ? undefined : [...free].find((each) => identity(each) === identity(node));
      if (!twin) continue;
      pairs.set(node, twin);
      free.delete(twin);
    }
  }
  const moved = movedNodes(before, after, pairs);
  const form = changesOf(before.form, after.form, 'form');
  return [
    ...(form.length > 0 ? [{ kind: 'changed' as const, title: '表单', changes: form }] : []),
    ...[...free].map((node): Difference => ({ kind: 'removed', title: titleOf(node.raw), changes: [] })),
    ...now.flatMap((node): Difference[] => {
      const title = titleOf(node.raw);
      const twin = pairs.get(node);
      if (!twin) return [{ kind: 'added', title, changes: [] }];
      const changes = changesOf(twin.raw, node.raw);
      return [...(changes.length > 0 ? [{ kind: 'changed' as const, title, changes }] : []), ...(moved.has(node) ? [{ kind: 'moved' as const, title, changes: [] }] : [])];
    }),
  ];
}

const nameOf = ({ raw }: Node): string | undefined => text(raw.__vModel__) || text(raw.vModel) || undefined;
const idOf = ({ raw }: Node): string | undefined => text(configOf(raw).formId) || undefined;

/** Items that stand in another row, or that left the order which most of their neighbours kept. */
function movedNodes(before: Document, after: Document, pairs: ReadonlyMap<Node, Node>): ReadonlySet<Node> {
  const moved = new Set<Node>();
  const settle = (siblings: readonly Node[], row: Node | undefined) => {
    const stayed: { node: Node; was: number }[] = [];
    for (const node of siblings) {
      const old = pairs.get(node);
      const was = old && find(before, old.key)!;
      if (was && was.parent !== (row && pairs.get(row))) moved.add(node);
      else if (was) stayed.push({ node, was: was.index });
      settle(node.children ?? [], node);
    }
    const kept = rising(stayed.map(({ was }) => was));
    stayed.forEach(({ node }, index) => !kept.has(index) && moved.add(node));
  };
  settle(after.nodes, undefined);
  return moved;
}

/** Where properties of an item may lie, and what of it is not told. */
const silent = new Set(['renderKey', 'fields', 'children']);

function changesOf(before: JsonObject, after: JsonObject, whole?: 'form'): Difference['changes'] {
  const old = flat(before, whole);
  const now = flat(after, whole);
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((at) => !same(old.get(at), now.get(at)))
    .map((at) => ({ label: labelAt(at), before: shown(old.get(at)), after: shown(now.get(at)) }));
}

/** Every property by its address; objects are followed, lists are one value. */
function flat(raw: JsonObject, whole?: 'form'): Map<Address, Json> {
  const found = new Map<Address, Json>();
  const follow = (value: Json, place: string, path: string) => {
    if (isObject(value) && Object.keys(value).length > 0) for (const [key, inner] of Object.entries(value)) follow(inner, place, path === '' ? key : `${path}.${key}`);
    else found.set(`${place}:${path}` as Address, value);
  };
  for (const [key, value] of Object.entries(raw)) {
    if (silent.has(key)) continue;
    if (whole) follow(value, 'form', key);
    else if (key === '__vModel__' || key === 'vModel') found.set('name', value);
    else if (key === '__config__' && isObject(value)) for (const [name, inner] of Object.entries(value)) { if (!silent.has(name)) follow(inner, 'config', name); }
    else if ((key === '__slot__' || key === 'slot') && isObject(value)) follow(value, 'slot', '');
    else follow(value, 'own', key);
  }
  return found;
}

function shown(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return '空';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return value.length === 0 ? '空' : value.map((each) => (isObject(each) ? Object.values(each).filter((part) => !Array.isArray(part)).map(shown).join(' ') : shown(each))).join('、');
  return isObject(value) ? JSON.stringify(value) : String(value);
}
