/** JSON Schema fragment; plain data. */
export type JsonSchema = Record<string, unknown>;
