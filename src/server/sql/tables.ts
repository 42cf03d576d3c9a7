/** The server's own tables; those of the shop come from the schemas. */
import type { EntityTables } from '../../../generated/records';
import type { Generated, JSONColumnType } from 'kysely';
import type { TableModel } from '../../engine/model';
import { emptyOf } from './types';

export interface SessionTable {
  /** SHA-256 of the token, hexadecimal; the token itself is nowhere stored. */
  id: string;
  admin_id: number;
  create_time: Generated<Date>;
  seen_time: Generated<Date>;
  ip: string;
  agent: string;
}

export interface LoginAttemptTable {
  id: Generated<number>;
  account: string;
  ip: string;
  create_time: Generated<Date>;
  /** It has failed; others may still turn out good, and be forgotten. */
  judged: Generated<boolean>;
}

/** Hidden values that a person looked up lately (`resources/guesses.ts`). */
export interface HiddenGuessTable {
  id: Generated<number>;
  admin_id: number;
  digest: number;
  create_time: Generated<Date>;
}

/** Captchas that were handed out, kept a while after their end so that they can be counted. */
export interface CaptchaTable {
  id: Generated<number>;
  /** What the browser names it by. */
  token: string;
  kind: string;
  /** What solves it; never leaves the server. */
  answer: JSONColumnType<object, string, string>;
  /** Key of the published cipher, empty when the kind uses none. */
  secret_key: string;
  /** `issued`, `passed` once solved, `spent` once judged wrong or used. */
  state: string;
  /** SHA-256 of what a sign-in must show, empty until solved. */
  verification: string;
  ip: string;
  create_time: Generated<Date>;
  expire_time: Date;
}

export interface SecondFactorTable {
  id: Generated<number>;
  admin_id: number;
  /** Base32, sealed (`secrets/vault.ts`). */
  secret: string;
  /** False until the first code has proved that the app holds the secret. */
  confirmed: boolean;
  /** Half minute of the last code that was accepted; no code of it or before counts again. */
  last_step: number;
}

export interface RecoveryCodeTable {
  id: Generated<number>;
  admin_id: number;
  /** SHA-256; the code itself has 79 random bits. */
  hash: string;
}

export interface OperationLogTable {
  id: Generated<number>;
  create_time: Generated<Date>;
  admin_id: number | null;
  account: string;
  real_name: Generated<string>;
  kind: string;
  /** Title of the call, or of what happened to the record. */
  title: string;
  /** Entity key, e.g. `product/brand`; empty for calls on no record. */
  entity: string;
  record_id: string;
  version: number | null;
  /** `[{field, before, after}]`, changed fields only, without secrets. */
  changes: JSONColumnType<unknown[], string | undefined, string>;
  method: string;
  path: string;
  ip: string;
  /** 0 done, 1 refused or failed (contract "operationLog"). */
  status: Generated<number>;
  error: Generated<string>;
  /** Which call: `operation/role.update`. */
  method_name: Generated<string>;
  /** What it carried, without secrets. */
  param: Generated<string>;
  result: Generated<string>;
  /** 0: the platform. */
  mer_id: Generated<number>;
}

export interface ChangeNoticeTable {
  id: Generated<number>;
  create_time: Generated<Date>;
  entity: string;
  record_id: string;
  kind: string;
  /** Who made the change; 0: the system itself. */
  admin_id: Generated<number>;
}

/** How far a person has written, for their reads at a replica (`sql/replica.ts`). */
export interface WritePositionTable {
  admin_id: number;
  /** Bytes of the write-ahead log. */
  position: number;
}

/** What was looked at on one day. */
export interface VisitDayTable {
  id: Generated<number>;
  date: string;
  /** 0: every page of the shop. */
  product_id: number;
  views: number;
}

export interface SaleDayTable {
  id: Generated<number>;
  date: string;
  /** 0: the whole shop, of every day that is summed up, whatever was sold. */
  product_id: number;
  pieces: number;
  /** 元 */
  amount: string;
}

