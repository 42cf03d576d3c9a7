// Made from schemas/operation/onePassConfig.json. Do not edit: change the source and run `npm run generate`.
import type { Generated } from 'kysely';

/** 一号通配置, as the server holds it. */
export type OperationOnePassConfig = {
  /** ID */
  id: number
  /** AccessKey */
  accessKey: string
  /** SecretKey */
  secretKey: string
}

/** What is worked out beside it. */
export type OperationOnePassConfigWorked = {
}
/** As it is answered. */
export type OperationOnePassConfigAnswer = Omit<OperationOnePassConfig, "secretKey"> & OperationOnePassConfigWorked
/** What a new one must bring. */
export type OperationOnePassConfigNeeds = "accessKey" | "secretKey"
/** What its actions are given, by their names. */
export type OperationOnePassConfigInputs = {}
/** Its moves, and who makes them. */
export type OperationOnePassConfigMoves = {}
/** What its schema leaves to code. */
export type OperationOnePassConfigHandlers = {
  actions: never
  moves: never
  computed: never
  writes: false
}
/** A row of its table. */
export type OperationOnePassConfigRow = {
  id: Generated<number>
  access_key: string
  secret_key: string
  record_version: Generated<number>
  create_time: Generated<string>
  update_time: Generated<string>
}
