import { useRef, useState, type ReactNode } from 'react';
import { AddressButton } from './AddressButton';
import { Button } from './Button';
import { fieldAria, type ControlProps } from './fieldAria';
import { useFileUploader, type FileUploader } from './fileUploader';
import { IconButton } from './IconButton';
import { TextInput } from './TextInput';
import './FileInput.css';

export interface FileInputProps extends ControlProps {
  /** Address of the file. */
  value: string;
  onChange(value: string): void;
  /** What the file is. */
  name: string;
  /** The file as it is shown. */
  children: ReactNode;
}

/** One file: uploaded by whoever may (spec 2 §2), or given as an address. */
export function FileInput(props: FileInputProps) {
  const uploader = useFileUploader();
  return uploader ? <UploadedFile {...props} uploader={uploader} /> : <TypedFile {...props} />;
}

function UploadedFile({ uploader, value, onChange, name, children, ...control }: FileInputProps & { uploader: FileUploader }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const { 'aria-required': _required, ...aria } = fieldAria(control);
  const { disabled } = control;
  const caption = busy ? '上传中，请稍候...' : '点击上传';
  const send = async (file: File | undefined) => {
    if (!file) return;
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
      {value === '' && uploader.tip && <span className="ui-file-tip">{uploader.tip}</span>}
      <input
        ref={chooser}
        type="file"
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

function TypedFile({ value, onChange, name: _name, children, ...control }: FileInputProps) {
  return (
    <span className="ui-file">
      <TextInput {...control} inputMode="url" clearable value={value} onChange={onChange} placeholder="请输入文件地址" />
      {children}
    </span>
  );
}
