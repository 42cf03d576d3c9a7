/** 微信菜单: the menu at the foot of the official account, edited on a phone and published (WeChat sheet). */
import { useId, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { buttonTypes, emptyButton, faultsOfButton, type MenuButton, mostBelow, mostButtons } from '../../../../../engine/wechat/menu';
import { usePermission } from '../../../../data/session/permissions';
import { menuRights, publishMenu, readMenu } from '../../../../data/wechat/menu';
import { Button } from '../../../../../ui/buttons/Button';
import { Phone } from '../../../../../ui/display/Phone';
import { Select } from '../../../../../ui/inputs/Select';
import { TextInput } from '../../../../../ui/inputs/TextInput';
import { deletion, useConfirm } from '../../../../../ui/layers/Confirm';
import { Asked } from '../../../../../ui/states/Asked';
import { showNotice } from '../../../../../ui/states/notices';
import '../../../../../ui/inputs/field.css';
import '../application.css';

export default function WxMenus() {
  const menu = useQuery({ queryKey: ['wechat menu'], queryFn: ({ signal }) => readMenu(signal), gcTime: 0, staleTime: Infinity, refetchOnReconnect: false });
  return <section className="wechat-screen" aria-label="微信菜单"><Asked query={menu} lines={8} height={32}>{(opened) => <Editor opened={opened} />}</Asked></section>;
}

/** A button of the bar, or one above it. */
interface Place {
  bar: number;
  below?: number;
}

const at = (buttons: readonly MenuButton[], { bar, below }: Place): MenuButton | undefined => (below === undefined ? buttons[bar] : buttons[bar]?.sub_button[below]);

/** The buttons with another in this place; without one in its place where there is none. */
function placed(buttons: readonly MenuButton[], { bar, below }: Place, button: MenuButton | undefined): MenuButton[] {
  const swapped = (list: readonly MenuButton[], index: number) => [...list.slice(0, index), ...(button ? [button] : []), ...list.slice(index + 1)];
  if (below === undefined) return swapped(buttons, bar);
  return buttons.map((each, index) => (index === bar ? { ...each, sub_button: swapped(each.sub_button, below) } : each));
}

function Editor({ opened }: { opened: MenuButton[] }) {
  const may = usePermission();
  const confirm = useConfirm();
  const [buttons, setButtons] = useState(opened);
  const [chosen, setChosen] = useState<Place>();
  const [isShown, showFaults] = useState(false);
  const [busy, setBusy] = useState(false);
  const button = chosen && at(buttons, chosen);
  const faults = button && chosen ? faultsOfButton(button, chosen.below !== undefined) : {};

  /** Others may be chosen once this one is complete. */
  const mayLeave = (): boolean => {
    if (Object.keys(faults).length === 0) return true;
    showFaults(true);
    showNotice('warning', '请先填写完整当前菜单');
    return false;
  };
  const choose = (place: Place) => {
    if (!mayLeave()) return;
    setChosen(place);
    showFaults(false);
  };
  const add = (place: Place) => {
    if (!mayLeave()) return;
    setButtons(placed(buttons, place, emptyButton()));
    setChosen(place);
    showFaults(false);
  };
  const publish = async (next: MenuButton[]): Promise<boolean> => {
    setBusy(true);
    try {
      await publishMenu(next);
      showNotice('success', '提交成功');
      return true;
    } catch {
      // The data layer has told why.
      return false;
    } finally {
      setBusy(false);
    }
  };
  const remove = async (place: Place) => {
    if (!(await confirm(deletion('删除该菜单')))) return;
    const next = placed(buttons, place, undefined);
    if (!(await publish(next))) return;
    setButtons(next);
    setChosen(undefined);
  };

  const bar = (each: MenuButton, index: number): ReactNode => {
    const isOpen = chosen?.bar === index;
    return (
      <li key={index}>
        {isOpen && (
          <ul className="wechat-above">
            {each.sub_button.length < mostBelow && <li><button type="button" aria-label={`为${each.name || '菜单'}添加子菜单`} onClick={() => add({ bar: index, below: each.sub_button.length })}>＋</button></li>}
            {each.sub_button.map((sub, place) => (
              <li key={place}><button type="button" aria-pressed={chosen?.below === place} onClick={() => choose({ bar: index, below: place })}>{sub.name || '子菜单名称'}</button></li>
            ))}
          </ul>
        )}
        <button type="button" aria-pressed={isOpen && chosen?.below === undefined} onClick={() => choose({ bar: index })}>{each.name || '菜单名称'}</button>
      </li>
    );
  };
  return (
    <div className="wechat-reply">
      <div className="wechat-phone">
        <Phone label="公众号菜单预览">
          <div className="wechat-menu-room" />
          <ul className="wechat-bar">
            {buttons.map(bar)}
            {buttons.length < mostButtons && <li><button type="button" aria-label="添加菜单" onClick={() => add({ bar: buttons.length })}>＋</button></li>}
          </ul>
        </Phone>
      </div>
      <form
        aria-label="菜单信息" noValidate className="wechat-menu-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (mayLeave()) void publish(buttons);
        }}
      >
        <h2>菜单信息</h2>
        {!button || !chosen ? <p className="form-help">{buttons.length === 0 ? '点击手机上的“＋”添加菜单' : '点击手机上的菜单进行编辑'}</p> : (
          <Fields button={button} faults={isShown ? faults : {}} onChange={(changed) => setButtons(placed(buttons, chosen, changed))} />
        )}
        <div className="form-footer">
          {chosen && may(menuRights.remove) && (buttons.length > 1 || may(menuRights.save)) && <Button variant="danger" disabled={busy} onClick={() => void remove(chosen)}>删除</Button>}
          {buttons.length > 0 && may(menuRights.save) && <Button type="submit" variant="primary" busy={busy}>保存并发布</Button>}
        </div>
      </form>
    </div>
  );
}

const types = buttonTypes.map(({ value, title }) => ({ value, label: title }));

type TextField = 'name' | 'key' | 'url' | 'appid' | 'pagepath';

/** What a button of each type is asked. */
const asked: Readonly<Record<string, readonly [TextField, string][]>> = {
  click: [['key', '关键字']], view: [['url', '跳转地址']], miniprogram: [['appid', 'appid'], ['url', '备用网页'], ['pagepath', '小程序路径']],
};

function Fields({ button, faults, onChange }: { button: MenuButton; faults: Partial<Record<string, string>>; onChange(changed: MenuButton): void }) {
  const id = useId();
  const line = (name: string, title: string, control: ReactNode) => (
    <div className="form-field" key={name}>
      <label className="form-label" htmlFor={`${id}-${name}`}><span className="form-required" aria-hidden="true">*</span>{title}</label>
      {control}
      {faults[name] && <p className="form-message" id={`${id}-${name}-message`} role="alert">{faults[name]}</p>}
    </div>
  );
  const text = (name: TextField, title: string) => line(name, title, (
    <TextInput id={`${id}-${name}`} value={button[name]} invalid={faults[name] !== undefined} onChange={(value) => onChange({ ...button, [name]: value })} />
  ));
  return (
    <>
      {text('name', '菜单名称')}
      {button.sub_button.length === 0 && (
        <>
          {line('type', '规则状态', <Select id={`${id}-type`} options={types} value={buttonTypes.find(({ value }) => value === button.type)?.value} onChange={(type) => onChange({ ...button, type: type ?? '' })} />)}
          {(asked[button.type] ?? []).map(([name, title]) => text(name, title))}
        </>
      )}
    </>
  );
}
