import { Link } from 'react-router-dom';
import { useMenus, type MenuNode } from '../../data/menus';
import { useSignedIn } from '../../data/session';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Icon } from '../../ui/Icon';
import { Skeleton } from '../../ui/Skeleton';
import { reloadMenus } from '../../data/menus';
import { menuIcon } from '../../ui/menuIcon';
import { leaves } from '../../data/menuPlace';
import { home } from '../../data/paths';
import './Dashboard.css';

/** The way to everything this person may open. */
export default function Dashboard() {
  const user = useSignedIn();
  const { nodes, loading, failed } = useMenus();
  const sections = nodes.filter((node) => node.path !== home && screensOf(node).length > 0);
  return (
    <div className="dashboard">
      <h1>{greeting(new Date())}，{user?.realName || user?.account}</h1>
      {loading && <Skeleton lines={4} height={28} />}
      {failed && <ErrorState message="菜单加载失败" onRetry={() => void reloadMenus().catch(() => undefined)} />}
      {!loading && !failed && sections.length === 0 && <EmptyState text="当前账号还没有可以打开的页面，请联系管理员分配权限。" />}
      {sections.map((section) => (
        <section key={section.id} aria-label={section.title}>
          <h2><Icon name={menuIcon(section.icon)} size={18} />{section.title}</h2>
          <ul className="dashboard-tiles">
            {screensOf(section).map((screen) => (
              <li key={screen.id}><Link to={screen.path}>{screen.title}<Icon name="chevronRight" size={16} /></Link></li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const screensOf = (node: MenuNode): MenuNode[] => leaves([node]);

/** By the shop's clock (Asia/Shanghai), wherever the browser stands. */
export function greeting(now: Date): string {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Shanghai' }).format(now));
  if (hour < 5) return '夜深了';
  if (hour < 11) return '早上好';
  if (hour < 13) return '中午好';
  return hour < 18 ? '下午好' : '晚上好';
}
