/** Who comes in by an authorisation, and the ticket of pages. */
import { only, refused, type Routes, textOf } from '../part';

/** Codes of an authorisation begin so; what follows is the person's openid. Each is good once. */
const authorised = 'code-of-';

export function accountPart() {
  const used = new Set<unknown>();
  const routes: Routes = only('official', {
    'GET /cgi-bin/ticket/getticket': () => ({ ticket: 'ticket-of-the-official-account', expires_in: 7200 }),
  });
  const open: Routes = {
    'GET /sns/oauth2/access_token': ({ fields: { code } }) => {
      const text = textOf(code);
      if (!text.startsWith(authorised)) return refused(40029, 'invalid code');
      if (used.has(code)) return refused(40163, 'code been used');
      used.add(code);
      return { access_token: 'token-of-the-person', expires_in: 7200, openid: text.slice(authorised.length), scope: 'snsapi_base' };
    },
  };
  return { routes, open };
}
