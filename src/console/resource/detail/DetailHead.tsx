import { use } from 'react';
import { fill } from '../../../engine/format/template';
import type { DetailModel, ResourceModel } from '../../../engine/model';
import { kinds } from '../../../fields/kinds';
import { EnumerationContext } from '../../../ui/ports/enumerations';
import { ImagePreview } from '../../../ui/display/ImagePreview';
import './detail.css';

interface DetailHeadProps {
  resource: ResourceModel;
  head: NonNullable<DetailModel['head']>;
  row: Record<string, unknown>;
}

/** Picture, name and note of a record, above its facts. */
export function DetailHead({ resource, head: { image, title, note }, row }: DetailHeadProps) {
  const enumeration = use(EnumerationContext);
  const text = (name: string) => {
    const field = resource.fields.find((each) => each.name === name);
    return field ? kinds[field.kind].format(row[name], field, { enumeration }) : String(row[name] ?? '');
  };
  // An empty part of the note goes together with its separator.
  const noted = note?.split(' · ').map((part) => fill(part, text)).filter((part) => part !== '').join(' · ');
  return (
    <header className="detail-head">
      {image && text(image) && <ImagePreview src={text(image)} alt={text(title)} width={60} height={60} />}
      <div>
        <h3>{text(title)}</h3>
        {noted && <p>{noted}</p>}
      </div>
    </header>
  );
}
