import { CopyButton } from '../../ui/buttons/CopyButton';
import { ExternalLink } from '../../ui/display/ExternalLink';
import { TextInput } from '../../ui/inputs/TextInput';
import { TextFilter } from '../text/view';
import { controlOf, textOf, type CellProps, type FieldView, type InputProps } from '../view';
import './view.css';

function Input(props: InputProps) {
  return <TextInput {...controlOf(props)} type="url" inputMode="url" value={textOf(props.value)} onChange={props.onChange} placeholder={props.input?.placeholder} />;
}

function Cell({ field, value }: CellProps) {
  const address = textOf(value);
  return address === '' ? null : <span className="url-cell"><ExternalLink href={address} /><CopyButton text={address} label={`复制${field.title}`} /></span>;
}

export const view: FieldView = { Input, Cell, Filter: TextFilter };
