/** Keeps this window in step with the others of its browser, and with a session that ended while nobody looked. */
import { checkLogin, currentUser, followOtherWindows, isSignedIn } from '../../data/session/session';
import { stored } from '../../data/stored';
import { showNotice } from '../../../ui/states/notices';

/** Milliseconds between two checks when a window is looked at again. */
const checkAgain = 60_000;

/** Milliseconds after the news: a cookie may reach this window later than they do. */
const looks = [0, 100, 500, 2000];

/** @returns a function that stops watching */
export function watchSession(): () => void {
  let checked = Date.now();
  let timers: ReturnType<typeof setTimeout>[] = [];
  const follow = () => {
    const wasInside = currentUser() !== undefined;
    const event = followOtherWindows();
    if (event === 'nothing' || !wasInside) return;
    showNotice('info', event === 'signed out' ? '已在其他窗口退出登录' : '已在其他窗口重新登录，当前页面已切换到该账号');
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === stored.sessionMark || key === null) timers = looks.map((after) => setTimeout(follow, after));
  };
  // Other windows may have been closed or asleep when something happened; a look at the cookie settles it.
  const onLook = () => {
    if (document.visibilityState !== 'visible') return;
    follow();
    if (!isSignedIn() || Date.now() - checked < checkAgain) return;
    checked = Date.now();
    void checkLogin();
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    timers.forEach(clearTimeout);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onLook);
  };
}
