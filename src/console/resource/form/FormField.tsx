/** One input with its label, help and message. Drawn again only when its own value, message or condition changes. */
import { memo, useCallback, useEffect, useMemo, useSyncExternalStore, type CSSProperties } from 'react';
import { integerBounds } from '../../../engine/schema/integerBounds';
import { kinds } from '../../../fields/kinds';
import { views } from '../../../fields/views';
import { useAllRows } from '../../data/references/options';
import { regionName } from '../../data/references/regions';
import type { LeftOut } from '../../../ui/ports/chosen';
import { useProvider } from '../provider';
import { controlId, useFieldError, useFieldValue, useFormParts, useInputState, useVariant } from './context';
import { columnDependenciesOf, type InputSpec } from './inputState';
import { FieldLabel, FieldMessage, type ShownFieldProps } from './FieldLabel';
import { PeriodField } from './PeriodField';
import { Refill } from './Refill';
import { RichPreview } from './RichPreview';
import '../../../ui/inputs/field.css';

export const FormField = memo(function FormField({ spec }: { spec: InputSpec }) {
  const state = useInputState(spec);
  const called = useVariant(spec);
  if (!state.shown) return null;
  const Field = spec.input.through === undefined ? ShownField : PeriodField;
  return <Field spec={called} required={state.required} disabled={state.disabled} />;
});

function ShownField({ spec, required, disabled }: ShownFieldProps) {
  const { field, input } = spec;
  const { id: formId } = useFormParts();
  const id = controlId(formId, field.name);
  const style = useMemo(() => ({ '--span': input.span }) as CSSProperties, [input.span]);
  return (
    <div className="form-field" style={style} data-field={field.name}>
      <FieldLabel id={id} title={field.title} required={required} />
      <FieldInput spec={spec} required={required} disabled={disabled} />
      {input.preview && <RichPreview field={field} />}
      {input.refill !== undefined && <Refill spec={spec} title={input.refill} disabled={disabled} />}
      {field.help && <p className="form-help" id={`${id}-help`}>{field.help}</p>}
      <FieldMessage id={id} name={field.name} />
    </div>
  );
}

/** The control of one field, drawn by its kind and judged when its input asks for it. */
export function FieldInput(props: ShownFieldProps) {
  const { kind, as, unique, fills } = props.spec.field;
  if (kind === 'integer' && as === 'select' && unique) return <FreeNumbers {...props} />;
  if (kind === 'region') return <RegionInput {...props} />;
  return fills ? <FillingInput {...props} /> : <PlainInput {...props} />;
}

/** Its name comes along, and what was chosen within the region before means nothing any more. */
function RegionInput(props: ShownFieldProps) {
  const { store, field: fieldOf } = useFormParts();
  const { level, within, named, empties } = props.spec.field.region!;
  const fill = useCallback((code: unknown) => {
    const emptied = Object.fromEntries(empties.flatMap((name) => fieldOf(name) ?? []).map(({ name, kind }) => [name, kinds[kind].empty]));
    const name = regionName(level, within === undefined ? null : store.value(within), code);
    store.patch({ ...emptied, ...(named === undefined ? {} : { [named]: name }) });
  }, [store, fieldOf, level, within, named, empties]);
  return <PlainInput {...props} fill={fill} />;
}

/** Numbers that other records hold already cannot be chosen; a new record begins with the first that none does. */
function FreeNumbers({ spec, ...props }: ShownFieldProps) {
  const { resource, recordId, store, mode } = useFormParts();
  const rows = useAllRows(resource);
  const free = useMemo(() => {
    const { minimum, maximum } = integerBounds(spec.field);
    const taken = new Set(rows?.filter(({ id }) => String(id) !== String(recordId)).map((row) => row[spec.field.name]));
    const options = Array.from({ length: maximum - minimum + 1 }, (_none, at) => ({ value: minimum + at, title: String(minimum + at), disabled: taken.has(minimum + at) }));
    return { ...spec, field: { ...spec.field, options } };
  }, [spec, rows, recordId]);
  const first = rows && free.field.options.find(({ disabled }) => !disabled)?.value;
  const { name, default: usual } = spec.field;
  useEffect(() => {
    if (mode !== 'create' || first === undefined || first === usual || store.value(name) !== usual || store.dirtyFields().includes(name)) return;
    // Not the person's doing: leaving such a form loses nothing.
    store.rebase({ ...store.initial(), [name]: first }, { ...store.values(), [name]: first });
  }, [mode, first, store, name, usual]);
  return <PlainInput spec={free} {...props} />;
}