/** What was booked on an account by happenings of a kind, up to the entry `last_id`. */
interface JournalBalanceTable {
  id: Generated<number>;
  account: string;
  kind: string;
  /** 元 */
  amount: string;
  last_id: number;
}

export interface SavedViewTable {
  id: Generated<number>;
  admin_id: number;
  resource: string;
  name: string;
  query: JSONColumnType<Record<string, string>, string, string>;
}

export interface ConsoleErrorTable {
  id: Generated<number>;
  admin_id: number;
  account: string;
  real_name: string;
  /** Of everything that tells one fault from another. */
  fingerprint: string;
  kind: string;
  route: string;
  message: string;
  stack: string;
  version: string;
  agent: string;
  count: Generated<number>;
  first_time: Generated<Date>;
  last_time: Generated<Date>;
}

export interface SchemaStateTable {
  name: string;
  value: JSONColumnType<Record<string, unknown>, string, string>;
}

/** One content that is kept; attachments point at it by their address. */
export interface FileBlobTable {
  /** The key under which it lies in the store. */
  id: string;
  /** SHA-256 of what was sent, before anything was drawn anew. */
  source_hash: string;
  /** `picture`: drawn anew; otherwise the extension under which the content was judged and is kept as it was sent. */
  kind: string;
  size: number;
  /** The bytes are in the store. */
  ready: Generated<boolean>;
  create_time: Generated<Date>;
  /** The file whose bytes its address shows since they were replaced; then `source_hash` is the id, and `size` is of what is shown. */
  content: string | null;
}

/** What an address has shown, from the moment that it was replaced for the first time. The latest is shown now. */
export interface FileVersionTable {
  id: Generated<number>;
  /** Key of the address. */
  file: string;
  number: number;
  /** The file whose bytes it was. */
  content: string;
  /** As whoever sent it called it. */
  name: string;
  size: number;
  width: number | null;
  height: number | null;
  account: string;
  real_name: string;
  title: string;
  create_time: Generated<Date>;
}

/** A field of a record mentions a file; kept by the door. */
export interface FileUseTable {
  id: Generated<number>;
  entity: string;
  record_id: string;
  field: string;
  file: string;
}

/** A resumable upload and, once its file was accepted, what was answered. */
export interface FileUploadTable {
  id: string;
  admin_id: number;
  purpose: string;
  name: string;
  model: string;
  pid: number;
  size: number;
  /** Of those kept in `file_place`. */
  place: number | null;
  result: JSONColumnType<Record<string, unknown>, string | undefined, string> | null;
  create_time: Generated<Date>;
}

/** A place in the list that waits for a file on its way: its id there, and its time. */
export interface FilePlaceTable {
  id: number;
  admin_id: number;
  create_time: Generated<Date>;
}

/** A file made for one download of one person. */
export interface FileExportTable {
  id: string;
  admin_id: number;
  title: string;
  create_time: Generated<Date>;
}

/** One sign-in to the merchant console, given to whoever shows what this is the hash of. */
export interface MerchantTicketTable {
  id: string;
  admin_id: number;
  expire_time: Date;
}

/** What was answered to a service key, by its Idempotency-Key (`service/once.ts`). */
export interface ServiceAnswerTable {
  key_id: number;
  name: string;
  /** SHA-256 of what was asked. */
  digest: string;
  code: number;
  message: string;
  /** JSON. */
  data: string;
  create_time: Generated<Date>;
}

/** How often a service key was used in its last minute. */
export interface ServiceUseTable {
  key_id: number;
  minute: Date;
  calls: number;
}

/** Who works on a pending record. It counts until `until`, and while the session lasts. */
export interface ReviewClaimTable {
  id: Generated<number>;
  entity: string;
  record_id: string;
  admin_id: number;
  real_name: string;
  session: string;
  /** The window that works. */
  holder: string;
  since: Generated<Date>;
  until: Date;
}

/** A pending record that somebody has put aside. */
export interface ReviewSkipTable {
  id: Generated<number>;
  entity: string;
  record_id: string;
  admin_id: number;
  skip_time: Generated<Date>;
}

