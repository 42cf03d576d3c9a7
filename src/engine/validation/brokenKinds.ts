import { holds } from '../rules/holds';
import { isEmpty } from '../text/words';
import type { FieldModel, KindName } from '../model';
import type { FieldError } from './fieldError';

/** What this looks at of a kind; `FieldKind` has it. */
export interface KindRule {
  check?(value: unknown, field: FieldModel): string | undefined;
  checkWithin?(value: unknown, field: FieldModel, record: Readonly<Record<string, unknown>>): Record<string, string>;
}

/**
 * Values that break the own rule of their kind, which no JSON Schema says. Empty and hidden ones are none of its business.
 * @param kindOf `(kind) => kinds[kind]`
 */
export function brokenKinds(fields: readonly FieldModel[], values: Record<string, unknown>, kindOf: (kind: KindName) => KindRule): (FieldError & { code?: number })[] {
  return fields.flatMap((field) => {
    const { check, checkWithin } = kindOf(field.kind);
    const value = values[field.name];
    if (isEmpty(value) || (field.when && !holds(field.when, values))) return [];
    const message = check?.(value, field);
    if (message !== undefined) return [{ field: field.name, message, ...(field.code === undefined ? {} : { code: field.code }) }];
    return Object.entries(checkWithin?.(value, field, values) ?? {}).map(([path, sentence]) => ({ field: `${field.name}.${path}`, message: sentence }));
  });
}
