import { arrayMove } from '@dnd-kit/sortable';
import { text } from '../../../engine/formTemplate/item';
import { isObject, type Json, type JsonObject } from '../../../engine/json';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { TextInput } from '../../../ui/inputs/TextInput';
import type { EditorProps } from './editor';
import { SortableRows } from '../../../ui/dragging/SortableRows';

/** Label and value of each option, in order. Text that reads as a number is one. */
export function OptionsEditor({ id, value, onChange, disabled }: EditorProps) {
  const options = Array.isArray(value) ? value.filter(isObject) : [];
  const set = (index: number, change: JsonObject) => onChange(options.map((each, at) => (at === index ? { ...each, ...change } : each)));
  const next = options.length + 1;
  return (
    <div className="designer-options" role="group" id={id} aria-labelledby={`${id}-label`}>
      <SortableRows className="designer-sortable" count={options.length} nameOf={(index) => text(options[index]?.label) || `选项 ${index + 1}`} disabled={disabled} onMove={(from, to) => onChange(arrayMove(options, from, to))}>
        {(index) => {
          const option = options[index]!;
          return (
            <>
              <TextInput aria-label={`选项 ${index + 1} 名称`} placeholder="选项名" value={text(option.label)} disabled={disabled} onChange={(label) => set(index, { label })} />
              <TextInput aria-label={`选项 ${index + 1} 值`} placeholder="选项值" value={scalarText(option.value)} disabled={disabled} onChange={(written) => set(index, { value: numeric(written) })} />
              <IconButton size="small" icon="delete" label={`删除选项 ${index + 1}`} disabled={disabled} onClick={() => onChange(options.filter((_, at) => at !== index))} />
            </>
          );
        }}
      </SortableRows>
      <Button size="small" icon="add" disabled={disabled} onClick={() => onChange([...options, { label: `选项${next}`, value: next }])}>添加选项</Button>
    </div>
  );
}

const scalarText = (value: Json | undefined): string => (value === undefined || value === null ? '' : String(value));

export const numeric = (written: string): Json => (written.trim() !== '' && String(Number(written)) === written.trim() ? Number(written) : written);
