import { useEnumeration } from '../../ui/ports/enumerations';
import type { Option } from '../../ui/inputs/OptionList';
import type { FieldModel, Scalar } from '../../engine/model';

/** What may be chosen: options written in place, else the codes of the enumeration. @param held a code that is not offered, and held, stays to be seen */
export function useCodes(field: FieldModel, held?: unknown): Option<Scalar>[] {
  const enumeration = useEnumeration(field.enumeration);
  const items: NonNullable<FieldModel['options']> = field.options ?? enumeration?.items.filter(({ offered, value }) => offered !== false || value === held) ?? [];
  const cannot = ({ value, disabled }: (typeof items)[number]) => disabled || field.barred?.includes(value);
  return items.map((item) => ({ value: item.value, label: item.title, ...(cannot(item) ? { disabled: true } : {}) }));
}

/** The code as the enumeration writes it: addresses and some answers carry `"1"` for 1. */
export function codeOf(options: readonly Option<Scalar>[], value: unknown): Scalar | undefined {
  return options.find((option) => option.value === value)?.value ?? options.find((option) => value !== null && value !== undefined && String(option.value) === String(value))?.value;
}