/** What the server does by itself, and which process is at it. */
export interface JobTable {
  name: string;
  due_time: Generated<Date>;
  /** Empty while nobody runs it. */
  holder: Generated<string>;
  lease_until: Date | null;
}

/** A batch that the server goes on with by itself (`resources/batchJobs`). */
export interface BatchJobTable {
  id: Generated<number>;
  admin_id: number;
  entity: string;
  title: string;
  /** What the call carried, less its records; empty once the job is over. */
  request: unknown;
  /** Where it was asked for, as the operation log keeps it. */
  facts: unknown;
  total: Generated<number>;
  /** Records that were tried, and those of them that were done. */
  tried: Generated<number>;
  done: Generated<number>;
  /** The first refusals, `{id, message}`. */
  failed: Generated<unknown>;
  /** `waiting`, `done` or `stopped`. */
  state: Generated<string>;
  /** Why it ended early. */
  reason: Generated<string>;
  /** Its person has been told of its end. */
  seen: Generated<boolean>;
  create_time: Generated<Date>;
  /** Of the last slice: jobs take turns. */
  work_time: Generated<Date>;
  end_time: Date | null;
}

/** What follows from a change and concerns more records than it may wait for. */
export interface FollowUpTable {
  id: Generated<string>;
  /** Entity and id of the record that it follows from. */
  entity: string;
  record_id: string;
  /** What follows, as the schema said. */
  follow: unknown;
  /** Who changed the record, and by which call. */
  actor: unknown;
  /** Records up to this id were asked. */
  after: Generated<string>;
  work_time: Generated<Date>;
}

/** Records of a job that are still to be tried, one row a slice. */
export interface BatchPartTable {
  job_id: number;
  at: number;
  ids: unknown;
}

/** Jobs that somebody stopped, from then until they are over. */
export interface BatchStopTable {
  job_id: number;
  reason: string;
}

/** Orders, registrations and top-ups for whose money the providers have been asked (`routes/order/lostNotices.ts`). */
interface PaymentQuestionTable {
  order_no: string;
  create_time: Generated<Date>;
}

/** What WeChat lends for two hours (`wechat/credentials.ts`). */
export interface WechatCredentialTable {
  /** AppID and what it is. */
  name: string;
  /** AppSecret that it was lent to, and itself, sealed; empty until there is one. */
  token: string;
  expire_time: Date;
  /** One process renews it until then. */
  lease_until: Date | null;
}

/** Lists whose kept totals are known to be right (`resources/totals`). */
interface KeptListTable {
  name: string;
  table_name: string;
}

/** A total that is kept, less what has not been added yet. */
interface KeptTotalTable {
  list: string;
  key: string;
  n: number;
}

/** What a visit changed of a total. */
interface KeptChangeTable extends KeptTotalTable {
  id: Generated<number>;
}

/** Tables by name: those of the entities, and the server's own. */
export interface Tables extends EntityTables {
  session: SessionTable;
  login_attempt: LoginAttemptTable;
  hidden_guess: HiddenGuessTable;
  captcha: CaptchaTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  operation_log: OperationLogTable;
  change_notice: ChangeNoticeTable;
  visit_day: VisitDayTable;
  sale_day: SaleDayTable;
  journal_balance: JournalBalanceTable;
  write_position: WritePositionTable;
  saved_view: SavedViewTable;
  console_error: ConsoleErrorTable;
  schema_state: SchemaStateTable;
  file_blob: FileBlobTable;
  file_version: FileVersionTable;
  file_use: FileUseTable;
  file_upload: FileUploadTable;
  file_place: FilePlaceTable;
  file_export: FileExportTable;
  merchant_ticket: MerchantTicketTable;
  service_answer: ServiceAnswerTable;
  service_use: ServiceUseTable;
  review_claim: ReviewClaimTable;
  review_skip: ReviewSkipTable;
  job: JobTable;
  batch_job: BatchJobTable;
  batch_part: BatchPartTable;
  batch_stop: BatchStopTable;
  follow_up: FollowUpTable;
  wechat_credential: WechatCredentialTable;
  payment_question: PaymentQuestionTable;
  kept_list: KeptListTable;
  kept_total: KeptTotalTable;
  kept_change: KeptChangeTable;
}

