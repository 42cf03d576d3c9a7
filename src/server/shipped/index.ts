/** The settings that ship: tabs in two levels, and the templates behind them (settings sheet; decisions 12). */
import { app, appVersion, miniProgram, officialAccount, payment, pc, pcFooter } from './apps';
import type { ShippedTemplate } from './draft';
import { groups } from './groups';
import { sections } from './sections';
import { shop } from './shop';

export interface ShippedTab {
  /** Its word in the address: `/operation/setting/shop_tabs`. */
  key: string;
  title: string;
  /** Tabs below it, each named like its template. */
  templates: ShippedTemplate[];
  /** Instead: the one form that it shows itself. */
  template?: ShippedTemplate;
}

export const tabs: ShippedTab[] = [
  { key: 'shop_tabs', title: '商城设置', templates: shop },
  { key: 'pay_tabs', title: '支付设置', templates: payment },
  { key: 'smallapp', title: '小程序配置', templates: [], template: miniProgram },
  { key: 'wechat', title: '公众号配置', templates: [], template: officialAccount },
  { key: 'wechat_open_app', title: 'APP配置', templates: [], template: app },
  { key: 'app_version', title: 'APP升级配置', templates: [], template: appVersion },
  { key: 'pc_config', title: 'PC基础配置', templates: [], template: pc },
];

/** Every template that ships. */
export const templates: ShippedTemplate[] = [...tabs.flatMap((tab) => [...tab.templates, ...(tab.template ? [tab.template] : [])]), ...sections, pcFooter, ...groups.map(({ template }) => template)];
