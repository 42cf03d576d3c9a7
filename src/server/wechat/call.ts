/** A call of WeChat's interface, as the table in `calls/` describes each that this product makes. */
import type { Answered } from './answered';

/** Whose access token a call carries. */
export type WechatAccountName = 'official' | 'miniProgram';

type Given<Field extends string> =
  { [Name in Field as Name extends `${infer Required}!` ? Required : never]: unknown } & { [Name in Field as Name extends `${string}!` ? never : Name]?: unknown };

/** What is sent along; `!` after a name in the table says that WeChat asks for it. */
export type Sent<Field extends string> = { [Name in keyof Given<Field>]: Given<Field>[Name] };

export interface WechatCall<Field extends string = string, Answer = unknown> {
  method: 'GET' | 'POST';
  path: string;
  /** `nobody`: the call carries what proves it among its fields. */
  of: WechatAccountName | 'nobody';
  /** Its file travels in a form, the other fields in the query. Else those of a GET travel in the query, those of a POST as JSON. */
  form?: true;
  sends: readonly Field[];
  /** What is read of the answer; `errcode` and `errmsg` are read of any. */
  answers: readonly string[];
  /** Where WeChat documents it. */
  source: string;
  /** Asking twice does no more than asking once: it is asked again when nothing came back. */
  again?: true;
  /** @throws UnreadableAnswer when it is not as documented */
  read(answer: Answered): Answer;
}

/** Keeps the names of the fields as types. */
export const wechatCall = <const Field extends string, Answer>(call: WechatCall<Field, Answer>): WechatCall<Field, Answer> => call;

/** For calls whose answer says no more than that it was done. */
export const done = (): void => undefined;
