/** Rich text as its readers will see it, cleaned of what could run. */
import { useState } from 'react';
import type { FieldModel } from '../../../engine/model';
import { stripTags } from '../../../engine/text/stripTags';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/layers/Dialog';
import { deferred } from '../../../ui/deferred';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Skeleton } from '../../../ui/states/Skeleton';
import { useFormParts } from './context';

const Html = deferred(() => import('../../../fields/richText/Html'), <Skeleton lines={4} />);

export function RichPreview({ field }: { field: FieldModel }) {
  const { store } = useFormParts();
  const [shown, setShown] = useState<string>();
  const isBlank = shown !== undefined && stripTags(shown).trim() === '' && !/<img/i.test(shown);
  return (
    <div>
      <Button onClick={() => setShown(String(store.value(field.name) ?? ''))}>预览</Button>
      <Dialog open={shown !== undefined} title={field.title} onClose={() => setShown(undefined)}>
        {isBlank || shown === undefined ? <EmptyState text={`还没有填写${field.title}。`} /> : <Html value={shown} />}
      </Dialog>
    </div>
  );
}
