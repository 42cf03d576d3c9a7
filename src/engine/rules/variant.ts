/** What a field is called and takes on some records, or in a mode of the form. */
import type { FieldModel, FormMode } from '../model';
import { holds } from './holds';

type Values = Record<string, unknown>;

/** The first variant that applies; those of a mode apply where a form asks in it. */
export const variantOf = ({ variants }: FieldModel, values: Values, mode?: FormMode) =>
  variants?.find((variant) => (variant.in === undefined || (mode !== undefined && variant.in.includes(mode))) && holds(variant.when, values));

/** The field as it is on these records; the same object where no variant applies. */
export function varied(field: FieldModel, variant: ReturnType<typeof variantOf>): FieldModel {
  if (!variant) return field;
  const { title, help, enumeration = field.enumeration, maxItems = field.maxItems, barred } = variant;
  return { ...field, title, help, enumeration, maxItems, ...(barred && { barred }) };
}

/** What stands in the empty input: the variant's own words, else those of the field by the variant's label. */
export const variedPlaceholder = (placeholder: string, field: FieldModel, variant: NonNullable<ReturnType<typeof variantOf>>): string =>
  variant.placeholder ?? placeholder.replace(field.title, variant.title);
