// @vitest-environment jsdom
/** What the browser keeps under our names may be somebody else's: another console of the same origin, an older one, a hand. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResourceModel } from '../../../src/engine/model';
import { defaultPreferences } from '../../../src/console/data/preferences';
import { stored } from '../../../src/console/data/stored';

beforeEach(() => {
  localStorage.clear();
  for (const name of [stored.size, stored.sidebarStatus, stored.token]) document.cookie = `${name}=; Path=/; Max-Age=0`;
  vi.resetModules();
});

describe.each(['garbage{', 'null', '[]', '{}', '"x"', '123', 'true', '[1,null,"a"]', '[{"path":5}]', '{"account":7,"tabs":{},"entries":[3]}'])('with %s under every name', (junk) => {
  beforeEach(() => Object.values(stored).forEach((name) => localStorage.setItem(name, junk)));

  it('the console looks as in a fresh profile', async () => {
    expect((await import('../../../src/console/data/preferences')).preferences()).toEqual(defaultPreferences);
    const { siteName } = await import('../../../src/console/data/site/loginPicture');
    expect(siteName()).toBe(junk === '"x"' ? 'x' : '商城平台管理后台');
    expect(siteName()).toBe(siteName());
  });

  it('what is read of it has its shape', async () => {
    const [{ frontAddress }, { knownTheme }, { unsentReason }, { tabList }, { recentEntries }] = await Promise.all([
      import('../../../src/console/data/site/domains'),
      import('../../../src/console/data/shop/shopLayout'),
      import('../../../src/console/data/records/queue'),
      import('../../../src/console/shell/tabs/store'),
      import('../../../src/console/shell/palette/recent'),
    ]);
    expect(frontAddress()).toBe(junk === '"x"' ? 'https://x' : '');
    expect(knownTheme()).toBe(0);
    expect(unsentReason({ key: 'a/b' } as ResourceModel, 1)).toBe('');
    expect(tabList().map(({ path }) => path)).toEqual(['/dashboard']);
    expect(recentEntries()).toEqual([]);
  });
});

it('a cookie that cannot be decoded is none', async () => {
  document.cookie = `${stored.size}=%zz; Path=/`;
  document.cookie = `${stored.token}=%E0%A4%A; Path=/`;
  const { readCookie } = await import('../../../src/console/data/cookies');
  expect([readCookie(stored.size), readCookie(stored.token), readCookie('nothing')]).toEqual([undefined, undefined, undefined]);
  expect((await import('../../../src/console/data/preferences')).preferences().size).toBe(defaultPreferences.size);
});
