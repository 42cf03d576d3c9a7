// Made from schemas/media/attachment.json. Do not edit: change the source and run `npm run generate`.
/**
 * 素材, as answered.
 */
export interface Attachment {
  /**
   * ID
   */
  attId: number
  /**
   * 名称
   */
  name: string
  /**
   * 替代文字
   */
  alt?: (string | null)
  /**
   * 图片
   */
  sattDir?: (string | null)
  /**
   * 附件路径
   */
  attDir?: (string | null)
  /**
   * 附件类型
   */
  attType?: (string | null)
  /**
   * 大小
   */
  attSize?: (number | null)
  /**
   * 宽度
   */
  width?: (number | null)
  /**
   * 高度
   */
  height?: (number | null)
  /**
   * 文件版本
   */
  fileVersion?: (number | null)
  /**
   * 所属分类
   */
  pid?: (number | null)
  /**
   * 上传时间
   */
  createTime?: (string | null)
  /**
   * 更新时间
   */
  updateTime?: (string | null)
}

/**
 * What update takes.
 *
 */
export interface AttachmentUpdate {
  /**
   * 名称
   */
  name?: string
  /**
   * 替代文字
   */
  alt?: (string | null)
  /**
   * 所属分类
   */
  pid?: (number | null)
}