/** Only this one reads records; a form without them stands anywhere. */
function FillingInput(props: ShownFieldProps) {
  return <PlainInput {...props} fill={useFilling(props.spec)} />;
}

function PlainInput({ spec, required, disabled, fill }: ShownFieldProps & { fill?(value: unknown): void }) {
  const { field, input } = spec;
  const { id: formId, store, mode, check, recordId } = useFormParts();
  const value = useFieldValue(field.name);
  const { own: error, parts } = useFieldError(field.name);
  const Input = views[field.kind].Input;
  const { trigger = 'blur' } = input;
  const recheck = useCallback(() => {
    if (trigger === 'change' || store.hasError(field.name)) check(field.name);
  }, [store, field.name, check, trigger]);
  const onChange = useCallback(
    (next: unknown) => {
      store.set(field.name, next);
      recheck();
      fill?.(next);
    },
    [store, field.name, recheck, fill],
  );
  const onProblem = useCallback(
    (message: string | undefined) => {
      store.setProblem(field.name, message);
      if (store.hasError(field.name)) check(field.name);
    },
    [store, field.name, check],
  );
  const onLeftOut = useCallback((left: LeftOut | undefined) => store.setLeftOut(field.name, left), [store, field.name]);
  const onBlur = useCallback(() => {
    if (trigger === 'blur') check(field.name);
  }, [check, field.name, trigger]);
  useOtherValues(spec);
  // A secret that keeps its stored value is not required, whatever the field says.
  const asked = useMemo(() => (field.required === required ? field : { ...field, required }), [field, required]);
  // A tree's parent needs the record that is being placed; a field with conditions needs the fields they ask.
  const needsOthers = field.toBy !== undefined || field.region !== undefined || field.kind === 'treeReference' || field.kind === 'skuMatrix';
  return (
    <Input
      field={asked}
      input={input}
      id={controlId(formId, field.name)}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      disabled={disabled}
      mode={mode}
      error={error}
      errors={parts}
      onProblem={onProblem}
      onLeftOut={onLeftOut}
      values={needsOthers ? { ...store.values(), id: recordId } : undefined}
    />
  );
}

/** Takes over what the chosen record says of other fields. Where it cannot be read they stay as they are. */
function useFilling({ field: { name, to, fills } }: InputSpec): ((id: unknown) => void) | undefined {
  const { store } = useFormParts();
  const provider = useProvider();
  return useMemo(() => fills && ((id) => {
    if (typeof id !== 'number' && typeof id !== 'string') return;
    provider.getMany(to!, { ids: [id] }).then(({ data: [chosen] }) => {
      if (chosen && store.value(name) === id) store.patch(Object.fromEntries(Object.entries(fills).map(([own, theirs]) => [own, chosen[theirs] as unknown])));
    }, () => undefined);
  }), [store, provider, name, to, fills]);
}

/** Follows the fields that decide where a reference points, which regions there are, or which columns a matrix has. */
function useOtherValues({ field }: InputSpec): void {
  const { store } = useFormParts();
  const names = useMemo(() => [...(field.toBy ? [field.toBy.field] : []), ...(field.region?.within === undefined ? [] : [field.region.within]), ...columnDependenciesOf(field)], [field]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = names.map((name) => store.subscribe({ field: name }, listener));
      return () => ends.forEach((end) => end());
    },
    [store, names],
  );
  useSyncExternalStore(subscribe, () => JSON.stringify(names.map(store.value)));
}
