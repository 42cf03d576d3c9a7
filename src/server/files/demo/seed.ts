/** Fills the library of the first start: pictures in their categories and a film, by the same way in as any upload. */
import sharp from 'sharp';
import { Readable } from 'node:stream';
import { readState, writeState } from '../../sql/state';
import { system } from '../../resources/door/visit';
import { idsByName } from '../../seed/names';
import { accept } from '../accept';
import { receive } from '../incoming';
import type { Library } from '../room';
import { clip } from './clip';
import { film, pictures } from './pictures';

const state = 'demo:files';

/** Once: whoever deletes them does not find them again after a restart. Categories that are gone leave their pictures at the root. */
export async function seedFiles(library: Library): Promise<void> {
  const { house, attachments, incoming } = library;
  if (await readState(house.sql, state)) return;
  const categories = house.resources.get(attachments.stored.get('pid')!.field.to!)!;
  const places = await idsByName(house.sql, categories);
  const add = (name: string, category: string, content: Buffer) =>
    receive(incoming, Readable.from([content]), (file) => accept(library, system, { name, purpose: 'file', model: 'product', pid: Number(places.get(category) ?? 0) }, file));
  for (const { name, category, svg } of pictures) {
    const image = sharp(Buffer.from(svg));
    await add(name, category, await (name.endsWith('.png') ? image.png() : image.jpeg({ quality: 92 })).toBuffer());
  }
  await add(film.name, film.category, clip);
  await writeState(house.sql, state, { at: new Date().toISOString() });
}
