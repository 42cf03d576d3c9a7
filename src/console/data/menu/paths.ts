/** Addresses the shell itself knows. */
export const home = '/dashboard';
export const signInPath = '/login';
export const errorLogPath = '/operation/maintain/errorLog';

/** What is told in place of a screen: without menu, header and tabs. */
export const messagePaths: readonly string[] = ['/401', '/404'];

/** Whether an address is one of a route, where the router is not there yet. @param pattern as the router spells it @example fits('/page/:id?', '/page/7') // true */
export const fits = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(pathname);

/** The path that `/redirect/PATH` leads to; any other as it is. */
export const reEntered = (pathname: string): string => pathname.replace(/^\/redirect(?:\/+|$)/, '/');

/** The sign-in page that leads back to `path` afterwards. */
export const signInAddress = (path: string): string => `${signInPath}?${new URLSearchParams({ redirect: path })}`;

/** State of the history entry that a sign-in leads to: whoever may not see it is led home, since somebody else may have asked for it. */
export const arrivedBySignIn = { signedIn: true } as const;
export const isBySignIn = (state: unknown): boolean => (state as Partial<typeof arrivedBySignIn> | null)?.signedIn === true;

/** Where nobody asked to go. */
const onTheWay = [signInPath, ...messagePaths];

/**
 * Where to go after signing in: `redirect` of the address when it is a screen of the console, else the dashboard;
 * the other parameters travel along.
 */
export function afterSignIn(search: string): string {
  const query = new URLSearchParams(search);
  const asked = query.get('redirect') ?? '';
  query.delete('redirect');
  // `//host` and `/\host` would leave the console.
  const target = /^\/(?![/\\])/.test(asked) && !onTheWay.some((path) => asked.startsWith(path)) ? asked : home;
  const rest = query.toString();
  return rest ? `${target}${target.includes('?') ? '&' : '?'}${rest}` : target;
}
