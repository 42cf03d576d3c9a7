/** The records that values name. */
import type { Row } from '../controls/rowList';
import { destination } from './address';
import type { ShopPages } from './facts';
import { isProducts, type Leaf } from './leaves';

export interface Reference {
  entity: string;
  id: number;
}

export function referencesOf({ field, value, beside }: Leaf, shopPages: ShopPages): Reference[] {
  if (isProducts(field)) return (value as Row[]).flatMap(({ id }) => named(field.to, id));
  switch (field.kind) {
    case 'reference': return named(field.to ?? field.toBy?.map[String(beside[field.toBy.field])], value);
    case 'references': return (value as unknown[]).flatMap((id) => named(field.to, id));
    case 'link': return typeof value === 'string' ? linked(value, shopPages) : [];
    default: return [];
  }
}

const named = (entity: string | undefined, id: unknown): Reference[] => (entity !== undefined && Number.isSafeInteger(Number(id)) && Number(id) > 0 ? [{ entity, id: Number(id) }] : []);

export function linked(link: string, shopPages: ShopPages): Reference[] {
  const { record } = destination(link, shopPages);
  return record ? [record] : [];
}
