// Made from schemas/operation/copyright.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { CopyrightStatus } from '../../types/enumerations';

/** 授权, as the server holds it. */
export type OperationCopyright = {
  /** ID */
  id: number
  /** 授权信息 */
  companyName: string
  /** 授权图片 */
  companyImage: string
}

/** What is worked out beside it. */
export type OperationCopyrightWorked = {
  /** 管理端API域名 */
  domainUrl: (string | null)
  /** 项目版本号 */
  version: (string | null)
  /** 版权标签 */
  label: (number | null)
  /** 授权申请地址 */
  applyUrl: (string | null)
  /** 授权码 */
  authCode: (string | null)
  /** 授权状态 */
  status: CopyrightStatus | null
  /** 版权码 */
  copyright: (string | null)
}
/** As it is answered. */
export type OperationCopyrightAnswer = Omit<OperationCopyright, never> & OperationCopyrightWorked
/** What a new one must bring. */
export type OperationCopyrightNeeds = "companyName" | "companyImage"
/** What its actions are given, by their names. */
export type OperationCopyrightInputs = {}
/** Its moves, and who makes them. */
export type OperationCopyrightMoves = {}
/** What its schema leaves to code. */
export type OperationCopyrightHandlers = {
  actions: never
  moves: never
  computed: "domainUrl" | "version" | "label" | "applyUrl" | "authCode" | "status" | "copyright"
  writes: false
}
/** A row of its table. */
export type OperationCopyrightRow = {
  id: Generated<number>
  company_name: string
  company_image: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
