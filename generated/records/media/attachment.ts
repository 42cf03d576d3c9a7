// Made from schemas/media/attachment.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 素材, as the server holds it. */
export type MediaAttachment = {
  /** ID */
  attId: number
  /** 名称 */
  name: string
  /** 替代文字 */
  alt: string
  /** 图片 */
  sattDir: string
  /** 附件路径 */
  attDir: string
  /** 附件类型 */
  attType: string
  /** 大小 */
  attSize: (number | null)
  /** 宽度 */
  width: (number | null)
  /** 高度 */
  height: (number | null)
  /** 文件版本 */
  fileVersion: number
  /** 所属分类 */
  pid: number
  /** 上传时间 */
  createTime: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type MediaAttachmentWorked = {
}
/** As it is answered. */
export type MediaAttachmentAnswer = Omit<MediaAttachment, never> & MediaAttachmentWorked
/** What a new one must bring. */
export type MediaAttachmentNeeds = "name"
/** What its actions are given, by their names. */
export type MediaAttachmentInputs = {}
/** Its moves, and who makes them. */
export type MediaAttachmentMoves = {}
/** What its schema leaves to code. */
export type MediaAttachmentHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type MediaAttachmentRow = {
  id: Generated<number>
  name: string
  alt: Generated<string>
  satt_dir: Generated<string>
  att_dir: Generated<string>
  att_type: Generated<string>
  att_size: number | null
  width: number | null
  height: number | null
  file_version: Generated<number>
  pid: Generated<number>
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
