import { useReferenceSource } from '../../ui/ports/references';
import { Select } from '../../ui/inputs/Select';
import { controlOf, textOf, type FieldView, type InputProps } from '../view';

/** Offers what lies in the region chosen above. */
function Input(props: InputProps) {
  const { field, input, value, onChange, values = {} } = props;
  const { level = 1, within, named } = field.region ?? {};
  const above = within === undefined ? null : (values[within] as number | null | undefined) ?? null;
  const { options, loading, error } = useReferenceSource().useRegions(level, above);
  const control = controlOf(props);
  return (
    <Select
      {...control}
      disabled={control.disabled || (within !== undefined && above === null)}
      searchable
      clearable={!field.required}
      options={options}
      loading={loading}
      error={error}
      value={value as number | null}
      shown={named === undefined ? textOf(value) : textOf(values[named])}
      onChange={onChange}
      placeholder={input?.placeholder}
    />
  );
}

export const view: FieldView = { Input };
