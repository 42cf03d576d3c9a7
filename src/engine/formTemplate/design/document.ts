/**
 * A form template while it is being designed: a tree that is never changed in place. Every step gives a new document that shares
 * what it did not touch, so that undoing is keeping the old one. Nothing that the product does not know is lost on the way.
 */
import { newForm } from '../catalogue';
import { isObject, type JsonObject } from '../../json';
import { configOf } from '../item';
import { readItems } from '../template';
import { readAt, writeAt } from './address';

export interface Node {
  /** Tells nodes of one document apart while it is open; never stored. */
  key: number;
  /** As stored; the children of a row lie beside it. */
  raw: JsonObject;
  /** Of a row. */
  children?: readonly Node[];
}

export interface Document {
  /** The form's own properties; its `fields` are empty, they keep their place among the others. */
  form: JsonObject;
  nodes: readonly Node[];
  nextKey: number;
}

/** Where a node goes: into a row, or into the form itself, in front of another node or at the end. */
export interface Target {
  parent?: number;
  before?: number;
}

/**
 * @param content JSON text; an empty one opens a new form
 * @throws TemplateError as `readItems` does
 */
export function openDocument(content: string): Document {
  const { raw } = readItems(content.trim() === '' ? newForm : content);
  const { nodes, nextKey } = growNodes(raw.fields as JsonObject[], 1);
  return { form: { ...raw, fields: [] }, nodes, nextKey };
}

/** @returns the document as stored, keys in the order in which they were found */
export const documentOf = ({ form, nodes }: Document): JsonObject => ({ ...form, fields: nodes.map(rawOf) });

/** An item with the children that it now has. */
export function rawOf({ raw, children }: Node): JsonObject {
  if (!children || (children.length === 0 && configOf(raw).children === undefined)) return raw;
  return writeAt(raw, 'config:children', children.map(rawOf));
}

const isRow = (raw: JsonObject): boolean => configOf(raw).layout === 'rowFormItem';

function growNodes(items: readonly JsonObject[], firstKey: number): { nodes: Node[]; nextKey: number } {
  let nextKey = firstKey;
  const grow = (raw: JsonObject): Node => {
    const key = nextKey++;
    if (!isRow(raw)) return { key, raw };
    const held = configOf(raw).children;
    const children = Array.isArray(held) ? held.filter(isObject) : [];
    return { key, raw: children.length > 0 ? writeAt(raw, 'config:children', []) : raw, children: children.map(grow) };
  };
  const nodes = items.map(grow);
  return { nodes, nextKey };
}

/** All nodes in reading order, each row before its children. */
export const walk = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...walk(node.children ?? [])]);

export interface Found {
  node: Node;
  /** The row that holds it. */
  parent?: Node;
  siblings: readonly Node[];
  index: number;
  /** 0 outside every row. */
  depth: number;
}

export function find({ nodes }: Document, key: number | undefined): Found | undefined {
  const search = (siblings: readonly Node[], parent: Node | undefined, depth: number): Found | undefined => {
    const index = siblings.findIndex((node) => node.key === key);
    if (index >= 0) return { node: siblings[index]!, parent, siblings, index, depth };
    for (const node of siblings) {
      const found = node.children && search(node.children, node, depth + 1);
      if (found) return found;
    }
    return undefined;
  };
  return key === undefined ? undefined : search(nodes, undefined, 0);
}

/** Changes what a node itself says. */
export function replaceRaw(document: Document, key: number, change: (raw: JsonObject) => JsonObject): Document {
  const replace = (nodes: readonly Node[]): readonly Node[] => mapShared(nodes, (node) => {
    if (node.key === key) {
      const raw = change(node.raw);
      return raw === node.raw ? node : { ...node, raw };
    }
    const children = node.children && replace(node.children);
    return children === node.children ? node : { ...node, children };
  });
  return withNodes(document, replace(document.nodes));
}

/** @returns the document without the node; the same document when there is none */
export function remove(document: Document, key: number): Document {
  const without = (nodes: readonly Node[]): readonly Node[] => {
    const left = nodes.some((node) => node.key === key) ? nodes.filter((node) => node.key !== key) : nodes;
    return mapShared(left, (node) => {
      const children = node.children && without(node.children);
      return children === node.children ? node : { ...node, children };
    });
  };
  return withNodes(document, without(document.nodes));
}

