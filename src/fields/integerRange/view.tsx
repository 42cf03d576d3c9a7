import { integerBounds } from '../../engine/schema/integerBounds';
import { NumberInput } from '../../ui/inputs/NumberInput';
import { RangeInput, rangeOf } from '../../ui/inputs/RangeInput';
import { useTyped } from '../../ui/inputs/TextInput';
import { readInteger } from '../integer/view';
import { controlOf, textOf, type FieldView, type InputProps } from '../view';

function End({ at, ...props }: InputProps & { at: 0 | 1 }) {
  const { field, value, onChange } = props;
  const { minimum, maximum } = integerBounds(field);
  const low = Math.max(0, minimum);
  const { text, type } = useTyped(Array.isArray(value) ? value[at] : null, textOf, readInteger);
  return (
    <NumberInput
      {...controlOf(props)}
      {...(at === 1 && { id: `${props.id}-to`, autoFocus: false })}
      aria-label={`${at === 0 ? '最小' : '最大'}${field.title}`}
      placeholder={at === 0 ? '最小' : '最大'}
      text={text}
      onText={(next) => onChange(rangeOf(value, at, type(next)))}
      minimum={low + at}
      maximum={maximum - 1 + at}
    />
  );
}

function Input(props: InputProps) {
  return <RangeInput label={props.field.title} from={<End {...props} at={0} />} to={<End {...props} at={1} />} />;
}

export const view: FieldView = { Input };
