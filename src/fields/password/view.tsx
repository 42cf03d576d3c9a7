import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { TextInput } from '../../ui/inputs/TextInput';
import { edgesOf } from '../edges';
import { controlOf, textOf, type FieldView, type InputProps } from '../view';

function Input(props: InputProps) {
  const { field, input, value, onChange, mode, disabled } = props;
  const { prefix, suffix } = edgesOf(input?.look);
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...controlOf(props)}
      prefix={prefix}
      readOnly={input?.look?.readOnly}
      clearable={input?.look?.clearable}
      count={input?.look?.count ? field.maxLength : undefined}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      value={textOf(value)}
      onChange={onChange}
      // The stored one is never answered, so an edited record always starts empty.
      placeholder={mode === 'edit' && field.writeOnly ? '不修改请留空' : input?.placeholder}
      suffix={
        <>
          {suffix}
          <button type="button" className="ui-control-button" aria-label={shown ? '隐藏密码' : '显示密码'} disabled={disabled} onClick={() => setShown(!shown)}>
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </>
      }
    />
  );
}

export const view: FieldView = { Input, Cell: () => '******' };
