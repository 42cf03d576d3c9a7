/** The default, entered with the very control that the item will be. */
import { useMemo } from 'react';
import { readAt, writeAt } from '../../../engine/formTemplate/design/address';
import { typedValue } from '../../../engine/formTemplate/design/change';
import { formOf } from '../../../engine/formTemplate/form';
import type { Json, JsonObject } from '../../../engine/json';
import { readTemplate } from '../../../engine/formTemplate/template';
import { initialValues, submittedValues } from '../../../engine/formTemplate/values';
import { isEmpty } from '../../../engine/text/words';
import { views } from '../../../fields/views';
import { TextInput } from '../../../ui/inputs/TextInput';
import { useChosenNode } from './context';
import type { EditorProps } from './editor';

export function DefaultEditor(props: EditorProps) {
  const { node: { raw } } = useChosenNode();
  const form = useMemo(() => formOfItem(raw), [raw]);
  const [field] = form.fields;
  if (!field) return <WrittenDefault {...props} />;
  const { Input } = views[field.kind];
  return (
    <Input
      field={{ ...field, required: false }}
      id={props.id}
      value={initialValues(form)[field.name]}
      disabled={props.disabled}
      onChange={(entered) => {
        const written = submittedValues(form, { [field.name]: entered })[field.name] as Json;
        props.onChange(isEmpty(written) && !Array.isArray(written) ? undefined : written);
      }}
    />
  );
}

/** The item alone, as a form; one without a name is given one for the while. */
const formOfItem = (raw: JsonObject) => formOf(readTemplate({ fields: [readAt(raw, 'name') ? raw : writeAt(raw, 'name', 'value')] }), 'design');

/** Of a component without a kind: a list is written with commas; true, false and numbers are themselves. */
function WrittenDefault({ id, value, onChange, disabled }: EditorProps) {
  const isList = Array.isArray(value);
  const shown = isList ? value.map(String).join(',') : value === undefined || value === null ? '' : String(value);
  const read = (entered: string): Json | undefined => {
    if (!isList) return entered === '' ? undefined : typedValue(entered);
    return entered === '' ? [] : entered.split(',').map(typedValue);
  };
  return <TextInput id={id} value={shown} disabled={disabled} placeholder={isList ? '用英文逗号分隔' : undefined} onChange={(entered) => onChange(read(entered))} />;
}
