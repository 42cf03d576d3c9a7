/** Addresses of the mobile shop and of the media, kept in local storage for links and previews (spec 1 §3). */
import { call } from '../transport/http';
import { asText, readStored, stored, writeStored } from '../stored';

/** Address of the mobile shop without a slash at its end, https:// where no scheme is set; empty where none is set. */
export function frontAddress(): string {
  const domain = (readStored(stored.frontDomain, asText) ?? '').trim().replace(/\/+$/, '');
  return domain === '' || /^https?:\/\//i.test(domain) ? domain : `https://${domain}`;
}

/** Asked after signing in; what cannot be had leaves what is kept. */
export async function loadDomains(): Promise<void> {
  const keep = (path: string, key: string) =>
    call<unknown>('GET', path, { quiet: true }).then((domain) => writeStored(key, typeof domain === 'string' ? domain : ''), () => undefined);
  await Promise.all([
    keep('/publicly/config/get/front/domain', stored.frontDomain),
    keep('/publicly/config/get/admin/mediadomain', stored.mediaDomain),
  ]);
}
