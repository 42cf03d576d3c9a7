import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMenus } from '../../../data/menu/menus';
import { usePreferences } from '../../../data/preferences';
import { IconButton } from '../../../../ui/buttons/IconButton';
import { Modal } from '../../../../ui/layers/Modal';
import { MenuTree } from '../../menu/MenuTree';
import { Breadcrumb } from '../Breadcrumb';
import { Header } from '../Header';
import type { LayoutParts } from './parts';

function NarrowHeader() {
  const { nodes } = useMenus();
  const { breadcrumb } = usePreferences();
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);
  return (
    <Header>
      <IconButton className="header-tool" icon="menu" label="打开菜单" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {breadcrumb && <Breadcrumb />}
      <Modal open={open} title="菜单" width={280} className="frame-drawer" backdropCloses onClose={() => setOpen(false)}>
        <MenuTree plain nodes={nodes} label="主菜单" icons />
      </Modal>
    </Header>
  );
}

/** The default layout in a narrow window: its menu lies off the canvas. */
export const narrow: LayoutParts = { name: 'defaults', Header: NarrowHeader };