type Column = [name: string, type: string, fallback?: string];

const table = (name: string, columns: Column[], indexes: TableModel['indexes'] = []): TableModel => ({
  name,
  columns: columns.map(([column, written, fallback]) => {
    const [type, nullable] = [written.replace('?', ''), written.endsWith('?')];
    return { name: column, field: column, type, nullable, ...(fallback !== undefined ? { default: fallback } : nullable ? {} : { fill: emptyOf(type) }) };
  }),
  indexes,
  steps: [],
});
const index = (name: string, ...columns: string[]): TableModel['indexes'][number] => ({ name, columns, unique: false, using: 'btree' });
const unique = (name: string, ...columns: string[]): TableModel['indexes'][number] => ({ ...index(name, ...columns), unique: true });

export const systemTables: TableModel[] = [
  table('session', [
    ['id', 'text'], ['admin_id', 'bigint'], ['create_time', 'timestamptz', 'now()'], ['seen_time', 'timestamptz', 'now()'], ['ip', 'text'], ['agent', 'text'],
  ], [index('session_admin_id', 'admin_id')]),
  table('login_attempt', [
    ['id', 'bigint'], ['account', 'text'], ['ip', 'text'], ['create_time', 'timestamptz', 'now()'], ['judged', 'boolean', 'false'],
  ], [index('login_attempt_account', 'account', 'create_time'), index('login_attempt_ip', 'ip', 'create_time')]),
  table('hidden_guess', [['id', 'bigint'], ['admin_id', 'bigint'], ['digest', 'integer'], ['create_time', 'timestamptz', 'now()']], [unique('hidden_guess_digest', 'admin_id', 'digest')]),
  table('captcha', [
    ['id', 'bigint'], ['token', 'text'], ['kind', 'text'], ['answer', 'jsonb'], ['secret_key', 'text'], ['state', 'text'], ['verification', 'text'],
    ['ip', 'text'], ['create_time', 'timestamptz', 'now()'], ['expire_time', 'timestamptz'],
  ], [unique('captcha_token', 'token'), index('captcha_verification', 'verification'), index('captcha_ip', 'ip', 'create_time'), index('captcha_create_time', 'create_time')]),
  table('job', [['name', 'text'], ['due_time', 'timestamptz', 'now()'], ['holder', 'text', "''"], ['lease_until', 'timestamptz?']], [unique('job_name', 'name')]),
  table('batch_job', [
    ['id', 'bigint'], ['admin_id', 'bigint'], ['entity', 'text'], ['title', 'text'], ['request', 'jsonb'], ['facts', 'jsonb'], ['total', 'integer', '0'],
    ['tried', 'integer', '0'], ['done', 'integer', '0'], ['failed', 'jsonb', "'[]'"], ['state', 'text', "'waiting'"], ['reason', 'text', "''"], ['seen', 'boolean', 'false'],
    ['create_time', 'timestamptz', 'now()'], ['work_time', 'timestamptz', 'now()'], ['end_time', 'timestamptz?'],
  ], [index('batch_job_state', 'state', 'work_time'), index('batch_job_admin_id', 'admin_id', 'id'), index('batch_job_end_time', 'end_time')]),
  table('batch_part', [['job_id', 'bigint'], ['at', 'integer'], ['ids', 'jsonb']], [unique('batch_part_job_id', 'job_id', 'at')]),
  table('batch_stop', [['job_id', 'bigint'], ['reason', 'text']], [unique('batch_stop_job_id', 'job_id')]),
  table('follow_up', [
    ['id', 'bigint'], ['entity', 'text'], ['record_id', 'text'], ['follow', 'jsonb'], ['actor', 'jsonb'], ['after', 'bigint', '0'], ['work_time', 'timestamptz', 'now()'],
  ], [index('follow_up_work_time', 'work_time')]),
  table('wechat_credential', [['name', 'text'], ['token', 'text'], ['expire_time', 'timestamptz'], ['lease_until', 'timestamptz?']], [unique('wechat_credential_name', 'name')]),
  table('kept_list', [['name', 'text'], ['table_name', 'text']], [unique('kept_list_name', 'name')]),
  table('kept_total', [['list', 'text'], ['key', 'text'], ['n', 'bigint']], [unique('kept_total_key', 'list', 'key')]),
  table('kept_change', [['id', 'bigint'], ['list', 'text'], ['key', 'text'], ['n', 'bigint']]),
  table('payment_question', [['order_no', 'text'], ['create_time', 'timestamptz', 'now()']], [unique('payment_question_order_no', 'order_no'), index('payment_question_create_time', 'create_time')]),
  table('merchant_ticket', [['id', 'text'], ['admin_id', 'bigint'], ['expire_time', 'timestamptz']]),
  table('service_answer', [
    ['key_id', 'bigint'], ['name', 'text'], ['digest', 'text'], ['code', 'integer'], ['message', 'text'], ['data', 'text'], ['create_time', 'timestamptz', 'now()'],
  ], [unique('service_answer_name', 'key_id', 'name'), index('service_answer_create_time', 'create_time')]),
  table('service_use', [['key_id', 'bigint'], ['minute', 'timestamptz'], ['calls', 'integer']], [unique('service_use_key_id', 'key_id')]),
  table('second_factor', [
    ['id', 'bigint'], ['admin_id', 'bigint'], ['secret', 'text'], ['confirmed', 'boolean'], ['last_step', 'bigint'],
  ], [unique('second_factor_admin_id', 'admin_id')]),
  table('recovery_code', [['id', 'bigint'], ['admin_id', 'bigint'], ['hash', 'text']], [index('recovery_code_admin_id', 'admin_id')]),
  table('operation_log', [
    ['id', 'bigint'], ['create_time', 'timestamptz', 'now()'], ['admin_id', 'bigint?'], ['account', 'text'], ['real_name', 'text', "''"],
    ['kind', 'text'], ['title', 'text'], ['entity', 'text'], ['record_id', 'text'], ['version', 'bigint?'], ['changes', 'jsonb', "'[]'"],
    ['method', 'text'], ['path', 'text'], ['ip', 'text'], ['status', 'integer', '0'], ['error', 'text', "''"],
    ['method_name', 'text', "''"], ['param', 'text', "''"], ['result', 'text', "''"], ['mer_id', 'bigint', '0'],
  ], [
    index('operation_log_record', 'entity', 'record_id', 'id'),
    // Its list leaves out what the system does: with who did it in the index, rows are counted without being fetched.
    index('operation_log_admin', 'admin_id', 'id'), index('operation_log_create_time', 'create_time', 'admin_id'),
    index('operation_log_account', 'account', 'id', 'admin_id'), index('operation_log_kind', 'kind', 'id', 'admin_id'), index('operation_log_status', 'status', 'id', 'admin_id'),
  ]),
  // The moment of writing, not of the transaction's start: `changesAfter` looks back only seconds.
  table('change_notice', [
    ['id', 'bigint'], ['create_time', 'timestamptz', 'clock_timestamp()'], ['entity', 'text'], ['record_id', 'text'], ['kind', 'text'],
    ['admin_id', 'bigint', '0'],
  ], [index('change_notice_create_time', 'create_time')]),
  table('write_position', [['admin_id', 'bigint'], ['position', 'bigint']], [unique('write_position_admin', 'admin_id')]),
  table('visit_day', [['id', 'bigint'], ['date', 'date'], ['product_id', 'bigint'], ['views', 'bigint']], [
    unique('visit_day_product', 'product_id', 'date'), index('visit_day_date', 'date', 'product_id', 'views'),
  ]),
  table('sale_day', [['id', 'bigint'], ['date', 'date'], ['product_id', 'bigint'], ['pieces', 'bigint'], ['amount', 'numeric(20,2)']], [
    unique('sale_day_product', 'product_id', 'date'), index('sale_day_date', 'date', 'product_id', 'pieces', 'amount'),
  ]),
  table('journal_balance', [['id', 'bigint'], ['account', 'text'], ['kind', 'text'], ['amount', 'numeric(20,2)'], ['last_id', 'bigint']], [
    unique('journal_balance_account', 'account', 'kind', 'last_id'),
  ]),
  table('saved_view', [
    ['id', 'bigint'], ['admin_id', 'bigint'], ['resource', 'text'], ['name', 'text'], ['query', 'jsonb'],
  ], [index('saved_view_admin', 'admin_id', 'resource')]),
  table('console_error', [
    ['id', 'bigint'], ['admin_id', 'bigint'], ['account', 'text'], ['real_name', 'text'], ['fingerprint', 'text'], ['kind', 'text'], ['route', 'text'],
    ['message', 'text'], ['stack', 'text'], ['version', 'text'], ['agent', 'text'], ['count', 'integer', '1'],
    ['first_time', 'timestamptz', 'now()'], ['last_time', 'timestamptz', 'now()'],
  ], [unique('console_error_fault', 'admin_id', 'fingerprint'), index('console_error_last_time', 'last_time')]),
  table('file_blob', [
    ['id', 'text'], ['source_hash', 'text'], ['kind', 'text'], ['size', 'bigint'], ['ready', 'boolean', 'false'], ['create_time', 'timestamptz', 'now()'],
    ['content', 'text?'],
  ], [{ ...index('file_blob_source', 'source_hash', 'kind'), unique: true, where: 'ready' }]),
  table('file_version', [
    ['id', 'bigint'], ['file', 'text'], ['number', 'integer'], ['content', 'text'], ['name', 'text'], ['size', 'bigint'], ['width', 'integer?'], ['height', 'integer?'],
    ['account', 'text'], ['real_name', 'text'], ['title', 'text'], ['create_time', 'timestamptz', 'clock_timestamp()'],
  ], [unique('file_version_number', 'file', 'number'), index('file_version_content', 'content')]),
  table('file_use', [
    ['id', 'bigint'], ['entity', 'text'], ['record_id', 'text'], ['field', 'text'], ['file', 'text'],
  ], [index('file_use_file', 'file'), index('file_use_record', 'entity', 'record_id')]),
  table('file_upload', [
    ['id', 'text'], ['admin_id', 'bigint'], ['purpose', 'text'], ['name', 'text'], ['model', 'text'], ['pid', 'bigint'], ['size', 'bigint'],
    ['place', 'bigint?'], ['result', 'jsonb?'], ['create_time', 'timestamptz', 'now()'],
  ], [index('file_upload_admin', 'admin_id')]),
  table('file_place', [['id', 'bigint'], ['admin_id', 'bigint'], ['create_time', 'timestamptz', 'now()']]),
  table('file_export', [
    ['id', 'text'], ['admin_id', 'bigint'], ['title', 'text'], ['create_time', 'timestamptz', 'now()'],
  ]),
  table('review_claim', [
    ['id', 'bigint'], ['entity', 'text'], ['record_id', 'text'], ['admin_id', 'bigint'], ['real_name', 'text'], ['session', 'text'], ['holder', 'text'],
    ['since', 'timestamptz', 'clock_timestamp()'], ['until', 'timestamptz'],
  ], [unique('review_claim_record', 'entity', 'record_id'), index('review_claim_holder', 'admin_id', 'entity', 'holder')]),
  table('review_skip', [
    ['id', 'bigint'], ['entity', 'text'], ['record_id', 'text'], ['admin_id', 'bigint'], ['skip_time', 'timestamptz', 'clock_timestamp()'],
  ], [unique('review_skip_record', 'entity', 'record_id', 'admin_id')]),
];
