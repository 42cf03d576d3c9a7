/** What permissions somebody holds: console and server read them here, so that both mean the same. */
import { adminRole, wildcard } from './check';

/** One whole permission string: `platform:product:brand:list`. No wildcard, no part of one, no list, no blank. */
const whole = /^[^\s:*,]+(:[^\s:*,]+)+$/;

const isPermission = (text: string): boolean => whole.test(text);

/**
 * Everything for role admin; for others exactly what their rules name. What a rule names that is no whole permission string (`*:*:*`,
 * `platform:*`, a list) gives nothing.
 */
export const heldPermissions = (roles: readonly string[], given: readonly string[]): string[] =>
  (roles.includes(adminRole) ? [wildcard] : [...new Set(given)].filter(isPermission));
