/** Titles of the settings' tabs by their word in the address (spec 1 §2, spelled as the settings sheet has them), whatever their category is called. */
export const fixedTitles: Readonly<Record<string, string>> = {
  shop_tabs: '商城设置',
  pay_tabs: '支付设置',
  smallapp: '小程序配置',
  wechat: '公众号配置',
  wechat_open_app: 'APP配置',
  app_version: 'APP升级配置',
  pc_config: 'PC基础配置',
};
