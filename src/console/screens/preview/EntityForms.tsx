import { useId, useState } from 'react';
import type { JsonObject } from '../../../engine/json';
import { entityTitles } from '../../data/resources';
import { entityTemplate } from '../../formTemplate';
import { Select } from '../../../ui/inputs/Select';

/** Schemas and templates are one language: the form of any entity opens as a template. */
export function EntityForms({ onChoose }: { onChoose(document: JsonObject | undefined): void }) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (key: string | null) => {
    setChosen(key);
    if (key !== null) void entityTemplate(key).then(onChoose);
  };
  return (
    <p className="preview-choice">
      <label htmlFor={id}>实体表单</label>
      <Select id={id} searchable options={entityTitles.map(({ key, title }) => ({ value: key, label: title }))} value={chosen} onChange={choose} placeholder="请选择实体" />
    </p>
  );
}
