/** The form that an action asks before it runs. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ActionModel, FieldModel, FormSection, ResourceModel, Scalar } from '../../../engine/model';
import type { Picture } from '../../../ui/display/picture';
import { Dialog } from '../../../ui/layers/Dialog';
import { Button } from '../../../ui/buttons/Button';
import { asksBeside, DecisionButtons } from '../actions/flows/DecisionButtons';
import { DetailItems } from '../detail/DetailItems';
import { AboutRecord } from './AboutRecord';
import type { OwnInputs } from './context';
import { FormBody } from './FormBody';
import { FormButtons } from './FormButtons';
import { PicturesBeside, picturesOf } from './PicturesBeside';
import { LeaveGuard, useCloseGuard, useMayClose, type CloseGuard } from './leaving';
import type { SessionOptions } from './session';
import type { Values } from './store';
import { Summary } from './Summary';
import { useAgree } from './useAgree';
import { useDecision } from './useDecision';
import { useForm } from './useForm';
import { blankValues } from './useOpening';
import { useSaveKeys } from './useSaveKeys';
import { useWorkedOut } from './useWorkedOut';
import { loadActionCheck } from './validation';

export interface ActionFormProps {
  resource: ResourceModel;
  action: ActionModel;
  /** The row it runs on: its values fill inputs of the same name. */
  record?: Values;
  /** What its inputs begin with where there is no row. Stable. */
  begins?: Values;
  /** The record that the form names above its inputs; `record` when absent. */
  about?: Values;
  /** What the screen shows of it beside the fields that the schema names. */
  shown?: ReactNode;
  /** Inputs that the screen draws itself, by field. Stable. */
  own?: OwnInputs;
  /**
   * Runs the action with the entered values.
   * @throws ApiError; field errors are shown at the inputs, other messages above them
   */
  onSubmit(input: Values): Promise<unknown>;
  /** @param done the action has run */
  onClose(done?: boolean): void;
}

/** Pixels of a form that has no pictures beside it after all. */
const alone = 540;

export function ActionForm(props: ActionFormProps) {
  const { action, onClose } = props;
  const guard = useRef<() => Promise<boolean>>(undefined);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  if (!action.form) return null;
  const { resource, record, about = record } = props;
  const pictures = picturesOf(resource, action.pictures, about);
  return (
    <Dialog
      open
      title={action.dialog ?? action.title}
      width={action.pictures !== undefined && pictures.length === 0 ? Math.min(action.form.width, alone) : action.form.width}
      beforeClose={async () => (await guard.current?.()) ?? true}
      onClose={() => onClose()}
      footer={<div className="form-footer" ref={setFooter} />}
    >
      <ActionInputs {...props} pictures={pictures} form={action.form} footer={footer} guard={guard} />
    </Dialog>
  );
}

/** What the record says of the inputs: of those that bear a field's name, and of those that show one. What is shown beside an input is asked anew, and so is a code that the input does not offer: a state from which the action leads away. */
function known(fields: readonly FieldModel[], record: Values | undefined): Values {
  if (!record) return {};
  const shown = new Set(fields.map(({ shows }) => shows));
  const source = ({ name, shows, from }: FieldModel) => shows ?? from ?? (shown.has(name) ? undefined : name);
  return Object.fromEntries(fields.flatMap((field) => {
    const held = source(field);
    const offered = held === undefined || field.codes === undefined || Array.isArray(record[held]) || field.codes.includes(record[held] as Scalar);
    return held !== undefined && held in record && offered ? [[field.name, record[held]]] : [];
  }));
}

/** Of several buttons the form is drawn for, and the keys press, the first that does no harm. */
const usualOf = (action: ActionModel) => (asksBeside(action) ? (action.buttons?.find(({ danger }) => !danger) ?? action.buttons?.[0]) : undefined);

/** What is assigned to fields is held against the others of the record. */
function rulesOf({ rules, fields }: ResourceModel, { effect, form }: ActionModel, record: Values | undefined): SessionOptions['rules'] {
  if (!rules || !('set' in effect || 'move' in effect)) return undefined;
  const asked = new Map(form?.fields.map((field) => [field.name, field]));
  return { all: rules, fields: fields.map((field) => asked.get(field.name) ?? field), record };
}

interface ActionInputsProps extends ActionFormProps {
  pictures: readonly Picture[];
  form: NonNullable<ActionModel['form']>;
  footer: HTMLElement | null;
  guard: CloseGuard;
}

function ActionInputs({ resource, action, record, begins, about = record, shown, own, pictures, form: model, footer, guard, onSubmit, onClose }: ActionInputsProps) {
  // What several records hold cannot be shown.
  const { fields, inputs } = useMemo(() => (record ? model : { fields: model.fields.filter(({ shows }) => shows === undefined), inputs: model.inputs.filter(({ name }) => !model.fields.some((field) => field.name === name && field.shows !== undefined)) }), [model, record]);
  const initial = useMemo(() => blankValues(fields, { ...known(fields, record ?? begins), ...usualOf(action)?.values }), [fields, record, begins, action]);
  const sections = useMemo((): FormSection[] => [{ inputs }], [inputs]);
  const form = useForm({
    resource: resource.key,
    mode: 'create',
    fields,
    sections,
    rules: rulesOf(resource, action, record),
    initial,
    own,
    begun: begins !== undefined,
    loadCheck: () => loadActionCheck(resource, action),
    save: onSubmit,
    agree: useAgree(),
    onSaved: () => onClose(true),
  });
  useWorkedOut(resource, action, fields, form.parts.store, record);
  const mayClose = useMayClose(form.parts.store);
  useCloseGuard(guard, mayClose);
  const decide = useDecision(resource, action, form.session, about);
  const usual = usualOf(action);
  // What is chosen in a picker is asked about there.
  const send = () => decide({ values: {}, confirm: action.pick ? undefined : action.confirm, danger: action.danger });
  useSaveKeys(form.root, () => void (usual ? decide(usual) : send()));
  const cancel = () => void mayClose().then((may) => may && onClose());
  return (
    <>
      <LeaveGuard store={form.parts.store} onGiveUp={form.draft.close} />
      <PicturesBeside pictures={pictures}>
        {about && (
          <section className="form-context" aria-label={`${resource.title}信息`}>
            {action.context ? <AboutRecord resource={resource} items={action.context} row={about} /> : <DetailItems resource={resource} items={[resource.display]} row={about} />}
            {shown}
          </section>
        )}
        <Summary form={form} />
        <FormBody form={form} sectionsAs="plain" closes />
      </PicturesBeside>
      {footer && createPortal(usual ? (
        <>
          <Button onClick={cancel}>取消</Button>
          <DecisionButtons action={action} busy={form.state.isSaving} onDecide={(button) => void decide(button)} />
        </>
      ) : <FormButtons form={form} sectionsAs="plain" saveLabel={action.save ?? '确定'} onSave={() => void send()} onCancel={cancel} />, footer)}
    </>
  );
}
