import { ExternalLink } from '../../console/ui/ExternalLink';
import { extension, fileName } from '../../console/ui/fileName';
import { Tag } from '../../console/ui/Tag';
import { TextInput } from '../../console/ui/TextInput';
import { controlOf, textOf, type CellProps, type FieldView, type InputProps } from '../view';
import './view.css';

function FileLink({ address }: { address: string }) {
  return (
    <span className="field-file">
      <Tag tone="primary">{extension(address) || '文件'}</Tag>
      <ExternalLink href={address}>{fileName(address) || address}</ExternalLink>
    </span>
  );
}

function Input(props: InputProps) {
  const address = textOf(props.value);
  return (
    <span className="field-file-input">
      <TextInput {...controlOf(props)} inputMode="url" clearable value={address} onChange={props.onChange} placeholder="请输入文件地址" />
      {fileName(address) !== '' && <FileLink address={address.trim()} />}
    </span>
  );
}

function Cell({ value }: CellProps) {
  return textOf(value) === '' ? null : <FileLink address={textOf(value)} />;
}

export const view: FieldView = { Input, Cell };
