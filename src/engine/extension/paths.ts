/** Key that is true in a deleted record, where records are answered by id. */
export const recordDeleted = 'recordDeleted';

/**
 * The console's own interface under `/api/console`, beside the published one: what a platform backend need not offer.
 * `GET capabilities` says which parts exist; a console that gets no answer hides them (design: "the interface is the published one").
 * All answers use the envelope. `key` is an entity key such as `product/brand`.
 */
export const extension = {
  /** GET, signed in → Capabilities */
  capabilities: '/console/capabilities',
  /** GET ?ids=1,2 → record[], deleted ones with `recordDeleted`; permission of the entity's list, or of a form that chooses from it */
  many: (key: string) => `/console/resources/${key}/many`,
  /** GET → record (with recordVersion); permission of the entity's list */
  one: (key: string, id: unknown) => `/console/resources/${key}/one/${id}`,
  /** GET → HistoryEntry[], newest first; permission of the entity's list */
  history: (key: string, id: unknown) => `/console/resources/${key}/history/${id}`,
  /** GET → string[], what follows from a call for other records; `call` is the name of its endpoint, whose permission it takes */
  follows: (key: string, call: string, id: unknown) => `/console/resources/${key}/follows/${call}/${id}`,
  /** POST {ids} → BatchResult: what an action changed is written back, where it was the caller's and the record's last change; permission of the action */
  undo: (key: string, action: string) => `/console/resources/${key}/undo/${action}`,
  /** GET page, limit + filters → page of deleted rows; permission of delete */
  recycled: (key: string) => `/console/resources/${key}/recycled`,
  /** POST {ids: (number|string)[]} → BatchResult; permission of delete */
  restore: (key: string) => `/console/resources/${key}/restore`,
  /** POST BatchRequest → BatchResult, or BatchJob where it means more records than a call is waited for; permission of the operation */
  batch: (key: string) => `/console/resources/${key}/batch`,
  /** GET ?everyone=1 → BatchJob[], those that wait first, then the newest: the caller's own; everybody's to role admin that asks so; signed in */
  batchJobs: '/console/batches',
  /** GET → BatchJobReport; signed in, one's own or role admin */
  batchJob: (id: number | string) => `/console/batches/${id}`,
  /** POST: what is left of it is not tried, once the records at hand are done; signed in, one's own or role admin */
  stopBatchJob: (id: number | string) => `/console/batches/${id}/stop`,
  /** POST {ids: number[]}: the caller has been told of the end of these; signed in */
  seenBatchJobs: '/console/batches/seen',
  /** GET format=csv|xlsx&columns=a,b + the list's filters and orderBy → file, or an envelope when it fails */
  export: (key: string) => `/console/resources/${key}/export`,
  /** POST {id, parent, before: id|null}; permission of update */
  reorder: (key: string) => `/console/resources/${key}/reorder`,
  /** GET ?resource=key → SavedView[] of the caller; POST SavedView (without id: new) ; signed in */
  views: '/console/views',
  /** POST; signed in */
  deleteView: (id: number) => `/console/views/delete/${id}`,
  /** GET ?keyword=text → FoundRecord[] of the entities that the caller may list; signed in */
  search: '/console/search',
  /** GET ?after=ID&resource=key → {last: number, changes: ChangeNotice[]}; signed in */
  changes: '/console/changes',
  /**
   * A resumable upload, tus 1.0: POST with `Upload-Length` and `Upload-Metadata` filename, purpose (image or file), model, pid, place;
   * then HEAD, PATCH and DELETE at the Location answered. Permission of the purpose: platform:upload:image or platform:upload:file.
   * It moves bytes alone: afterwards `acceptUpload` judges them.
   */
  upload: '/console/upload',
  /** POST {count} → number[], for files chosen together: uploads that say one as `place` stand in the list in this order, however they arrive; with the right to upload */
  uploadPlaces: '/console/upload/places',
  /** POST {id: the last part of the Location} → UploadedFile; may be asked again. The answer of the published upload calls. */
  acceptUpload: '/console/upload/accept',
  /** GET ?ids=1,2 → FileUses[], one for each attachment; permission of the attachment list */
  uses: '/console/attachment/uses',
  /** POST {ids: (number|string)[]} → {fileName} of a zip for `/common/download?fileName=…&delete=true`; permission of the attachment list */
  prepareZip: '/console/attachment/zip',
  /** GET → FileVersion[], newest first, none of a file that was never replaced; permission of the attachment list */
  fileVersions: (id: unknown) => `/console/attachment/versions/${id}`,
  /**
   * POST multipart as the published uploads, with X-Record-Version → UploadedFile: its address shows the new content from now on.
   * Permission platform:attachment:update, and that of the upload
   */
  replaceFile: (id: unknown) => `/console/attachment/replace/${id}`,
  /** POST {number} with X-Record-Version → UploadedFile; permissions as `replaceFile` */
  restoreFile: (id: unknown) => `/console/attachment/restore/${id}`,
  /** GET → AccessSubject[]; role admin */
  accessSubjects: '/console/access/subjects',
  /** GET ?kind=role|admin&id=ID → Explanation[], one a call of the server; role admin */
  access: '/console/access',
  /** GET ?formId=ID → SettingState[], one a field of the form template; permission platform:system:config:info, role admin */
  settingStates: '/console/config/state',
  /** POST {formId, name}: empties one setting, a secret too; permission platform:system:config:save:form, role admin */
  clearSetting: '/console/config/clear',
  /** GET ?formId=ID&name=key → HistoryEntry[], newest first, secrets masked; permission platform:system:config:info, role admin */
  settingHistory: '/console/config/history',
  /** GET ?id=ID → TemplateUse[]; permission platform:system:form:info, role admin */
  templateUses: '/console/form-template/uses',
  /** POST {token} → RedeemedTicket; anonymous: the ticket is the proof, it opens once and within 60 seconds (decisions 14) */
  merchantTicket: '/console/merchant/ticket',
  /** GET → ShopSite; anonymous */
  shopSite: '/console/shop/site',
  /** GET ?ids=1,2 or ?brandIds=&categoryIds=&merIds=&sort=default|sales|price, &limit → ShopProduct[]; anonymous, as are the next five */
  shopProducts: '/console/shop/products',
  /** GET ?addresses=a,b → ShopAlternative[], those that the library has words for */
  shopAlternatives: '/console/shop/alternatives',
  /** GET ?categoryId=&limit → ShopArticle[] */
  shopArticles: '/console/shop/articles',
  /** GET ?ids=&limit → ShopMerchant[] */
  shopMerchants: '/console/shop/merchants',
  /** GET ?limit → ShopGift[], goods of the points mall on the shelf */
  shopGifts: '/console/shop/gifts',
  /** GET ?limit → ShopFlashSale[], goods of flash sales whose slot runs, as 秒杀样式配置 shows them */
  shopFlashSales: '/console/shop/flash/sales',
  /** GET ?limit → ShopGroup[], goods of group activities that run */
  shopGroups: '/console/shop/groups',
  /** GET ?limit → ShopLiveRoom[], live rooms that the shop shows */
  shopLiveRooms: '/console/shop/live/rooms',
  /** GET ?limit → ShopNote[], notes that were approved, those that the platform recommends in front */
  shopNotes: '/console/shop/notes',
  /** GET ?limit → ShopCoupon[], those that anybody may fetch now */
  shopCoupons: '/console/shop/coupons',
} as const;

