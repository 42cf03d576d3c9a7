import { useContext } from 'react';
import { fill } from '../../../engine/format/template';
import type { DetailModel, ResourceModel } from '../../../engine/model';
import { kinds } from '../../../fields/kinds';
import { EnumerationContext } from '../../ui/enumerations';
import { ImagePreview } from '../../ui/ImagePreview';

interface DetailHeadProps {
  resource: ResourceModel;
  head: NonNullable<DetailModel['head']>;
  row: Record<string, unknown>;
}

/** What the record is, before anything is said about it. */
export function DetailHead({ resource, head: { image, title, note }, row }: DetailHeadProps) {
  const enumeration = useContext(EnumerationContext);
  const text = (name: string) => {
    const field = resource.fields.find((each) => each.name === name);
    return field?.kind === 'enumeration' ? kinds.enumeration.format(row[name], field, { enumeration }) : String(row[name] ?? '');
  };
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
