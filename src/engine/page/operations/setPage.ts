import type { JsonObject } from '../../json';
import type { PageDocument } from '../document';
import type { Step } from './step';

/** Changes fields of the page itself, e.g. `{ titleBgColor: '#fff' }`; nothing is chosen, so that 页面设置 is shown. */
export function setPage(document: PageDocument, fields: JsonObject): Step {
  const changed = Object.entries(fields).some(([name, value]) => document.page[name] !== value);
  return { document: changed ? { ...document, page: { ...document.page, ...fields } } : document, chosen: [] };
}
