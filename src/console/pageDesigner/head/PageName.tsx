import { useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Popover } from '../../ui/Popover';
import { TextInput } from '../../ui/TextInput';
import { useDesign, useSession } from '../state/context';
import { nameProblem } from '../state/pageName';

/** 当前页面：{name}, and the way to call it something else. */
export function PageName() {
  const name = useDesign(({ document }) => String(document.page.name ?? ''));
  return (
    <div className="pd-name">
      <h1>当前页面：{name}</h1>
      <Popover label="修改名称" button={(trigger) => <button type="button" {...trigger} className="ui-button ui-button-default ui-button-small ui-icon-button" aria-label="修改名称" title="修改名称"><Icon name="edit" /></button>}>
        {(close) => <Rename name={name} onClose={close} />}
      </Popover>
    </div>
  );
}

function Rename({ name, onClose }: { name: string; onClose(): void }) {
  const { changePage, pause } = useSession();
  const id = useId();
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string>();
  const rename = () => {
    const found = nameProblem(text);
    setProblem(found);
    if (found) return;
    pause();
    changePage('name', text.trim());
    onClose();
  };
  return (
    <form
      className="pd-rename"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <TextInput id={id} aria-label="模板名称" value={text} onChange={setText} count={15} required invalid={problem !== undefined} autoFocus />
      <p id={`${id}-message`} className="ui-refusal" role="alert">{problem}</p>
      <Button variant="primary" type="submit">确定</Button>
    </form>
  );
}
