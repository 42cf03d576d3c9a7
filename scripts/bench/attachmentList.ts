/** A page of the media library, and where its files are used, at 100,000 attachments. */
import { sql } from 'kysely';
import { openFiles } from '../../src/server/files/room';
import { usesOf } from '../../src/server/files/uses';
import { libraryOf } from '../../src/server/routes/media/attachment';
import { besideSql } from './besideSql';
import type { BenchRow } from './row';
import type { Shop } from './shop';
import { listReadOf } from './statements';
import { alternate, timed } from './statistics';

const rows = 100_000;
const runs = 31;
const grid = { page: '1', limit: '18' };
/** What the tabs of the panel send (spec 2 §4). */
const pictures = 'jpg,jpeg,gif,png,bmp,JPG,JPEG,GIF,PNG,BMP';

/** Made-up rows get addresses and types of files; every second file is used by some record. */
async function furnish({ house }: Shop): Promise<void> {
  await sql`update media_attachment set att_type = (array['jpeg', 'png', 'gif', 'video/mp4'])[1 + id % 4],
    att_dir = '/uploads/product/2026/11/' || lpad(to_hex(id), 40, '0') || '.png' where att_dir not like '/uploads/%'`.execute(house.sql);
  await sql`insert into file_use (entity, record_id, field, file)
    select 'product/brand', (1 + id % 10)::text, 'icon', substring(att_dir from 10) from media_attachment where id % 2 = 0`.execute(house.sql);
  await sql`vacuum analyze media_attachment`.execute(house.sql);
  await sql`analyze file_use`.execute(house.sql);
}

export const attachmentList: BenchRow = {
  name: 'attachment-list',
  async measure(tools) {
    const shop = await tools.shop();
    const library = libraryOf(shop.house, await openFiles({ dataDir: tools.folder('files') }))!;
    const { attachments } = library;
    await shop.grow(attachments, rows);
    await furnish(shop);
    const { rows: [some] } = await sql<{ pid: string; pictures: string }>`select pid, count(*) filter (where att_type <> 'video/mp4') as pictures from media_attachment group by pid order by count(*) desc limit 1`.execute(shop.house.sql);
    const page = (what: string, query: Record<string, string>) => besideSql(shop, listReadOf(attachments), { ...grid, ...query }, `media library, 100,000 attachments: ${what}`);
    const caller = { id: 1, account: 'admin', realName: '', roles: ['admin'], roleNames: [], permissions: ['*:*:*'], due: undefined, session: '' };
    const { rows: shown } = await sql<{ id: number }>`select id from media_attachment order by id desc limit 18`.execute(shop.house.sql);
    const used = await alternate({ ours: () => timed(() => usesOf(library, caller, shown.map(({ id }) => id))) }, runs, { warm: 1 });
    return [
      await page('pictures', { attType: pictures }),
      await page('films', { attType: 'video/mp4' }),
      await page('pictures of one category', { attType: pictures, pid: String(some!.pid) }),
      await page('page 2,000', { attType: pictures, page: '2000' }),
      await page('page 100 of films', { attType: 'video/mp4', page: '100' }),
      await page('the last page of a category', { attType: pictures, pid: String(some!.pid), page: String(Math.floor(Number(some!.pictures) / 18)) }),
      { what: 'where a page of 18 files is used', unit: 'ms', ours: used.ours, goal: { atMost: 20 }, runs },
    ];
  },
};
