import { IconInput } from '../../ui/inputs/IconInput';
import { Icon } from '../../ui/Icon';
import { menuIcon } from '../../ui/ports/menuIcon';
import { controlOf, textOf, type CellProps, type FieldView, type InputProps } from '../view';
import './view.css';

function Input(props: InputProps) {
  const { input, value, onChange } = props;
  return <IconInput {...controlOf(props)} value={textOf(value)} onChange={onChange} placeholder={input?.placeholder} />;
}

function Cell({ value }: CellProps) {
  const name = textOf(value);
  return (
    <span className="icon-cell" title={name}>
      <Icon name={menuIcon(name)} size={18} />
      <span className="ui-hidden">{name}</span>
    </span>
  );
}

function Detail({ value }: CellProps) {
  const name = textOf(value);
  return <span className="icon-cell"><Icon name={menuIcon(name)} size={18} /> {name}</span>;
}

export const view: FieldView = { Input, Cell, Detail };
