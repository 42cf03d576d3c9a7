import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { signOut, useSignedIn } from '../../data/session';
import { useConfirm } from '../../ui/Confirm';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Popup } from '../../ui/Popup';
import { usePlace } from '../../data/menuPlace';

/** @param onMenu opens the menu where it is off the canvas */
export function Header({ onMenu }: { onMenu?: () => void }) {
  const trail = usePlace().map(({ title }) => title);
  return (
    <header className="top-bar">
      {onMenu && <IconButton icon="menu" label="打开菜单" onClick={onMenu} />}
      <p className="top-bar-trail">{trail.map((title, index) => <span key={index}>{title}</span>)}</p>
      <AccountMenu />
    </header>
  );
}

function AccountMenu() {
  const user = useSignedIn();
  const confirm = useConfirm();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  async function leave() {
    close();
    if (await confirm({ text: '确定退出登录吗？' })) await signOut();
  }
  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    }
  }

  if (!user) return null;
  return (
    <div className="account">
      <button
        ref={button} type="button" className="account-button"
        aria-haspopup="menu" aria-expanded={open} aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="account-sign" aria-hidden="true"><Icon name="user" size={16} /></span>
        <span className="account-name">{user.realName || user.account}</span>
        <Icon name="chevronDown" size={14} />
      </button>
      {open && (
        <Popup anchor={button} align="end" onClose={() => setOpen(false)} id={menuId} role="menu" aria-label="账号" className="account-menu" onKeyDown={onKey}>
          <button type="button" role="menuitem" autoFocus ref={(item) => item?.focus()} onClick={() => void leave()}>退出登录</button>
        </Popup>
      )}
    </div>
  );
}
