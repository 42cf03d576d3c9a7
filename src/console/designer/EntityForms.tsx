/** The form of any entity as a template: looked at, or taken up as the beginning of another form. */
import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { entityTitles } from '../data/resources';
import { entityTemplate } from '../formTemplate';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';
import { Asked } from '../../ui/states/Asked';
import { EmptyState } from '../../ui/states/EmptyState';
import { Select } from '../../ui/inputs/Select';
import { PreviewFrame } from './PreviewFrame';

const options = entityTitles.map(({ key, title }) => ({ value: key, label: title }));

/** The answer for an entity without a form. */
const none = 'null';

interface EntityFormsProps {
  /** Given JSON text; absent where nothing may be changed. */
  onTake?(content: string): void;
  onClose(): void;
}

export default function EntityForms({ onTake, onClose }: EntityFormsProps) {
  const id = useId();
  const [key, setKey] = useState<string | null>(null);
  const query = useQuery({
    queryKey: ['entity template', key],
    queryFn: async () => JSON.stringify((await entityTemplate(key!)) ?? null),
    enabled: key !== null,
    gcTime: 0,
  });
  const content = query.data === none ? undefined : query.data;
  const take = () => {
    onTake!(content!);
    onClose();
  };
  return (
    <Dialog
      open
      width={1344}
      title="以表单打开"
      onClose={onClose}
      footer={onTake && <Button variant="primary" disabled={content === undefined} onClick={take}>载入设计器</Button>}
    >
      <p className="designer-choice">
        <label htmlFor={id}>实体</label>
        <Select id={id} searchable options={options} value={key} onChange={setKey} placeholder="请选择实体" />
      </p>
      {key !== null && (
        <Asked query={query} lines={6} height={32}>{(text) => (text === none ? <EmptyState text="该实体没有表单" /> : <PreviewFrame key={key} content={text} />)}</Asked>
      )}
    </Dialog>
  );
}
