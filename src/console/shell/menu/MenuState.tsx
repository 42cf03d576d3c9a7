import { reloadMenus, useMenus } from '../../data/menu/menus';
import { Button } from '../../../ui/buttons/Button';
import { Skeleton } from '../../../ui/states/Skeleton';

/** What stands in a menu while its entries are on their way, or when they cannot be had. */
export function MenuState() {
  const { loading, failed } = useMenus();
  if (loading) return <div className="menu-loading"><Skeleton lines={6} height={28} /></div>;
  if (!failed) return null;
  return <p className="menu-failed">菜单加载失败 <Button onClick={() => void reloadMenus().catch(() => undefined)}>重试</Button></p>;
}
