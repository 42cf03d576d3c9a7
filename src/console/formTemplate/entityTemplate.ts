import type { JsonObject } from '../../engine/json';
import { templateOfForm } from '../../engine/formTemplate/ofForm';
import { loadedEnumeration, loadResource } from '../data/resources';

/** The form of an entity as a template; undefined for an entity without a form. @param key `product/brand` */
export async function entityTemplate(key: string): Promise<JsonObject | undefined> {
  const { fields, form } = await loadResource(key);
  return form && templateOfForm({ fields, form, enumeration: loadedEnumeration });
}
