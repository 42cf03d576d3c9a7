/** The records that values name. */
import type { Row } from '../controls/rowList';
import { destination, isPlainProduct } from './address';
import type { EntityKey } from './facts';
import { isProducts, type Leaf } from './leaves';

export interface Reference {
  entity: EntityKey;
  id: number;
}

export function referencesOf({ field, value, beside }: Leaf): Reference[] {
  if (isProducts(field)) return (value as Row[]).flatMap(({ id }) => named('product/product', id));
  switch (field.kind) {
    case 'reference': return named(targetOf(field.to ?? field.toBy?.map[String(beside[field.toBy.field])]), value);
    case 'references': return (value as unknown[]).flatMap((id) => named(targetOf(field.to), id));
    case 'link': return typeof value === 'string' ? linked(value) : [];
    default: return [];
  }
}

/** Tabs that lead to no record of a schema lead to pages. */
const targetOf = (to: string | undefined): EntityKey => (to ?? 'page/diy') as EntityKey;

const named = (entity: EntityKey, id: unknown): Reference[] => (Number.isSafeInteger(Number(id)) && Number(id) > 0 ? [{ entity, id: Number(id) }] : []);

export function linked(link: string): Reference[] {
  const { record } = destination(link);
  return record && isPlainProduct(link) ? [record] : [];
}