/** Whom a ticket lets into the merchant console. */
export interface RedeemedTicket {
  merchantId: number;
  merchantName: string;
  account: string;
  realName: string;
  isSms: boolean;
}

/** One place where a form template is used. */
export interface TemplateUse {
  /** Entity key; null where the interface itself asks for the template. */
  entity: string | null;
  recordId: string | null;
  /** Display name; null where the caller may not list the entity. */
  name: string | null;
  fieldTitle: string;
}

/** What is known of a setting beside its value. */
export interface SettingState {
  /** Key of the configuration, and the field of the form template. */
  name: string;
  title: string;
  /** Never answered: an absent or empty one keeps what is stored and satisfies `required`; `clearSetting` empties it. */
  secret: boolean;
  stored: boolean;
}

export interface Capabilities {
  /** Demo rows and demo-only entities are present. */
  demo: boolean;
  history: boolean;
  recycle: boolean;
  batch: boolean;
  /** What a call is not waited for becomes a job. */
  batchJobs: boolean;
  export: boolean;
  reorder: boolean;
  views: boolean;
  changes: boolean;
  /** Records are found across entities. */
  search: boolean;
  one: boolean;
  many: boolean;
  /** Answers carry recordVersion and saves honour X-Record-Version. */
  recordVersion: boolean;
  /** Second factor, own sessions and WeChat binding (`account.ts`), and the administrators' calls that undo a lockout or a second factor. */
  account: boolean;
  /** Figures of the home page beside the published ones (`statistics.ts`). */
  statistics: boolean;
  /** Faults of the console are collected from everybody (`errors.ts`). */
  errors: boolean;
  /** Writes that are published by GET are answered by POST too. */
  postedWrites: boolean;
  /** Write-only secrets, their clearing, the history of settings, and where form templates are used. */
  settings: boolean;
  /** The address of the merchant console is known: one may sign in there as a merchant. */
  merchantConsole: boolean;
  /** A mini-program is configured: WeChat draws codes that open it. */
  miniProgram: boolean;
  /** Whose copyright stands below every screen (授权); absent: that of the site. */
  copyright?: { name: string; image: string };
  /** Pending records are handed out one at a time (`queue.ts`). */
  queue: boolean;
  /** Pages are shown to shoppers, have versions and schedules (`page.ts`). */
  pages: boolean;
  /** What follows from a call for other records is told, and actions that say so can be undone. */
  follows: boolean;
  undo: boolean;
  /** The right to a form opens the reads that it is filled in from. */
  formRights: boolean;
  /** Rights to decide on others' requests that the super user, who asks, holds alone: they may decide on their own, too. Absent: not known. */
  alone?: string[];
  /** Lists take `orderBy=field:asc|desc`. */
  orderBy: boolean;
  /** Resumable uploads, where-used and zip are served, under these rules. */
  media?: MediaRules & { /** Key of the entity that lists the files. */ entity: string };
}

