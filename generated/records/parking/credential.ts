// Made from schemas/parking/credential.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';
import type { ConnectionStatus, ParkingProvider, ParkingSign } from '../../types/enumerations';

/** 停车场凭证, as the server holds it. */
export type ParkingCredential = {
  /** ID */
  id: number
  /** 停车场名称 */
  lotName: string
  /** 停车场编号 */
  lotCode: string
  /** 服务商 */
  provider: ParkingProvider
  /** 接口地址 */
  apiUrl: string
  /** AppId */
  appId: string
  /** AppSecret */
  appSecret: string
  /** AppSecret */
  appSecretMask: string
  /** 签名方式 */
  signType: ParkingSign
  /** 平台公钥 */
  publicKey: string
  /** 回调地址 */
  notifyUrl: string
  /** 超时时间 */
  timeout: number
  /** 积分抵扣 */
  freeMinutesPerIntegral: string
  /** 单次最高抵扣 */
  maxDeductMinutes: (number | null)
  /** 状态 */
  status: boolean
  /** 连接状态 */
  testStatus: ConnectionStatus
  /** 测试结果 */
  testMessage: string
  /** 最近测试 */
  lastTestTime: (string | null)
  /** 备注 */
  remark: string
  /** 更新时间 */
  updateTime: string
}

/** What is worked out beside it. */
export type ParkingCredentialWorked = {
}
/** As it is answered. */
export type ParkingCredentialAnswer = Omit<ParkingCredential, "appSecret"> & ParkingCredentialWorked
/** What a new one must bring. */
export type ParkingCredentialNeeds = "lotName" | "lotCode" | "provider" | "apiUrl" | "appId" | "appSecret"
/** What its actions are given, by their names. */
export type ParkingCredentialInputs = {}
/** Its moves, and who makes them. */
export type ParkingCredentialMoves = {}
/** What its schema leaves to code. */
export type ParkingCredentialHandlers = {
  actions: never
  moves: never
  computed: never
  writes: true
}
/** A row of its table. */
export type ParkingCredentialRow = {
  id: Generated<number>
  lot_name: string
  lot_code: string
  provider: ParkingProvider
  api_url: string
  app_id: string
  app_secret: string
  app_secret_mask: Generated<string>
  sign_type: Generated<ParkingSign>
  public_key: Generated<string>
  notify_url: Generated<string>
  timeout: Generated<number>
  free_minutes_per_integral: Generated<string>
  max_deduct_minutes: Generated<number | null>
  status: Generated<boolean>
  test_status: Generated<ConnectionStatus>
  test_message: Generated<string>
  last_test_time: string | null
  remark: Generated<string>
  lot_code_grams: string[] | null
  lot_name_grams: string[] | null
  is_del: Generated<boolean>
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
