/** Where in its text something of a template stands. */
import { findNodeAtLocation, parseTree } from 'jsonc-parser';

/** `fields[2].children[0]` as the document nests it: children of a row lie in its `__config__`, or in the item itself. */
function pathsOf(at: string): (string | number)[][] {
  const parts = at.split(/[.[\]]+/).filter(Boolean).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const nested = parts.flatMap((part, index) => (part === 'children' && index > 0 ? ['__config__', part] : [part]));
  return [nested, parts];
}

/** @returns the line, from 1, of what stands at this place; undefined where the text holds no such place */
export function lineAt(text: string, at: string): number | undefined {
  const tree = parseTree(text);
  const node = tree && pathsOf(at).map((path) => findNodeAtLocation(tree, path)).find(Boolean);
  return node && text.slice(0, node.offset).split('\n').length;
}

/** Indented; a text that is no JSON stays as it is. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
