import { ExternalLink } from '../../ui/display/ExternalLink';
import { FileInput } from '../../ui/inputs/FileInput';
import { extension, fileName } from '../../ui/fileName';
import { useFileName } from '../../ui/ports/fileUploader';
import { Icon } from '../../ui/Icon';
import { Tag } from '../../ui/display/Tag';
import type { InputLook } from '../../engine/model';
import { controlOf, textOf, type CellProps, type FieldView, type InputProps } from '../view';
import './view.css';

/** A document with its extension in capitals (spec 2 §2). */
function FileLink({ address, name }: { address: string; name?: string }) {
  return (
    <span className="field-file">
      <Icon name="file" />
      <Tag tone="primary">{extension(address) || '文件'}</Tag>
      <ExternalLink href={address}>{name ?? (fileName(address) || address)}</ExternalLink>
    </span>
  );
}

/** Under the name that it was uploaded by. */
const NamedFile = ({ address }: { address: string }) => <FileLink address={address} name={useFileName(address)} />;

const uploadOf = ({ caption, accept, maxBytes, hint }: InputLook = {}) => ({ caption, accept, maxBytes, hint });

function Input(props: InputProps) {
  const address = textOf(props.value).trim();
  return (
    <FileInput {...controlOf(props)} {...uploadOf(props.input?.look)} name={props.field.title} value={textOf(props.value)} onChange={props.onChange}>
      {fileName(address) !== '' && <NamedFile address={address} />}
    </FileInput>
  );
}

function Cell({ value }: CellProps) {
  return textOf(value) === '' ? null : <FileLink address={textOf(value)} />;
}

export const view: FieldView = { Input, Cell };
