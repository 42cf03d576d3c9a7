/** One property: its label, and the control that its kind of value has everywhere, or an editor of its own. */
import { useId, useState, type ComponentType } from 'react';
import { decode, DecodeError } from '../../../engine/codec/decode';
import { encode } from '../../../engine/codec/encode';
import { readAt } from '../../../engine/formTemplate/design/address';
import { typedValue } from '../../../engine/formTemplate/design/change';
import type { Editor, PropertyModel } from '../../../engine/formTemplate/design/properties';
import type { Json, JsonObject } from '../../../engine/json';
import { kindNames, type FieldModel, type KindName } from '../../../engine/model';
import { views } from '../../../fields/views';
import { ComponentEditor } from './ComponentEditor';
import { DefaultEditor } from './DefaultEditor';
import type { EditorProps } from './editor';
import { LayoutTree } from './LayoutTree';
import { OptionsEditor } from './OptionsEditor';
import { RulesEditor } from './RulesEditor';
import { TreeEditor } from './TreeEditor';

const editors: Record<Editor, { draw: ComponentType<EditorProps>; below?: boolean }> = {
  component: { draw: ComponentEditor },
  default: { draw: DefaultEditor },
  options: { draw: OptionsEditor, below: true },
  tree: { draw: TreeEditor, below: true },
  rules: { draw: RulesEditor, below: true },
  layoutTree: { draw: LayoutTree, below: true },
};

const isKind = (control: KindName | Editor): control is KindName => (kindNames as readonly string[]).includes(control);

interface PropertyRowProps {
  property: PropertyModel;
  /** The item, or the form. */
  raw: JsonObject;
  disabled: boolean;
  problem?: string;
  onChange(value: Json | undefined): void;
}

export function PropertyRow({ property, raw, disabled, problem, onChange }: PropertyRowProps) {
  const id = useId();
  const { control, label } = property;
  const value = readAt(raw, property.at) ?? property.absent;
  const editor = isKind(control) ? undefined : editors[control];
  const Drawn = editor?.draw;
  return (
    <div className="designer-property" data-below={editor?.below || undefined}>
      <label htmlFor={id} id={`${id}-label`}>{label}</label>
      <div className="designer-value">
        {Drawn
          ? <Drawn id={id} label={label} value={value} onChange={onChange} disabled={disabled} />
          : <KindControl id={id} property={property} value={value} onChange={onChange} disabled={disabled} problem={problem} />}
      </div>
    </div>
  );
}

const fieldOf = ({ at, label, control, minimum, maximum, as, choices }: PropertyModel): FieldModel => ({
  name: at, title: label, kind: control as KindName, wire: 'plain', required: false, readOnly: false, writeOnly: false, messages: {},
  minimum, maximum, as, ...(control === 'decimal' ? { scale: 10 } : {}),
  ...(choices ? { options: choices.map(([value, title]) => ({ value, title })), codes: choices.map(([value]) => value), required: true } : {}),
});

interface KindControlProps {
  id: string;
  property: PropertyModel;
  value: Json | undefined;
  disabled: boolean;
  problem?: string;
  onChange(value: Json): void;
}

/** A property drawn by its kind; what is no value of it yet is told and not written. */
function KindControl({ id, property, value, onChange, disabled, problem }: KindControlProps) {
  const [field] = useState(() => fieldOf(property));
  // What was typed last stays as it was typed (`0.`) as long as it means what the template holds, or means nothing.
  const [typed, setTyped] = useState<Entered>();
  const { Input } = views[field.kind];
  const isTyped = typed !== undefined && ('why' in typed.read || Object.is(typed.read.value, value));
  const why = isTyped && 'why' in typed.read ? typed.read.why : problem;
  const change = (entered: unknown) => {
    const read = property.typed ? { value: typedValue(String(entered ?? '')) } : readEntered(field, entered);
    setTyped({ entered, read });
    if ('value' in read) onChange(read.value);
  };
  return (
    <>
      <Input
        field={field}
        input={{ name: field.name, placeholder: property.placeholder ?? '', span: 24, hiddenIn: [], disabledIn: [] }}
        id={id}
        value={isTyped ? typed.entered : shownValue(field, value, property.typed)}
        onChange={change}
        disabled={disabled}
        error={why}
      />
      {why && <p className="form-message" id={`${id}-message`} role="alert">{why}</p>}
    </>
  );
}

/** What a control shows of what a template holds; numbers may be kept as texts. */
function shownValue(field: FieldModel, value: Json | undefined, typed = false): unknown {
  if (typed) return value === undefined || value === null ? '' : String(value);
  try {
    return decode('plain', value ?? null, field);
  } catch (error) {
    if (error instanceof DecodeError) return value;
    throw error;
  }
}

type Read = { value: Json } | { why: string };
interface Entered { entered: unknown; read: Read }

function readEntered(field: FieldModel, entered: unknown): Read {
  try {
    const value = encode('plain', decode('plain', entered, field), field) as Json;
    const { minimum, maximum } = field;
    if (typeof value === 'number' && minimum !== undefined && value < minimum) return { why: `${field.title}不能小于${minimum}` };
    if (typeof value === 'number' && maximum !== undefined && value > maximum) return { why: `${field.title}不能大于${maximum}` };
    return { value };
  } catch (error) {
    if (error instanceof DecodeError) return { why: error.message };
    throw error;
  }
}
