// Made from schemas/gallery/showing.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ShowingGuide, ShowingQuestion, ShowingStatus } from '../../types/enumerations';

/** 展览场次, as the server holds it. */
export type GalleryShowing = {
  /** ID */
  id: number
  /** 场次名称 */
  name: string
  /** 展期 */
  startTime: string
  /** 展期结束 */
  endTime: string
  /** 讲解时间 */
  guideFrom: (string | null)
  /** 讲解结束 */
  guideTo: (string | null)
  /** 集合时间 */
  gatherTime: string
  /** 状态 */
  status: ShowingStatus
  /** 讲解 */
  guided: ShowingGuide
  /**
   * 报名信息
   *
   * Items: 报名信息
   */
  questions: {
    /** 名称 */
    label: string
    /** 类型 */
    type: ShowingQuestion
    /** 选项 */
    options?: (string[] | null)
    /** 最小值 */
    least?: (number | null)
    /** 最大值 */
    most?: (number | null)
  }[]
  /**
   * 等级折扣
   *
   * Items: 等级折扣
   */
  levelRates: {
    /** 会员等级 */
    levelId: number
    /** 折扣（折） */
    rate: string
  }[]
  /** 开幕日 */
  openingDay: (string | null)
}

/** What is worked out beside it. */
export type GalleryShowingWorked = {
}
/** As it is answered. */
export type GalleryShowingAnswer = Omit<GalleryShowing, never> & GalleryShowingWorked
/** What a new one must bring. */
export type GalleryShowingNeeds = "name" | "startTime" | "endTime" | "questions"
/** What its actions are given, by their names. */
export type GalleryShowingInputs = {}
/** Its moves, and who makes them. */
export type GalleryShowingMoves = {
  start: "platform"
  suspend: "platform"
}
/** What its schema leaves to code. */
export type GalleryShowingHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type GalleryShowingRow = {
  id: Generated<number>
  name: string
  start_time: string
  end_time: string
  guide_from: string | null
  guide_to: string | null
  gather_time: Generated<string>
  status: Generated<ShowingStatus>
  guided: Generated<ShowingGuide>
  questions: unknown
  level_rates: Generated<unknown>
  opening_day: string | null
  name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
