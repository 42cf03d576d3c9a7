/** Notes: settings decide in which state one enters, and the first approval gives its author experience (decision 57). */
import { auditStatus, communityNoteType, experienceChannel, experienceLinkType, ledgerDirection } from '../../../../generated/codes';
import type { Records } from '../../../../generated/records';
import type { EntityDeparture } from '../../resources/departures';
import { book } from '../../resources/door/book';
import { system } from '../../resources/door/visit';
import { readSetting } from '../../resources/single';
import type { ComputedRule, Visit, WriteRule } from '../../resources/types';
import { proveMember } from '../user/proveMember';
import { multiplesOf } from './signRewards';

type Note = Records['marketing/communityNote'];

const title = '发布种草';

const writes: WriteRule<Note> = async (visit, { before, after }) => {
  // Notes that ship as demo rows were judged already.
  if (before || !after || visit.actor === system) return;
  await proveMember(visit, after.uid);
  const settings = await readSetting(visit.db, visit, 'marketing/communityConfig');
  const isAudited = after.type === communityNoteType.video ? settings.communityShortVideoAuditSwitch : settings.communityImageTextAuditSwitch;
  after.auditStatus = isAudited ? auditStatus.pending : auditStatus.approved;
};

/** Notes of the author that were published on the same day and earned already, and whether this one did. */
async function earned({ db }: Visit, { uid, createTime }: Note, id: number): Promise<{ ofDay: number; own: boolean }> {
  const day = createTime.slice(0, 10);
  const rows = await db.selectFrom('marketing_community_note as n').select('n.id')
    .innerJoin('user_experience_record as e', (join) => join.onRef('e.uid', '=', 'n.uid').on(({ eb, ref }) => eb('e.link_id', '=', eb.cast<string>(ref('n.id'), 'text'))))
    .where('n.uid', '=', uid).where('n.create_time', '>=', `${day} 00:00:00`).where('n.create_time', '<=', `${day} 23:59:59`)
    .where('e.link_type', '=', experienceLinkType.note).where('e.type', '=', ledgerDirection.in).execute();
  return { ofDay: rows.length, own: rows.some((row) => row.id === id) };
}

/** The author is locked first: two approvals of one author follow one another. */
async function reward(visit: Visit, id: number, note: Note): Promise<void> {
  const { userLevelCommunityNotesExp: each, userLevelCommunityNotesNum: most } = await readSetting(visit.db, visit, 'user/levelConfig');
  if (each === 0) return;
  const { record: author } = await visit.of('user/user').lock(note.uid);
  const { ofDay, own } = await earned(visit, note, id);
  if (author.isLogoff || own || ofDay >= most) return;
  const benefits = (await visit.of('user/paidMemberBenefit').lockAlive({ status: true })).map(({ record }) => record);
  const amount = each * multiplesOf(author.isPaidMember, benefits, experienceChannel.note).experience;
  await book(visit, 'user/experienceRecord', { holder: note.uid, amount, title, values: { linkId: String(id), linkType: experienceLinkType.note, title, mark: `社区内容${id}审核通过` } });
}

const wrote: WriteRule<Note> = async (visit, { id, before, after }) => {
  if (id !== undefined && after?.auditStatus === auditStatus.approved && before?.auditStatus !== auditStatus.approved) await reward(visit, id, after);
};

/** In the order in which the author named them; whether the author bought one is what orders say. */
const productList: ComputedRule = async ({ sql }, { id, uid, productIds, createTime }) => {
  if (!Array.isArray(productIds) || productIds.length === 0) return [];
  const rows = await sql.selectFrom('product_product as p').select(['p.id', 'p.name', 'p.image', 'p.price', 'p.ot_price'])
    .select(({ exists, selectFrom }) => exists(selectFrom('order_detail as d').innerJoin('order_order as o', 'o.id', 'd.order_id').select('d.id')
      .where('o.uid', '=', Number(uid)).where('o.paid', '=', true).whereRef('d.product_id', '=', 'p.id')).as('isPay'))
    .where('p.id', 'in', productIds.map(Number)).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return productIds.flatMap((productId) => {
    const row = found.get(Number(productId));
    return row ? [{ id: row.id, noteId: id, productId: row.id, productName: row.name, productImage: row.image, price: row.price, otPrice: row.ot_price, isPay: Number(row.isPay), createTime }] : [];
  });
};

export const communityNote: EntityDeparture<'marketing/communityNote'> = { writes, wrote, computed: { productList } };