export interface MediaRules {
  image: UploadRule;
  file: UploadRule;
  /** Widths in pixels that `?w=` of a picture's address takes; never enlarged. */
  thumbnails: number[];
}

export interface UploadRule {
  /** Lower case, without the dot. */
  extensions: string[];
  /** Bytes. */
  most: number;
}

/** What an upload answers (contract "attachments"). */
export interface UploadedFile {
  /** Name as it was given, cleaned. */
  fileName: string;
  /** Without the dot, by content. */
  extName: string;
  fileSize: number;
  /** Address under this server: what image and file fields hold. */
  url: string;
  /** MIME type by content. */
  type: string;
  /** Row of the attachment list; what is already in its category under this name keeps the row it had. */
  attId: number;
}

/** What a file's address has shown. */
export interface FileVersion {
  number: number;
  /** As whoever sent it called it. */
  name: string;
  /** Bytes. */
  size: number;
  /** Pixels; null of what is no picture. */
  width: number | null;
  height: number | null;
  /** When it was put there, by whom and how: 上传, 替换文件, 恢复版本1 … */
  at: string;
  account: string;
  realName: string;
  title: string;
  /** Address of this version, whatever is shown now. */
  url: string;
  /** MIME type by content. */
  type: string;
  isCurrent: boolean;
}

export interface FileUses {
  attId: number;
  total: number;
  /** The first ones. Deleted records count too, since they may be restored. */
  uses: {
    /** Entity key and its Chinese title. */
    entity: string;
    title: string;
    recordId: string;
    /** Display name; null where the caller may not list the entity. */
    name: string | null;
    fieldTitle: string;
    deleted: boolean;
  }[];
}

