import { TextInput, type TextInputProps } from '../../../../../ui/inputs/TextInput';

interface OwnFieldProps extends Pick<TextInputProps, 'value' | 'onChange' | 'type' | 'disabled' | 'autoComplete' | 'count' | 'autoFocus'> {
  id: string;
  label: string;
  required?: boolean;
  error?: string;
}

export function OwnField({ label, error, ...input }: OwnFieldProps) {
  return (
    <div className="own-field">
      <label htmlFor={input.id} data-required={input.required}>{label}</label>
      <div>
        <TextInput {...input} invalid={error !== undefined} />
        <p id={`${input.id}-message`} className="own-message" role="alert">{error}</p>
      </div>
    </div>
  );
}
