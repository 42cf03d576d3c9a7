// Made from schemas/gallery/family.json. Do not edit: change the source and run `npm run generate`.
/**
 * 标本组别, as answered.
 */
export interface Family {
  /**
   * ID
   */
  id: number
  /**
   * 组别名称
   */
  name: string
  /**
   * 说明
   */
  kindHint?: (string | null)
  /**
   * 标本数
   */
  specimenNum?: (number | null)
  /**
   * 管理员
   */
  keeperId?: (number | null)
  /**
   * 适用商户分类
   */
  merchantClassifyId?: (number | null)
  /**
   * 适用店铺类型
   */
  merchantTypeId?: (number | null)
  /**
   * 排序
   */
  sort: number
}

/**
 * What create takes.
 *
 */
export interface FamilyCreate {
  /**
   * 组别名称
   */
  name: string
  /**
   * 说明
   */
  kindHint?: (string | null)
  /**
   * 管理员
   */
  keeperId?: (number | null)
  /**
   * 适用商户分类
   */
  merchantClassifyId?: (number | null)
  /**
   * 适用店铺类型
   */
  merchantTypeId?: (number | null)
  /**
   * 排序
   */
  sort: number
}

/**
 * What update takes.
 *
 */
export interface FamilyUpdate {
  /**
   * 组别名称
   */
  name?: string
  /**
   * 说明
   */
  kindHint?: (string | null)
  /**
   * 管理员
   */
  keeperId?: (number | null)
  /**
   * 适用商户分类
   */
  merchantClassifyId?: (number | null)
  /**
   * 适用店铺类型
   */
  merchantTypeId?: (number | null)
  /**
   * 排序
   */
  sort?: number
}
