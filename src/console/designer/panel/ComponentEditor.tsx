import { catalogue, type ComponentName, componentNames } from '../../../engine/formTemplate/catalogue';
import { componentNameOf } from '../../../engine/formTemplate/design/items';
import { configOf, text } from '../../../engine/formTemplate/item';
import { Select } from '../../../ui/inputs/Select';
import { useChosenNode } from './context';
import type { EditorProps } from './editor';

const options = componentNames.filter((name) => name !== 'row').map((name) => ({ value: name as ComponentName, label: catalogue[name].label }));

/** The component's type; one that is not offered is shown by its tag until another takes its place. */
export function ComponentEditor({ id, disabled }: EditorProps) {
  const { node: { raw }, changeType } = useChosenNode();
  return (
    <Select
      id={id}
      disabled={disabled}
      options={options}
      value={componentNameOf(raw) ?? null}
      shown={text(configOf(raw).tag)}
      onChange={(name) => name !== null && changeType(name)}
    />
  );
}
