// Made from scripts/compiler/emit/validators.ts. Do not edit: change the source and run `npm run generate`.
/** One broken rule: where (`/name`, empty for the record itself), which keyword, and its limits. */
export interface RuleError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** True when the value holds; else `errors` names every broken rule, until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: RuleError[] | null;
}

/** Absent where the entity has no such call. */
export interface EntityValidators {
  create?: Validator;
  update?: Validator;
  /** By action name; absent for actions that ask nothing. */
  actions: Record<string, Validator>;
}

export const equal: (a: unknown, b: unknown) => boolean;
export const ucs2length: (text: string) => number;
