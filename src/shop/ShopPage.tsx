import { useCallback, useEffect, useState } from 'react';
import type { ShopSite } from '../engine/extension/shop';
import { openPage, type PageDocument } from '../engine/page/document';
import { linkAddress, pageIdAt } from './address';
import { pageData, readPage, readSite, ShopError } from './data';
import { PageView } from './PageView';
import './shop.css';

interface Opened {
  document: PageDocument;
  site: ShopSite;
}

/** One page at its address: read, drawn, or why it cannot be. */
export function ShopPage({ path }: { path: string }) {
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<string>();
  const open = useCallback(() => {
    const id = pageIdAt(path);
    setFailure(undefined);
    const reading = id === undefined ? Promise.reject(new ShopError('页面不存在')) : Promise.all([readPage(id), readSite()]);
    reading.then(([saved, site]) => setOpened({ document: openPage(saved), site }))
      .catch((error: unknown) => setFailure(error instanceof ShopError ? error.message : '页面内容无法显示'));
  }, [path]);
  useEffect(open, [open]);
  useEffect(() => {
    if (!opened) return;
    const { page } = opened.document;
    document.title = `${String(page.title || '首页')} - ${opened.site.siteName}`;
  }, [opened]);

  const shop = opened?.site.shopUrl ?? '';
  const resolve = useCallback((link: string) => linkAddress(link, shop), [shop]);
  if (failure !== undefined) {
    return <main className="shop-phone shop-state"><p role="alert">{failure}</p><button type="button" onClick={open}>重试</button></main>;
  }
  if (!opened) return <main className="shop-phone shop-state" aria-busy="true"><p role="status">正在加载…</p></main>;
  const hidden = Number(opened.document.page.isShow) !== 1;
  return <main className="shop-phone">{hidden && <p className="shop-hidden" role="status">页面已隐藏，只有装修人员可以看到</p>}<PageView document={opened.document} data={pageData} theme={opened.site.theme} navigation={opened.site.navigation} resolveLink={resolve} forShoppers /></main>;
}
