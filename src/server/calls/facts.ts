/** What the operation log keeps of a call: where it came from and what it carried, without secrets. */
import type { FastifyRequest } from 'fastify';

export interface CallFacts {
  method: string;
  /** Without the query, which may carry secrets. */
  path: string;
  address: string;
  /** `operation/role.update`; empty for calls of the console's own. */
  name: string;
  /** JSON of parameters, query and body, cut to what the log holds. */
  param: string;
}

/** Contract "operationLog": texts are cut there. */
const textLimit = 2000;

/** Keys whose values are secrets wherever they appear; schemas name further ones. */
const secretKey = /pwd|password|secret|secondFactor|token|captcha|^code$|^wxCode$/i;
const masked = '******';
/** Telephone numbers, with their country or without, beside no other digits. */
const phone = /(?<!\d)((?:86)?1[3-9]\d)\d{4}(\d{4})(?!\d)/g;

/** @param room members that the log may still hold; more of a value is not looked at */
function withoutSecrets(value: unknown, names: readonly string[], room = { left: textLimit }): unknown {
  if (typeof value === 'string') return value.slice(0, 2 * textLimit);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.keys(value).slice(0, room.left);
  room.left -= members.length;
  const kept = (key: string): unknown => {
    const each = (value as Record<string, unknown>)[key];
    return !Array.isArray(value) && (secretKey.test(key) || names.includes(key)) && each !== '' && each !== null ? masked : withoutSecrets(each, names, room);
  };
  return Array.isArray(value) ? members.map(kept) : Object.fromEntries(members.map((key) => [key, kept(key)]));
}

/** The log's texts hold no character 0. */
export const logText = (text: string): string => Array.from(text.slice(0, 4 * textLimit).replaceAll('\0', '')).slice(0, textLimit).join('');

export function callFacts(request: FastifyRequest): CallFacts {
  const { call } = request.routeOptions.config;
  const { temp: _temp, token: _token, ...query } = (request.query ?? {}) as Record<string, unknown>;
  const body = typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body) ? request.body : {};
  const sent = { ...(request.params as object), ...query, ...body };
  return {
    method: request.method, path: request.url.split('?', 1)[0]!, address: request.ip, name: call?.name ?? '',
    param: Object.keys(sent).length === 0 ? '' : logText(JSON.stringify(withoutSecrets(sent, call?.secrets ?? [])).replace(phone, '$1****$2')),
  };
}
