/** Pictures and sounds that stay. */
import { extname } from 'node:path';
import { counter, only, refused, type Routes } from '../part';

const limits: Readonly<Record<string, { bytes: number; endings: string[] }>> = {
  image: { bytes: 10 * 1024 ** 2, endings: ['.bmp', '.png', '.jpeg', '.jpg', '.gif'] },
  voice: { bytes: 2 * 1024 ** 2, endings: ['.mp3', '.wma', '.wav', '.amr'] },
};

export function materialPart() {
  const next = counter('media-');
  const state = { kept: new Map<string, { type: string; name: string; size: number }>() };
  const routes: Routes = only('official', {
    'POST /cgi-bin/material/add_material': ({ fields: { type }, file }) => {
      const limit = limits[String(type)];
      if (!limit) return refused(40004, 'invalid media type');
      if (!file || file.size === 0) return refused(41005, 'media data missing');
      if (!limit.endings.includes(extname(file.name).toLowerCase())) return refused(40005, 'invalid file type');
      if (file.size > limit.bytes) return refused(40006, 'invalid media size');
      const id = next();
      state.kept.set(id, { type: String(type), name: file.name, size: file.size });
      return { media_id: id, ...(type === 'image' && { url: `http://mmbiz.qpic.cn/${id}/0?wx_fmt=${extname(file.name).slice(1)}` }) };
    },
  });
  return { state, routes };
}