/** A record that the palette's search found. */
export interface FoundRecord {
  /** Key of its entity. */
  resource: string;
  id: number | string;
  /** Its display name. */
  name: string;
  /** Title of its entity. */
  title: string;
}

export interface HistoryEntry {
  id: number;
  at: string;
  account: string;
  realName: string;
  kind: 'ADD' | 'UPDATE' | 'DELETE' | 'RESTORE';
  title: string;
  version: number;
  /** Changed fields only, decoded values. */
  changes: { field: string; before: unknown; after: unknown }[];
}

/** Either `ids` or `filter` (wire query of the list: every row it matches). */
export interface BatchRequest {
  operation: 'delete' | 'switch' | 'action';
  /** The switch's field or the action's name. */
  name?: string;
  /** Target of a switch. */
  value?: unknown;
  input?: Record<string, unknown>;
  ids?: (number | string)[];
  filter?: Record<string, string>;
}

export interface BatchResult {
  done: number;
  ids: (number | string)[];
  failed: { id: number | string; message: string }[];
}

/** A batch that the server goes on with by itself, on behalf of whoever asked for it. */
export interface BatchJob {
  job: number;
  /** Entity key and its Chinese title. */
  resource: string;
  subject: string;
  /** Of the operation. */
  title: string;
  /** Who asked for it. */
  account: string;
  realName: string;
  total: number;
  /** Records that were tried, and those of them that were done; the rest refused. */
  tried: number;
  done: number;
  state: 'waiting' | 'done' | 'stopped';
  /** It still waits, for the records at hand alone. */
  stopping: boolean;
  /** Why it was stopped; empty otherwise. */
  reason: string;
  /** Whoever asked for it knows that it is over. */
  seen: boolean;
  createTime: string;
  /** Null while it waits. */
  endTime: string | null;
}

export interface BatchJobReport extends BatchJob {
  /** The first of those that refused. */
  failed: BatchResult['failed'];
}

export interface SavedView {
  id: number;
  resource: string;
  name: string;
  /** The list's address query: filters, sort, page size. */
  query: Record<string, string>;
}

export interface ChangeNotice {
  id: number;
  resource: string;
  recordId: number | string;
  kind: 'ADD' | 'UPDATE' | 'DELETE' | 'RESTORE';
  /** Whether the list could show the record now; told where the call names its filter. */
  listed?: boolean;
}

/** data of a 400 answer whose message concerns fields. */
export interface FieldErrors {
  errors: { field: string; message: string }[];
}

/** data of a 409 answer: the record as it now is, and who made it so. */
export interface Conflict {
  /** The record as it now is, as far as the caller may read it. */
  current: Record<string, unknown>;
  /** Fields changed since the caller's version, those that they may read. */
  changed: string[];
  account: string;
  realName: string;
  at: string;
}

/** data of a refusal because of the record's state: who made it so. */
export interface StateChange {
  stateChange: { account: string; realName: string; at: string; title: string };
}

/** How a refusal because of the state is told to people: who changed it, and when. */
export function toldWithChange(message: string, data: unknown): string {
  const change = (data as Partial<StateChange> | null | undefined)?.stateChange;
  if (!change) return message;
  return `${message}：${change.realName || change.account}已于 ${change.at} ${change.title}`;
}

/** Somebody whose rights can be asked about. */
export interface AccessSubject {
  kind: 'role' | 'admin';
  id: number;
  name: string;
  /** Code of a role, account of an administrator. */
  note: string;
  enabled: boolean;
}

/** What the server would answer to a call of this subject, and which rule decides it. */
export interface Explanation {
  method: string;
  /** With `/api`. */
  path: string;
  title: string;
  /** What the call is about: the entity's title, or that of its group. */
  group: string;
  permission: string;
  adminOnly: boolean;
  allowed: boolean;
  /** In Chinese. */
  reason: string;
  /** Of a call that decides on what others asked for: the one account that may make it, where there is one, and so decides on its own requests too. */
  soleHolder?: string;
}
