import { ExternalLink } from '../../console/ui/display/ExternalLink';
import { FileInput } from '../../console/ui/inputs/FileInput';
import { extension, fileName } from '../../console/ui/fileName';
import { Icon } from '../../console/ui/Icon';
import { Tag } from '../../console/ui/display/Tag';
import type { InputLook } from '../../engine/model';
import { controlOf, textOf, type CellProps, type FieldView, type InputProps } from '../view';
import './view.css';

/** A document with its extension in capitals (spec 2 §2). */
function FileLink({ address }: { address: string }) {
  return (
    <span className="field-file">
      <Icon name="file" />
      <Tag tone="primary">{extension(address) || '文件'}</Tag>
      <ExternalLink href={address}>{fileName(address) || address}</ExternalLink>
    </span>
  );
}

const uploadOf = ({ caption, accept, maxBytes, hint }: InputLook = {}) => ({ caption, accept, maxBytes, hint });

function Input(props: InputProps) {
  const address = textOf(props.value).trim();
  return (
    <FileInput {...controlOf(props)} {...uploadOf(props.input?.look)} name={props.field.title} value={textOf(props.value)} onChange={props.onChange}>
      {fileName(address) !== '' && <FileLink address={address} />}
    </FileInput>
  );
}

function Cell({ value }: CellProps) {
  return textOf(value) === '' ? null : <FileLink address={textOf(value)} />;
}

export const view: FieldView = { Input, Cell };
