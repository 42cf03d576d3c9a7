/** The settings that ship, read by the syntax of the code that words them (`src/server/shipped`): `number('key', '标题', …)`. */
import { parseSync } from 'rolldown/utils';
import type { SchemaTexts } from './read';

export const shippedSettings = /^src\/server\/shipped\/(\w+)\.ts$/;

type Found = ReadonlyMap<string, { isNumber: boolean }>;

const known = new Map<string, { text: string; found: Found }>();

/** @returns keys of all settings that ship */
export const readSettings = (texts: SchemaTexts): Found =>
  new Map([...texts].filter(([path]) => shippedSettings.test(path)).flatMap(([path, text]) => [...settingsOf(path, text)]));

/** A text that was read before is not read again. */
function settingsOf(path: string, text: string): Found {
  const last = known.get(path);
  if (last?.text === text) return last.found;
  const found = new Map<string, { isNumber: boolean }>();
  collect(parseSync(path, text).program, found);
  known.set(path, { text, found });
  return found;
}

interface SyntaxNode {
  type: string;
  callee?: { name?: string };
  arguments?: { type: string; value?: unknown }[];
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;

function collect(value: unknown, found: Map<string, { isNumber: boolean }>): void {
  if (Array.isArray(value)) for (const each of value) collect(each, found);
  if (!isNode(value)) return;
  const [key, title] = value.arguments ?? [];
  if (value.type === 'CallExpression' && typeof key?.value === 'string' && typeof title?.value === 'string') found.set(key.value, { isNumber: value.callee?.name === 'number' });
  for (const part of Object.values(value)) collect(part, found);
}
