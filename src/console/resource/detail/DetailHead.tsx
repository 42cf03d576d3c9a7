import { fill } from '../../../engine/format/template';
import type { DetailModel } from '../../../engine/model';
import { ImagePreview } from '../../ui/ImagePreview';

interface DetailHeadProps {
  head: NonNullable<DetailModel['head']>;
  row: Record<string, unknown>;
}

/** What the record is, before anything is said about it. */
export function DetailHead({ head: { image, title, note }, row }: DetailHeadProps) {
  const text = (name: string) => String(row[name] ?? '');
  return (
    <header className="detail-head">
      {image && text(image) && <ImagePreview src={text(image)} alt={text(title)} width={60} height={60} />}
      <div>
        <h3>{text(title)}</h3>
        {note && <p>{fill(note, text)}</p>}
      </div>
    </header>
  );
}
