import { holds } from '../rules/holds';
import { varied, variantOf } from '../rules/variant';
import { isEmpty } from '../text/words';
import type { FieldModel, KindName } from '../model';
import type { FieldError } from './fieldError';
import { countMessage } from './messages';

/** What this looks at of a kind; `FieldKind` has it. */
export interface KindRule {
  check?(value: unknown, field: FieldModel): string | undefined;
  checkWithin?(value: unknown, field: FieldModel, record: Readonly<Record<string, unknown>>): Record<string, string>;
}

/**
 * Values that break the own rule of their kind, or that of the variant of their field, which no JSON Schema says. Empty and hidden ones are none of its business.
 * @param kindOf `(kind) => kinds[kind]`
 */
export function brokenKinds(fields: readonly FieldModel[], values: Record<string, unknown>, kindOf: (kind: KindName) => KindRule): (FieldError & { code?: number })[] {
  return fields.flatMap((field) => {
    const { check, checkWithin } = kindOf(field.kind);
    const value = values[field.name];
    if (isEmpty(value) || (field.when && !holds(field.when, values))) return [];
    const asIs = varied(field, variantOf(field, values));
    const message = check?.(value, field) ?? tooMany(value, asIs) ?? barredMessage(value, asIs);
    if (message !== undefined) return [{ field: field.name, message, ...(field.code === undefined ? {} : { code: field.code }) }];
    return Object.entries(checkWithin?.(value, field, values) ?? {}).map(([path, sentence]) => ({ field: `${field.name}.${path}`, message: sentence }));
  });
}

/** How many a variant takes; how many the field takes at all its schema says. */
function tooMany(value: unknown, field: FieldModel): string | undefined {
  const { variants, maxItems } = field;
  return variants && maxItems !== undefined && Array.isArray(value) && value.length > maxItems ? countMessage(field, 'maxItems', maxItems) : undefined;
}

/** Where a variant bars codes, its help says why. */
const barredMessage = (value: unknown, { barred, help, title }: FieldModel): string | undefined =>
  (barred?.some((code) => (Array.isArray(value) ? value.includes(code) : value === code)) ? help ?? `请重新选择${title}` : undefined);
