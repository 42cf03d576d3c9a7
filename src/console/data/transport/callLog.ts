/** What the debug console sees of the transport: which calls were made and how they ended, never what was in them. */

export interface SeenCall {
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  /** With the names of its parameters, without their values. */
  address: string;
  /** Code of the envelope; 0 when no answer came. */
  code: number;
  ms: number;
  /** Shape of what was sent: names, with kinds and lengths instead of values. */
  body?: unknown;
}

let listener: ((call: SeenCall) => void) | undefined;
let number = 0;

/** From now on every finished call is told; there is one listener, for the life of the page. */
export function watchCalls(tell: (call: SeenCall) => void): void {
  listener = tell;
}

/** @returns what to call with the code when the answer has come */
export function beginCall(method: string, address: string, body: unknown): (code: number) => void {
  if (!listener) return () => undefined;
  const call = { number: ++number, at: Date.now(), method, address: withoutValues(address), body: bodyShape(body) };
  const began = performance.now();
  return (code) => listener?.({ ...call, code, ms: Math.round(performance.now() - began) });
}

function withoutValues(address: string): string {
  const [path, query] = address.split('?', 2);
  const names = [...new URLSearchParams(query).keys()].filter((name) => name !== 'temp');
  return names.length > 0 ? `${path}?${names.map((name) => `${name}=…`).join('&')}` : path!;
}

function bodyShape(body: unknown): unknown {
  if (body instanceof FormData) return '文件';
  if (typeof body !== 'string') return undefined;
  try {
    return shapeOf(JSON.parse(body));
  } catch {
    return `文本(${body.length})`;
  }
}

/** @example shapeOf({ name: '华为', isShow: true, ids: [1, 2] }) // { name: '文本(2)', isShow: true, ids: '列表(2)' } */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return `列表(${value.length})`;
  if (typeof value === 'string') return `文本(${value.length})`;
  if (typeof value === 'number') return '数字';
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
}
