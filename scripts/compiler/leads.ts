/** Fields that are links to lists of other entities: those that say so, and figures, which lead to the rows that they are worked out of. */
import type { LeadModel } from '../../src/engine/model';
import type { NormalEntity, NormalFilter } from './normal';

type Find = (key: string) => NormalEntity | undefined;

/** The filter under whose codes figures are worked out. */
export const figureFilter = ({ figures }: Pick<NormalEntity, 'figures'>, find: Find): NormalFilter | undefined =>
  (figures && find(figures.in)?.resource?.list?.filters.find(({ param, where }) => param === figures.by && where));

/** Fields that bear the name of one of its codes. */
export const figuresOf = ({ fields }: Pick<NormalEntity, 'fields'>, { where = {} }: NormalFilter) => fields.filter(({ name }) => Object.hasOwn(where, name));

/**
 * The lists to which the fields of an entity lead, by field.
 * @param find an entity by its key
 */
export function leadsOf(entity: NormalEntity, find: Find): Record<string, LeadModel[]> {
  const { fields, figures } = entity;
  const filter = figureFilter(entity, find);
  const worked = figures && filter ? figuresOf(entity, filter).map(({ name }) => [name, [{ to: figures.in, with: { [figures.by]: name, ...figures.with } }]] as const) : [];
  const written = fields.flatMap(({ name, leads }) => (leads ? [[name, [leads].flat()] as const] : []));
  return Object.fromEntries([...worked, ...written]);
}
