/** One call of the published interface, as console, server and OpenAPI read it. */
import type { Condition, Scalar } from './condition';

export type EndpointRole =
  | 'list' | 'one' | 'create' | 'update' | 'delete' | 'switch'
  /** A further read of the same rows under its own path: an unpaged list, a cached tree. */
  | 'read'
  /** Counts for the tabs of a list. */
  | 'counts'
  /** The rows of a list as an XLSX file. */
  | 'export'
  | 'action';

/**
 * `page` answers {list,total,page,limit,totalPage}; `array` a bare list; `tree` nested nodes; `groups` records of another entity,
 * each with the rows that refer to it.
 */
export type AnswerShape = 'page' | 'array' | 'tree' | 'groups';

export interface EndpointModel {
  /** `list`, `create`, `switch.isShow`, `read.all`, `action.sync`: unique within the entity. */
  name: string;
  role: EndpointRole;
  title: string;
  /** PUT and DELETE only for entities of style simple-rest. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Complete path without `/api`, `{id}` standing for the record, e.g. `/admin/platform/product/brand/delete/{id}`. */
  path: string;
  /** A permission string, or who may call without one. */
  permission: string | 'signed-in' | 'anonymous';
  /** The numbers of its page are called pageNum, pageSize, size and pages. */
  pageInfo?: true;
  /** Who else than the platform calls it, with a service key. */
  by?: 'merchant' | 'member' | 'shop';
  /** Callers must hold role `admin` (decisions 32). */
  adminOnly: boolean;
  /**
   * Where the id of the record travels, for calls on one record. `many`: several, joined by commas, or with `list` as a JSON list.
   * `by`: the unique field whose value travels instead of the id. `also`: a second key of the body with the same ids.
   */
  id?: { in: 'path' | 'query' | 'body'; name: string; many?: boolean; list?: boolean; by?: string; also?: { name: string; list: boolean } };
  /** Names of the fields that the body carries (create, update, action). */
  body?: string[];
  /** The body's fields are published as query parameters; form and JSON bodies are accepted too. */
  params?: 'query';
  /** Names of the fields of each answered row; all readable ones when absent. */
  fields?: string[];
  /** Of a single record: the answer is what this field holds. */
  value?: string;
  /** As JSON text of an object with that one key; empty while the field is. */
  asText?: true;
  /** Further names, whose values are null to whoever reads them nowhere else. */
  byRight?: string[];
  shape?: AnswerShape;
  /** Of shape `groups`: the reference by which rows are grouped, and the key under which a group holds them. */
  group?: { by: string; as: string };
  /** The switch or state field this call changes. */
  field?: string;
  /** `toggle`: the call carries no target state; `body`: it carries `{field: target}`; `path`: its path holds `{field}`. */
  state?: 'toggle' | 'body' | 'path';
  /** Other published spellings that the server answers too, e.g. a delete by GET. */
  also?: { method: 'GET' | 'POST'; path: string }[];
  /** Key under which the console keeps this answer in local storage until a write of the entity (spec 2 §3). */
  cache?: string;
  /** Only rows that meet this are answered (a list of enabled rows for a picker). */
  where?: Condition;
  /** Records on which it is offered and accepted (update, delete). */
  when?: Condition;
  /** What is said of the others. */
  message?: string;
  /** Body keys of the published interface that say nothing here: taken, and left unread. */
  ignores?: string[];
  /** Body keys that the published interface wants beside the fields, always with these values. */
  constants?: Record<string, Scalar>;
  /** Text of the success notice, e.g. 删除成功. */
  success?: string;
  /** Text after 确定 in the confirmation dialog. */
  confirm?: string;
  /** Records on which the confirmation is asked. */
  confirmWhen?: Condition;
  /** What its question tells: how many records of an entity refer by a field to this one, and what becomes of them. */
  follows?: { count: string; by: string; where?: Condition; text: string }[];
  /** Secrets of the answer and their titles: shown once, to be copied. */
  reveals?: Record<string, string>;
  /** Kind written to the operation log. */
  audit?: 'ADD' | 'UPDATE' | 'DELETE' | 'EXPORT';
}
