/** Codes and links that open a page of the mini-program. */
import { counter, only, refused, type Routes, textOf } from '../part';

/** The smallest picture that browsers draw. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

export function pagePart() {
  const next = counter('https://wxaurl.cn/standin');
  const state = {
    /** Pages of the published mini-program; any when undefined. */
    pages: undefined as readonly string[] | undefined,
    links: [] as { link: string; path: string; query: string; days: number }[],
  };
  const isThere = (path: string): boolean => state.pages?.includes(path.replace(/^\//, '')) ?? true;
  const routes: Routes = only('miniProgram', {
    'POST /wxa/getwxacodeunlimit': ({ fields }) => {
      if (!/^[0-9A-Za-z!#$&'()*+,/:;=?@._~-]{1,32}$/.test(textOf(fields.scene))) return refused(40169, 'invalid length for scene');
      if (textOf(fields.page).startsWith('/')) return refused(40097, 'invalid args');
      if (fields.check_path !== false && !isThere(textOf(fields.page))) return refused(41030, 'invalid page');
      return picture;
    },
    'POST /wxa/generate_urllink': ({ fields }) => {
      const [path, query, days] = [textOf(fields.path), textOf(fields.query), Number(fields.expire_interval)];
      if (!isThere(path) || path.includes('?')) return refused(40165, 'invalid weapp pagepath');
      if (query.length > 1024) return refused(40212, 'invalid query');
      if (fields.expire_type !== 1 || !Number.isInteger(days) || days < 1 || days > 30) return refused(85401, 'time limit between 1min and 30 days');
      const link = next();
      state.links.push({ link, path, query, days });
      return { url_link: link };
    },
  });
  return { state, routes };
}
