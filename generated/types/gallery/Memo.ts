// Made from schemas/gallery/memo.json. Do not edit: change the source and run `npm run generate`.
/**
 * 便签, as answered.
 */
export interface Memo {
  /**
   * ID
   */
  id: number
  /**
   * 便签标题
   */
  name: string
  /**
   * 内容
   */
  body?: (string | null)
  /**
   * 已办
   */
  done?: (boolean | null)
}

/**
 * What create takes.
 *
 */
export interface MemoCreate {
  /**
   * 便签标题
   */
  name: string
  /**
   * 内容
   */
  body?: (string | null)
  /**
   * 已办
   */
  done?: (boolean | null)
}

/**
 * What update takes.
 *
 */
export interface MemoUpdate {
  /**
   * 便签标题
   */
  name?: string
  /**
   * 内容
   */
  body?: (string | null)
  /**
   * 已办
   */
  done?: (boolean | null)
}