function place(document: Document, added: readonly Node[], { parent, before }: Target): Document {
  const insert = (nodes: readonly Node[]): readonly Node[] => {
    const index = before === undefined ? -1 : nodes.findIndex((node) => node.key === before);
    return index < 0 ? [...nodes, ...added] : [...nodes.slice(0, index), ...added, ...nodes.slice(index)];
  };
  if (parent === undefined) return withNodes(document, insert(document.nodes));
  const into = (nodes: readonly Node[]): readonly Node[] => mapShared(nodes, (node) => {
    if (!node.children) return node;
    const children = node.key === parent ? insert(node.children) : into(node.children);
    return children === node.children ? node : { ...node, children };
  });
  return withNodes(document, into(document.nodes));
}

/** Moves a node; not into itself, and the same document where it already stands there. */
export function move(document: Document, key: number, target: Target): Document {
  const found = find(document, key);
  const parent = find(document, target.parent)?.node;
  if (!found || (target.parent !== undefined && !parent?.children)) return document;
  if (target.before === key || walk([found.node]).some((node) => node.key === target.parent)) return document;
  const next = found.siblings[found.index + 1]?.key;
  if (found.parent?.key === target.parent && next === target.before) return document;
  return place(remove(document, key), [found.node], target);
}

/**
 * Adds items with ids of their own. A field name that is free stays; one that is taken, or missing, becomes `field{formId}`.
 * @returns the document and the keys of what was added
 */
export function add(document: Document, items: readonly JsonObject[], target: Target): { document: Document; keys: number[] } {
  const { nodes, nextKey } = growNodes(freshItems(document, items), document.nextKey);
  return { document: place({ ...document, nextKey }, nodes, target), keys: nodes.map((node) => node.key) };
}

/** A copy behind the original, its names new throughout. */
export function duplicate(document: Document, key: number): { document: Document; keys: number[] } {
  const found = find(document, key);
  if (!found) return { document, keys: [] };
  return add(document, [rawOf(found.node)], { parent: found.parent?.key, before: found.siblings[found.index + 1]?.key });
}

/** The largest id given so far; ids begin with 101. */
function lastId({ nodes }: Document): number {
  return Math.max(100, ...walk(nodes).map(({ raw }) => configOf(raw).formId).filter((id) => typeof id === 'number'));
}

export const namesIn = ({ nodes }: Document): string[] => walk(nodes).map(({ raw }) => readAt(raw, 'name')).filter((name) => typeof name === 'string' && name !== '') as string[];

function freshItems(document: Document, items: readonly JsonObject[]): JsonObject[] {
  const taken = new Set(namesIn(document));
  let id = lastId(document);
  const named = (raw: JsonObject): JsonObject => {
    id += 1;
    while (taken.has(`field${id}`)) id += 1;
    const own = readAt(raw, 'name');
    const name = typeof own === 'string' && own !== '' && !taken.has(own) ? own : `field${id}`;
    taken.add(name);
    return writeAt(raw, 'name', name);
  };
  const fresh = (raw: JsonObject): JsonObject => {
    const { tag, children } = configOf(raw);
    if (isRow(raw)) {
      id += 1;
      const row = writeAt(writeAt(writeAt(raw, 'config:formId', id), 'config:renderKey', id), 'config:componentName', `row${id}`);
      return Array.isArray(children) ? writeAt(row, 'config:children', children.filter(isObject).map(fresh)) : row;
    }
    const whole = tag === 'el-button' ? raw : named(raw);
    if (tag === 'el-button') id += 1;
    return writeAt(writeAt(whole, 'config:formId', id), 'config:renderKey', id);
  };
  return items.map(fresh);
}

const withNodes = (document: Document, nodes: readonly Node[]): Document => (nodes === document.nodes ? document : { ...document, nodes });

/** Like `map`, but the same array where nothing changed. */
function mapShared<T>(list: readonly T[], change: (each: T) => T): readonly T[] {
  const changed = list.map(change);
  return changed.every((each, index) => each === list[index]) ? list : changed;
}
