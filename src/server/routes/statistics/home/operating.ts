import { sql } from 'kysely';
import { operatingFigures, type OperatingFigures } from '../../../../engine/extension/home';
import type { House } from '../../../resources/types';
import { tabCount } from '../../../resources/reads';

/** The count of the tab that an address opens. @throws Error when the schemas have no such list */
function tabAt({ resources }: Pick<House, 'resources'>, address: string) {
  const [path, query] = address.split('?');
  const resource = [...resources.values()].find(({ entity }) => entity.route === path && !entity.facet);
  const param = resource?.entity.list?.tabs?.param;
  const value = new URLSearchParams(query).get(param ?? '');
  if (!resource || value === null) throw new Error(`no list has a tab at ${address}`);
  return tabCount(resource, value);
}

/** 经营数据: the very counts of the tabs, since they are taken from the same conditions. */
export async function operatingData(house: House): Promise<OperatingFigures> {
  const counts = operatingFigures.map(({ name, address }) => sql`${tabAt(house, address)} as ${sql.id(name)}`);
  const { rows: [row] } = await sql<OperatingFigures>`select ${sql.join(counts)}`.execute(house.sql);
  return row;
}
