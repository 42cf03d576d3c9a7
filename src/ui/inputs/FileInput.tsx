import { useRef, useState, type ReactNode } from 'react';
import { AddressButton } from '../buttons/AddressButton';
import { Button } from '../buttons/Button';
import { fieldAria, type ControlProps } from './fieldAria';
import { useFileUploader, type FileUploader } from '../ports/fileUploader';
import { IconButton } from '../buttons/IconButton';
import { TextInput } from './TextInput';
import './FileInput.css';

export interface FileInputProps extends ControlProps {
  /** Address of the file. */
  value: string;
  onChange(value: string): void;
  /** What the file is. */
  name: string;
  /** Words of the button. */
  caption?: string;
  /** What may be chosen, as in HTML; a file of another kind is refused. */
  accept?: string;
  /** Most bytes. */
  maxBytes?: number;
  /** A sentence about what may be uploaded, in place of the uploader's. */
  hint?: string;
  /** The file as it is shown. */
  children: ReactNode;
}

/** One file: uploaded by whoever may (spec 2 §2), or given as an address. */
export function FileInput(props: FileInputProps) {
  const uploader = useFileUploader();
  return uploader ? <UploadedFile {...props} uploader={uploader} /> : <TypedFile {...props} />;
}

function UploadedFile({ uploader, value, onChange, name, children, caption: words = '点击上传', accept = uploader.accept, maxBytes, hint, ...control }: FileInputProps & { uploader: FileUploader }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const { 'aria-required': _required, ...aria } = fieldAria(control);
  const { disabled } = control;
  const caption = busy ? '上传中，请稍候...' : words;
  const [refusal, setRefusal] = useState<string>();
  const tip = hint ?? uploader.tip;
  const send = async (file: File | undefined) => {
    if (!file) return;
    const wrong = refusalOf(file, accept, maxBytes);
    setRefusal(wrong);
    if (wrong !== undefined) return;
    setBusy(true);
    const address = await uploader.upload(file);
    setBusy(false);
    if (address !== undefined) onChange(address);
    control.onBlur?.();
  };
  return (
    <span className="ui-file">
      <span className="ui-file-row">
        {children}
        {value === ''
          ? <Button {...aria} aria-label={`${caption} ${name}`} icon="upload" busy={busy} disabled={disabled} onClick={() => chooser.current?.click()}>{caption}</Button>
          : <IconButton id={control.id} icon="delete" label={`移除${name}`} disabled={disabled} onClick={() => onChange('')} />}
        <AddressButton name={name} value={value} disabled={disabled} onChange={onChange} />
      </span>
      {value === '' && tip && <span className="ui-file-tip">{tip}</span>}
      {refusal !== undefined && <span className="ui-refusal" role="alert">{refusal}</span>}
      <input
        ref={chooser}
        type="file"
        accept={accept}
        hidden
        aria-label={`选择${name}`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          void send(file);
        }}
      />
    </span>
  );
}

/** A Chinese sentence when the file is not what was asked for; the server judges again by content. */
function refusalOf({ name, type, size }: File, accept = '', maxBytes = Infinity): string | undefined {
  const allowed = accept.split(',').map((each) => each.trim().toLowerCase()).filter((each) => each !== '');
  const fits = (each: string) => (each.startsWith('.') ? name.toLowerCase().endsWith(each) : each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : type === each);
  if (allowed.length > 0 && !allowed.some(fits)) return `文件类型应为 ${allowed.join('、')}`;
  return size > maxBytes ? `文件不能超过 ${sizeText(maxBytes)}` : undefined;
}

const sizeText = (bytes: number): string => (bytes >= 1024 ** 3 ? `${bytes / 1024 ** 3}GB` : bytes >= 1024 ** 2 ? `${bytes / 1024 ** 2}MB` : `${bytes / 1024}KB`);

function TypedFile({ value, onChange, name: _name, children, caption: _caption, accept: _accept, maxBytes: _maxBytes, hint: _hint, ...control }: FileInputProps) {
  return (
    <span className="ui-file">
      <TextInput {...control} inputMode="url" clearable value={value} onChange={onChange} placeholder="请输入文件地址" />
      {children}
    </span>
  );
}
