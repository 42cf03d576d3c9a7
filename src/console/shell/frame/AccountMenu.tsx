import { matchPath, useNavigate } from 'react-router-dom';
import { routes } from '../../../../generated/resources';
import { signOut, useSignedIn } from '../../data/session/session';
import { useConfirm } from '../../../ui/layers/Confirm';
import { useCommands } from '../../../ui/ports/commands';
import { Menu, type MenuItem } from '../../../ui/layers/Menu';

/** Screens about oneself, of those that exist (decisions 10). */
const own = [
  { path: '/operation/maintain/user/users', label: '个人中心', icon: 'user' },
  { path: '/operation/maintain/user/password', label: '修改密码', icon: 'lock' },
] as const;
const existing = own.filter(({ path }) => routes.some((route) => matchPath(route.path, path)));

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const user = useSignedIn();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const leave = async () => {
    // The guard then leads to the sign-in page, and from there back here.
    if (await confirm({ text: '确定退出登录吗？' })) await signOut();
  };
  const items: MenuItem[] = [
    ...existing.map(({ path, label, icon }) => ({ key: path, label, icon, onSelect: () => void navigate(path, { state: { entered: Date.now() } }) })),
    { key: 'leave', label: '退出登录', icon: 'leave', onSelect: () => void leave() },
  ];
  useCommands('账号', items.map(({ label, onSelect }) => ({ title: label, run: onSelect })));
  return user && <Menu label={user.realName || user.account} icon="user" items={items} className="header-tool header-account" />;
}
