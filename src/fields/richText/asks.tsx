import type { Editor, JSONContent } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { Icon } from '../../ui/Icon';
import { openMediaWindow } from '../../ui/ports/mediaWindow';
import { useMediaPicker, type MediaFile, type MediaRequest } from '../../ui/ports/mediaPicker';
import { TextInput } from '../../ui/inputs/TextInput';
import { Ask } from './Ask';
import { cleanHtml } from './cleanHtml';
import { image, video } from './extensions';

interface AskProps {
  editor: Editor;
  disabled?: boolean;
}

const colours = ['#303133', '#606266', '#8a4b00', '#c8322b', '#b5127c', '#6954f0', '#1a6fd1', '#0b7285', '#1f7a37', '#8f5a00', '#000000', '#ffffff'];
const colourNames = ['深灰', '灰', '棕', '红', '玫红', '紫', '蓝', '青', '绿', '金', '黑', '白'];

export function AskColour({ editor, disabled }: AskProps) {
  return (
    <Ask name="文字颜色" face={<span style={{ borderBottom: '3px solid #c8322b' }}>A</span>} disabled={disabled}>
      {(close) => (
        <div className="field-editor-ask">
          <div className="field-editor-colours">
            {colours.map((colour, index) => (
              <button
                key={colour}
                type="button"
                aria-label={colourNames[index]}
                title={colourNames[index]}
                style={{ background: colour }}
                onClick={() => { close(); editor.chain().focus().setColor(colour).run(); }}
              />
            ))}
          </div>
          <div><Button size="small" onClick={() => { close(); editor.chain().focus().unsetColor().run(); }}>恢复默认</Button></div>
        </div>
      )}
    </Ask>
  );
}

/** Schemes that may stand in a link; an address without one is taken as https. */
const linkAddress = (text: string): string | undefined => {
  const address = text.trim();
  if (/^(https?:\/\/|mailto:|tel:|\/|#)\S+$/i.test(address)) return address;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? `https://${address}` : undefined;
};

export function AskLink({ editor, disabled }: AskProps) {
  return (
    <Ask name="链接" face={<Icon name="link" />} disabled={disabled}>
      {(close) => (
        <AddressForm
          label="链接地址"
          initial={String(editor.getAttributes('link').href ?? '')}
          newWindow={editor.getAttributes('link').target === '_blank'}
          read={linkAddress}
          onSubmit={(href, _text, newWindow) => {
            close();
            const attrs = { href, target: newWindow ? '_blank' : null };
            const chain = editor.chain().focus().extendMarkRange('link');
            if (editor.state.selection.empty && !editor.isActive('link')) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs }] }).run();
            else chain.setLink(attrs as { href: string }).run();
          }}
          onRemove={editor.isActive('link') ? () => { close(); editor.chain().focus().extendMarkRange('link').unsetLink().run(); } : undefined}
        />
      )}
    </Ask>
  );
}

const fileAddress = (text: string): string | undefined => (/^(https?:\/\/|\/)\S+$/i.test(text.trim()) ? text.trim() : undefined);

/** Asks for pictures: from the library, here or in a window beside the text, where there is one, or by address. */
export function AskImage({ editor, disabled }: AskProps) {
  const pickMedia = useMediaPicker();
  const beside = useRef<{ stop(): void }>(undefined);
  useEffect(() => () => beside.current?.stop(), []);
  const openBeside = () => {
    beside.current?.stop();
    beside.current = openMediaWindow((html) => editor.chain().insertContent(cleanHtml(html)).run());
  };
  return (
    <Ask name="图片" face={<Icon name="image" />} disabled={disabled}>
      {(close) => (
        <>
          <FromLibrary kind="image" close={close} onChosen={(files) => insert(editor, files.map(({ url, name, alt }) => image(url, alt ?? name)))} />
          {pickMedia && <div className="field-editor-ask"><Button onClick={() => { close(); openBeside(); }}>在新窗口选择</Button></div>}
          <AddressForm label="图片地址" withText="图片说明" initial="" read={fileAddress} onSubmit={(src, alt) => { close(); insert(editor, [image(src, alt)]); }} />
        </>
      )}
    </Ask>
  );
}

/** Asks for videos in the same way. */
export function AskVideo({ editor, disabled }: AskProps) {
  return (
    <Ask name="视频" face={<Icon name="video" />} disabled={disabled}>
      {(close) => (
        <>
          <FromLibrary kind="video" close={close} onChosen={(files) => insert(editor, files.map(({ url }) => video(url)))} />
          <AddressForm label="视频地址" initial="" read={fileAddress} onSubmit={(src) => { close(); insert(editor, [video(src)]); }} />
        </>
      )}
    </Ask>
  );
}

const insert = (editor: Editor, content: JSONContent[]): void => { editor.chain().focus().insertContent(content).run(); };

function FromLibrary({ kind, close, onChosen }: { kind: MediaRequest['kind']; close(): void; onChosen(files: MediaFile[]): void }) {
  const pickMedia = useMediaPicker();
  if (!pickMedia) return null;
  const choose = async () => {
    close();
    const files = await pickMedia({ kind, multiple: true });
    if (files?.length) onChosen(files);
  };
  return <div className="field-editor-ask"><Button onClick={() => void choose()}>从素材库选择</Button></div>;
}

interface AddressFormProps {
  label: string;
  /** Label of a second, optional text. */
  withText?: string;
  initial: string;
  /** Asked too when given: opens a window of its own. */
  newWindow?: boolean;
  read(text: string): string | undefined;
  onSubmit(address: string, text: string, newWindow: boolean): void;
  onRemove?(): void;
}

function AddressForm({ label, withText, initial, newWindow, read, onSubmit, onRemove }: AddressFormProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const [text, setText] = useState('');
  const [apart, setApart] = useState(newWindow ?? false);
  const [refused, setRefused] = useState(false);
  useEffect(() => first.current?.focus(), []);
  const submit = () => {
    const address = read(typed);
    setRefused(!address);
    if (address) onSubmit(address, text.trim(), apart);
  };
  return (
    <div className="field-editor-ask">
      <label htmlFor={id}>{label}</label>
      <TextInput ref={first} id={id} value={typed} onChange={setTyped} invalid={refused} placeholder="https://" inputMode="url" onEnter={submit} />
      <span id={`${id}-message`} role="alert" className="ui-refusal">{refused && `${label}格式不正确`}</span>
      {withText && <label>{withText}<TextInput value={text} onChange={setText} onEnter={submit} /></label>}
      {newWindow !== undefined && <Checkbox checked={apart} onChange={setApart}>新窗口打开</Checkbox>}
      <div>
        {onRemove && <Button size="small" onClick={onRemove}>移除链接</Button>}
        <Button size="small" variant="primary" onClick={submit}>确定</Button>
      </div>
    </div>
  );
}
