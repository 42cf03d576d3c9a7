import { useState } from 'react';
import { Link } from 'react-router-dom';
import { reloadMenus, useMenus } from '../../../data/menu/menus';
import { usePersonal } from '../../../data/personal';
import { Button } from '../../../../ui/buttons/Button';
import { deferred } from '../../../../ui/deferred';
import { Asked } from '../../../../ui/states/Asked';
import { EmptyState } from '../../../../ui/states/EmptyState';
import { Icon } from '../../../../ui/Icon';
import { menuIcon } from '../../../../ui/ports/menuIcon';
import { chosenEntries, offered } from './entries';

// Whoever passes the home page by does not carry it along.
const QuickEntryDialog = deferred(() => import('./QuickEntryDialog'));

/** 快捷入口: the screens a person has chosen; what the menu does not offer is not there. */
export function QuickEntries({ span }: { span: 4 | 12 }) {
  const { nodes, loading, failed } = useMenus();
  const personal = usePersonal('quickEntries');
  const [open, setOpen] = useState(false);
  const all = offered(nodes);
  const chosen = chosenEntries(all, personal.value);
  const ready = !loading && !failed && !personal.loading;
  return (
    <section className="dashboard-block dashboard-quick" data-span={span} aria-label="快捷入口">
      <div className="dashboard-head">
        <h2>快捷入口</h2>
        {ready && all.length > 0 && <Button variant="text" size="small" icon="settings" onClick={() => setOpen(true)}>设置快捷入口</Button>}
      </div>
      <Asked query={{ data: ready ? chosen : undefined, error: failed ? { message: '菜单加载失败' } : null, refetch: () => reloadMenus().catch(() => undefined) }} lines={1} height={56}>
        {(entries) => (entries.length === 0 ? <EmptyState text={all.length === 0 ? '当前账号还没有可以打开的页面，请联系管理员分配权限。' : '还没有选择快捷入口。'} />
          : <ul>{entries.map(({ path, title, icon }) => <li key={path}><Link to={path}><Icon name={menuIcon(icon)} size={20} />{title}</Link></li>)}</ul>)}
      </Asked>
      {open && <QuickEntryDialog all={all} chosen={chosen} onSave={personal.save} onClose={() => setOpen(false)} />}
    </section>
  );
}
