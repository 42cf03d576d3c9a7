/**
 * Permission rules made by operators: they give rights that the product has, and no others. Which those are stands in the rows that ship,
 * not in a schema.
 */
import { wildcard } from '../../../engine/permission/check';
import type { EntityDeparture } from '../../resources/departures';
import type { House, Visit, WriteRule } from '../../resources/types';
import { invalid } from '../../refusal';
import type { Records } from '../../../../generated/records';

type Menu = Records['operation/menu'];

type Known = Pick<Menu, 'reserved' | 'idle'>;

/** The rights that ship with the product, by their permission string. */
async function catalogue(db: Visit['db'] | House['sql']): Promise<ReadonlyMap<string, Known>> {
  const rows = await db.selectFrom('system_menu').select(({ fn }) => ['perms', fn.agg<boolean>('bool_or', ['reserved']).as('reserved'), fn.agg<boolean>('bool_and', ['idle']).as('idle')])
    .where('key', '<>', '').where('perms', '<>', '').groupBy('perms').execute();
  return new Map(rows.map((row) => [row.perms, row]));
}

const unknown = (text: string) => (text === wildcard
  ? `“${wildcard}”代表全部权限，只属于管理员身份（admin），不能作为权限规则`
  : `“${text}”不是系统的权限字符，请填写一个完整的权限字符，如 platform:product:brand:list`);

/** Whoever gives a right under another name gives that right. */
const writes: WriteRule<Menu> = async ({ db }, { after }) => {
  if (!after || after.key) return;
  const { perms } = after;
  const right = (await catalogue(db)).get(perms);
  after.reserved = right?.reserved ?? false;
  after.idle = right?.idle ?? perms !== '';
};

/** What stood there before is left alone: it gives nothing that the product has not. */
const wrote: WriteRule<Menu> = async ({ db }, { before, after }) => {
  if (!after || after.key) return;
  const known = await catalogue(db);
  const { perms } = after;
  if (perms !== '' && perms !== before?.perms && !known.has(perms)) throw invalid([{ field: 'perms', message: unknown(perms) }]);
  const stranger = after.auth.split(',').find((each) => each !== '' && each !== wildcard && !known.has(each));
  if (after.auth !== before?.auth && stranger !== undefined) throw invalid([{ field: 'auth', message: unknown(stranger) }]);
};

export const menu: EntityDeparture<'operation/menu'> = {
  writes,
  wrote,
  async sample({ sql: db }) {
    return { perms: [...(await catalogue(db)).keys()][0], auth: '' };
  },
};
