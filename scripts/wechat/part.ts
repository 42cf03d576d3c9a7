/** What a part of the stand-in is made of: `parts/` has a file for each part of WeChat's interface. */

export interface StandInAccount {
  appId: string;
  secret: string;
  kind: 'official' | 'miniProgram';
}

export interface Asked {
  path: string;
  /** Query of a GET, JSON body or form of a POST. */
  fields: Readonly<Record<string, unknown>>;
  /** Of a form. */
  file?: File;
  account: StandInAccount;
}

/** An object becomes JSON; `errcode` 0 is added where nothing else is said. */
export type Answer = Readonly<Record<string, unknown>> | Buffer;

export type Route = (asked: Asked) => Answer;

/** By method and path, e.g. `POST /cgi-bin/menu/create`. */
export type Routes = Readonly<Record<string, Route>>;

export const refused = (errcode: number, errmsg: string): Answer => ({ errcode, errmsg });

/** Routes for one kind of account; the token of another kind has no right to them. */
export const only = (kind: StandInAccount['kind'], routes: Routes): Routes =>
  Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, (asked) => (asked.account.kind === kind ? route(asked) : refused(48001, 'api unauthorized'))]));

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {});
export const recordsOf = (value: unknown): Readonly<Record<string, unknown>>[] => (Array.isArray(value) ? value.map(recordOf) : []);

/** Numbers that go on, as the ids that WeChat makes up. */
export function counter(prefix: string): () => string {
  let last = 0;
  return () => `${prefix}${last += 1}`;
}
