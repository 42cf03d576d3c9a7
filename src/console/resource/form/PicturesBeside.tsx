/** A form with the pictures of its record beside, which are read while it is filled in. */
import { useState, type ReactNode } from 'react';
import type { ResourceModel } from '../../../engine/model';
import { isVideoAddress } from '../../../ui/display/isVideoAddress';
import type { Picture } from '../../../ui/display/picture';
import { deferred } from '../../../ui/deferred';

const PictureViewer = deferred(() => import('../../../ui/display/PictureViewer'));

/** @param name field of one picture or of several @returns none of a record without pictures */
export function picturesOf({ fields }: ResourceModel, name: string | undefined, record: Record<string, unknown> | undefined): Picture[] {
  const field = fields.find((each) => each.name === name);
  if (!field) return [];
  const kept = [record?.[field.name] ?? []].flat().filter((src): src is string => typeof src === 'string' && src !== '' && !isVideoAddress(src));
  return kept.map((src, at) => ({ src, alt: kept.length > 1 ? `${field.title} ${at + 1}` : field.title }));
}

export function PicturesBeside({ pictures, children }: { pictures: readonly Picture[]; children: ReactNode }) {
  const [at, choose] = useState(0);
  if (pictures.length === 0) return children;
  return (
    <div className="form-pictures">
      <section className="form-pictures-viewer" aria-label={pictures[at]?.alt}>
        <PictureViewer pictures={pictures} at={at} onChange={choose} beside />
      </section>
      <div className="form-pictures-inputs">{children}</div>
    </div>
  );
}
