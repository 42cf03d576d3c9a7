// Made from schemas/gallery/keeper.json. Do not edit: change the source and run `npm run generate`.
/**
 * 标本管理员, as answered.
 */
export interface Keeper {
  /**
   * ID
   */
  id: number
  /**
   * 姓名
   */
  name: string
  /**
   * 联系电话
   */
  phone: string
  /**
   * 在岗
   */
  onDuty?: (boolean | null)
}

/**
 * What create takes.
 *
 */
export interface KeeperCreate {
  /**
   * 姓名
   */
  name: string
  /**
   * 联系电话
   */
  phone: string
  /**
   * 在岗
   */
  onDuty?: (boolean | null)
}

/**
 * What update takes.
 *
 */
export interface KeeperUpdate {
  /**
   * 姓名
   */
  name?: string
  /**
   * 联系电话
   */
  phone?: string
  /**
   * 在岗
   */
  onDuty?: (boolean | null)
}
