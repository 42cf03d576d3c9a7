/** The menu of the official account, as it stands at WeChat. */
import type { MenuButton } from '../../../engine/wechat/menu';
import { call } from '../transport/http';

const base = '/admin/platform/wechat/public/customize/menu';

export const menuRights = { save: 'platform:wechat:public:customize:menu:save', remove: 'platform:wechat:public:customize:menu:delete' };

export const readMenu = async (signal?: AbortSignal): Promise<MenuButton[]> => (await call<{ menu: { button: MenuButton[] } }>('GET', base, { quiet: true, signal })).menu.button;

/** Replaces it as a whole; without a button there is none any more. */
export async function publishMenu(buttons: readonly MenuButton[]): Promise<void> {
  await (buttons.length === 0 ? call('GET', `${base}/delete`) : call('POST', `${base}/create`, { body: { button: buttons } }));
}
