import { use } from 'react';
import { IconButton } from '../../ui/buttons/IconButton';
import { LinkPickerContext } from '../../ui/ports/linkPicker';
import { TextInput } from '../../ui/inputs/TextInput';
import '../../ui/inputs/ReferenceSelect.css';
import { TextFilter } from '../text/view';
import { controlOf, textOf, type FieldView, type InputProps } from '../view';

function Input(props: InputProps) {
  const pick = use(LinkPickerContext);
  const open = async () => {
    const path = await pick?.();
    if (path !== undefined) props.onChange(path);
  };
  return (
    <div className="ui-reference">
      <TextInput {...controlOf(props)} value={textOf(props.value)} onChange={props.onChange} placeholder={props.input?.placeholder} />
      {pick && <IconButton icon="link" label="选择链接" disabled={props.disabled} onClick={() => void open()} />}
    </div>
  );
}

export const view: FieldView = { Input, Filter: TextFilter };
